import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Cart, CartItem } from '#src/cart/cart.ts';
import { useStores, useText } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';

/** What is in a cart, and a way back for what was just taken out. */
export const CartLines = observer(function CartLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { removed } = useStores().cart;
  return (
    <>
      {removed && <RemovedLine key={removed.uid} item={removed} />}
      {cart.items.length > 0 && (
        <ul className={styles['lines']} aria-label={text('cart.lines')}>
          {cart.items.map((item) => (
            <CartLine key={item.uid} item={item} />
          ))}
        </ul>
      )}
    </>
  );
});

/** Takes the focus, which stood on the button of the line that is gone. */
function RemovedLine({ item }: { readonly item: CartItem }) {
  const text = useText();
  const { cart } = useStores();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles['removed']}>
      <p>{text('cart.removed', { name: item.product.name })}</p>
      <Button ref={undo} look="quiet" onClick={() => void cart.undoRemove()}>
        {text('cart.undo')}
      </Button>
    </div>
  );
}
