import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { useText } from '#ui/shop-context.tsx';
import { CompatibleProductCard } from './CompatibleProductCard.tsx';
import styles from './CompatibleProducts.module.css';
import { useCompatibleProducts } from './use-compatible-products.ts';

type CompatibleProductListProps = {
  readonly product: Product;
  readonly size: string;
  /** Placeholder until the products are loaded. */
  readonly waiting: ReactNode;
};

/** Compatible products for a size, each with an add-to-cart button. */
export function CompatibleProductList({
  product,
  size,
  waiting,
}: CompatibleProductListProps): ReactNode {
  const text = useText();
  const compatibleProducts = useCompatibleProducts(product, size);
  if (compatibleProducts === undefined) return waiting;
  if (compatibleProducts.length === 0)
    return <p className={styles['words']}>{text('fits.none')}</p>;
  return (
    <ul className={styles['list']}>
      {compatibleProducts.map((fit) => (
        <li key={fit.variant.sku}>
          <CompatibleProductCard fit={fit} />
        </li>
      ))}
    </ul>
  );
}
