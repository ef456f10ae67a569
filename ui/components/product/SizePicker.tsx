import type { ReactNode } from 'react';
import type { Product, Variant } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { variantsByLength } from '#src/catalog/variants-by-length.ts';
import { formatSize } from '#ui/format-size.ts';
import { useShop, useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SizePicker.module.css';

type SizePickerProps = { readonly product: Product; readonly chosen: Variant };

/** The sizes of a product, each a link to the page with that size chosen. */
export function SizePicker({ product, chosen }: SizePickerProps): ReactNode {
  const text = useText();
  const groups = variantsByLength(product.variants);
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
                <SizeLink
                  product={product}
                  variant={variant}
                  isChosen={variant.sku === chosen.sku}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type SizeLinkProps = {
  readonly product: Product;
  readonly variant: Variant;
  readonly isChosen: boolean;
};

/** A size that is sold out stays in its place, and can be looked at. */
function SizeLink({ product, variant, isChosen }: SizeLinkProps): ReactNode {
  const { locale, text } = useShop();
  const isSoldOut = variant.stock === 0;
  return (
    <a
      className={classNames(styles['size'], isSoldOut && styles['soldOut'])}
      href={variantUrl(product, variant, locale)}
      aria-current={isChosen ? 'true' : undefined}
      data-scroll="keep"
    >
      {formatSize(variant.size ?? '')}
      {isSoldOut && <VisuallyHidden>, {text('product.sold-out')}</VisuallyHidden>}
    </a>
  );
}
