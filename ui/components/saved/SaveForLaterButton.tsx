import type { ReactNode } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SaveForLaterButton.module.css';

/**
 * Moves a cart line to the saved list with its quantity. If its removal from the cart fails, it is
 * taken off the list again. Needs script, as the saved list does.
 */
export function SaveForLaterButton({ item }: { readonly item: CartItem }): ReactNode {
  const { text, stores } = useShop();
  const { uid, quantity, product } = item;
  const move = async (): Promise<void> => {
    stores.saved.saveSilently({ url: product.url, name: product.name, quantity });
    const { kind } = await stores.cart.remove(uid);
    if (kind !== 'granted') stores.saved.removeSilently(product.url);
  };
  return (
    <Button variant="quiet" className={styles['save']} onClick={() => void move()}>
      <Icon name="heart" />
      {text('saved.line')}
      <VisuallyHidden>: {product.name}</VisuallyHidden>
    </Button>
  );
}
