import type { ReactNode } from 'react';
import type { UspAttribute } from '#src/catalog/product.ts';
import { iconOfFile } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './UspRatings.module.css';

type UspRatingsProps = {
  readonly attributes: readonly UspAttribute[];
  readonly size?: 'card' | 'page';
};

/** What a product is good at (L4): grades as dots, other properties in words. */
export function UspRatings({ attributes, size = 'card' }: UspRatingsProps): ReactNode {
  if (attributes.length === 0) return null;
  return (
    <ul className={classNames(styles['usps'], styles[size])}>
      {attributes.map((attribute) => (
        <Usp key={attribute.code} attribute={attribute} />
      ))}
    </ul>
  );
}

function Usp({ attribute }: { readonly attribute: UspAttribute }): ReactNode {
  const icon = iconOfFile(attribute.icon);
  return (
    <li className={styles['usp']}>
      {icon && <Icon name={icon} className={styles['icon']} />}
      <span className={styles['label']}>{attribute.label}</span>{' '}
      {attribute.showRating ? (
        <Grade value={attribute.value} />
      ) : (
        <span className={styles['words']}>{attribute.value}</span>
      )}
    </li>
  );
}

function Grade({ value }: { readonly value: string }): ReactNode {
  const text = useText();
  return (
    <span className={classNames(styles['dots'], styles[`grade${wholeGrade(value)}`])}>
      <VisuallyHidden>{text('rating.grade', { grade: value })}</VisuallyHidden>
    </span>
  );
}

const wholeGrade = (value: string): number =>
  Math.min(5, Math.max(0, Math.round(Number(value) || 0)));
