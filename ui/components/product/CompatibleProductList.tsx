import type { ReactNode } from 'react';
import type { CompatibleProduct } from '#src/use-cases/find-compatible-products.ts';
import { useText } from '../../shop-context.tsx';
import { CompatibleProductCard } from './CompatibleProductCard.tsx';
import styles from './CompatibleProducts.module.css';

type CompatibleProductListProps = { readonly compatibleProducts: readonly CompatibleProduct[] };

/** Compatible products for a size, each with an add-to-cart button. */
export function CompatibleProductList({
  compatibleProducts,
}: CompatibleProductListProps): ReactNode {
  const text = useText();
  if (compatibleProducts.length === 0)
    return <p className={styles['words']}>{text('fits.none')}</p>;
  return (
    <ul className={styles['list']}>
      {compatibleProducts.map((compatible) => (
        <li key={compatible.sku}>
          <CompatibleProductCard fit={compatible} />
        </li>
      ))}
    </ul>
  );
}
