import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './EmptyCart.module.css';

type EmptyCartProps = {
  /** A discount code that a link has brought along: it is told when it can be used. */
  readonly code?: string | undefined;
};

/** Where to begin when there is nothing in the cart. */
export function EmptyCart({ code }: EmptyCartProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['empty']}>
      <p className={styles['title']}>{text('cart.empty')}</p>
      <p>{text('cart.empty-text')}</p>
      {code !== undefined && <p>{text('cart.coupon-waits', { code })}</p>}
      <LinkButton href="/">{text('cart.start')}</LinkButton>
    </div>
  );
}
