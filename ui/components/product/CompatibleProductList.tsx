import { type ReactNode, useEffect, useState } from 'react';
import type { Product } from '#src/catalog/product.ts';
import {
  type CompatibleProduct,
  findCompatibleProducts,
} from '#src/use-cases/find-compatible-products.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { CompatibleProductCard } from './CompatibleProductCard.tsx';
import styles from './CompatibleProducts.module.css';
import { showWhenFound } from './show-when-found.ts';

type CompatibleProductListProps = {
  readonly product: Product;
  readonly size: string;
  /** Placeholder until the products are loaded. */
  readonly fallback: ReactNode;
};

/** Compatible products for a size, each with an add-to-cart button. */
export function CompatibleProductList({
  product,
  size,
  fallback,
}: CompatibleProductListProps): ReactNode {
  const text = useText();
  const compatibleProducts = useCompatibleProducts(product, size);
  if (compatibleProducts === undefined) return fallback;
  if (compatibleProducts.length === 0)
    return <p className={styles['words']}>{text('fits.none')}</p>;
  return (
    <ul className={styles['list']}>
      {compatibleProducts.map((compatible) => (
        <li key={compatible.variant.sku}>
          <CompatibleProductCard fit={compatible} />
        </li>
      ))}
    </ul>
  );
}

/** Compatible products for a size; `undefined` until they are loaded. */
function useCompatibleProducts(
  product: Product,
  size: string | undefined,
): readonly CompatibleProduct[] | undefined {
  const { productPorts, locale } = useShop();
  const [compatibleProducts, setCompatibleProducts] = useState<readonly CompatibleProduct[]>();
  useEffect(
    () =>
      showWhenFound(
        findCompatibleProducts(productPorts, locale, product, size),
        setCompatibleProducts,
      ),
    [productPorts, locale, product, size],
  );
  return compatibleProducts;
}
