import type { ReactNode } from 'react';
import type { Configuration } from '#src/catalog/configuration.ts';
import { sizeChoices } from '#src/catalog/variant-choices.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { variantsByLength } from '#src/catalog/variants-by-length.ts';
import { formatSize } from '#ui/format-size.ts';
import { useShop } from '#ui/shop-context.tsx';
import { ChoiceLink } from './ChoiceLink.tsx';
import styles from './SizePicker.module.css';

/** The sizes of a product, each a link to the page with that size and all else as chosen. */
export function SizePicker({
  configuration,
}: {
  readonly configuration: Configuration;
}): ReactNode {
  const { text, locale } = useShop();
  const { product, variant: chosen, parts } = configuration;
  const groups = variantsByLength(sizeChoices(product, chosen));
  if (!chosen.size) return null;
  return (
    <nav className={styles['picker']} aria-label={text('product.choose-size')}>
      <p className={styles['chosen']}>
        {text('product.chosen-size', {
          size: text('product.size', { size: formatSize(chosen.size) }),
        })}
      </p>
      {groups.map(({ length, variants }) => (
        <div key={length} className={styles['group']}>
          {groups.length > 1 && <p>{text('product.sizes-of-length', { length })}</p>}
          <ul className={styles['sizes']}>
            {variants.map((variant) => (
              <li key={variant.sku}>
                <ChoiceLink
                  href={variantUrl(product, variant, locale, parts)}
                  isChosen={variant.size === chosen.size}
                  isSoldOut={variant.stock === 0}
                >
                  {formatSize(variant.size ?? '')}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
