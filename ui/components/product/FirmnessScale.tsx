import type { ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { FIRMNESSES, firmnessesOf, type Firmness } from '#src/catalog/firmness.ts';
import { productType } from '#src/catalog/product-type.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Disclosure } from '../Disclosure.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FirmnessScale.module.css';

/**
 * Firmness of a mattress or topper on the shop's own scale, with whom it suits. Notes that brands
 * measure firmness differently.
 */
export function FirmnessScale({ chosen }: { readonly chosen: ProductSelection }): ReactNode {
  const text = useText();
  const { product, variant } = chosen.configuration;
  const variants = chosen.halves ? [chosen.halves.left, chosen.halves.right] : [variant];
  const grades = FIRMNESSES.filter((grade) =>
    variants.some((part) => firmnessesOf(product, part).includes(grade)),
  );
  const type = productType(product);
  const isLainOn = type === 'mattress' || type === 'topper' || type === 'box-spring';
  if (grades.length === 0 || !isLainOn) return null;
  return (
    <section className={styles['firmness']} aria-label={text('product.firmness.title')}>
      <p className={styles['title']}>{text('product.firmness.title')}</p>
      <ol className={styles['scale']}>
        {FIRMNESSES.map((grade) => (
          <li
            key={grade}
            className={classNames(styles['grade'], grades.includes(grade) && styles['own'])}
          >
            {text(`product.firmness.${grade}`)}
            {grades.includes(grade) && (
              <VisuallyHidden>{text('product.firmness.own')}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
      <Disclosure summary={text('product.firmness.for-whom')} variant="inline">
        <ul className={styles['for']}>
          {grades.map((grade) => (
            <SuitableSleepers key={grade} grade={grade} />
          ))}
        </ul>
        <p>{text('product.firmness.note')}</p>
      </Disclosure>
    </section>
  );
}

function SuitableSleepers({ grade }: { readonly grade: Firmness }): ReactNode {
  const text = useText();
  return (
    <li>
      <strong>{text(`product.firmness.${grade}`)}</strong>: {text(`product.firmness.${grade}-for`)}
    </li>
  );
}
