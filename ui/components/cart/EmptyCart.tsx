import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './EmptyCart.module.css';

/** Where to begin when there is nothing in the cart. */
export function EmptyCart(): ReactNode {
  const text = useText();
  return (
    <div className={styles['empty']}>
      <p className={styles['title']}>{text('cart.empty')}</p>
      <p>{text('cart.empty-text')}</p>
      <LinkButton href="/">{text('cart.start')}</LinkButton>
    </div>
  );
}
