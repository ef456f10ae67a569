import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { useText } from '#ui/shop-context.tsx';
import { FitCard } from './FitCard.tsx';
import styles from './FitsWith.module.css';
import { useFits } from './use-fits.ts';

type FitListProps = {
  readonly product: Product;
  readonly size: string;
  /** Placeholder until the products are loaded. */
  readonly waiting: ReactNode;
};

/** Compatible products for a size, each with an add-to-cart button. */
export function FitList({ product, size, waiting }: FitListProps): ReactNode {
  const text = useText();
  const fits = useFits(product, size);
  if (fits === undefined) return waiting;
  if (fits.length === 0) return <p className={styles['words']}>{text('fits.none')}</p>;
  return (
    <ul className={styles['list']}>
      {fits.map((fit) => (
        <li key={fit.variant.sku}>
          <FitCard fit={fit} />
        </li>
      ))}
    </ul>
  );
}
