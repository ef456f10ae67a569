import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import styles from './StockNotice.module.css';

/** Maximum stock at which the remaining number is shown. */
export const LOW_STOCK = 5;

/** Says that a variant is sold out or nearly so; renders nothing with more stock. */
export function StockNotice({ stock }: { readonly stock: number }): ReactNode {
  const text = useText();
  if (stock > LOW_STOCK) return null;
  return (
    <p className={styles['notice']}>
      <Icon name="warning" />
      {stock === 0 ? text('product.sold-out-text') : text('product.low-stock', { count: stock })}
    </p>
  );
}
