import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './EmptyCart.module.css';

/** The commerce side was silent: what is in the cart is not shown, and not gone. */
export function UnavailableCart({ url }: { readonly url: string }): ReactNode {
  const text = useText();
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['title']}>{text('cart.unavailable-title')}</p>
      <p>{text('cart.unavailable-text')}</p>
      <LinkButton href={url}>{text('page.retry')}</LinkButton>
    </div>
  );
}
