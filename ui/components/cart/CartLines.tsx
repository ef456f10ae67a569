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
  const store = useStores().cart;
  const region = useRef<HTMLElement>(null);
  const { removed } = store;
  const undo = (): void => {
    // The button goes with the line that it puts back.
    region.current?.focus();
    void store.undoRemove();
  };
  return (
    <section
      ref={region}
      className={styles['region']}
      tabIndex={-1}
      aria-label={text('cart.lines')}
    >
      {removed && <RemovedLine key={removed.uid} item={removed} onUndo={undo} />}
      {cart.items.length > 0 && (
        <ul className={styles['lines']}>
          {cart.items.map((item) => (
            <CartLine key={item.uid} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
});

type RemovedLineProps = { readonly item: CartItem; readonly onUndo: () => void };

/** Takes the focus, which stood on the button of the line that is gone. */
function RemovedLine({ item, onUndo }: RemovedLineProps) {
  const text = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles['removed']}>
      <output>{text('cart.removed', { name: item.product.name })}</output>
      <Button ref={undo} look="quiet" onClick={onUndo}>
        {text('cart.undo')}
      </Button>
    </div>
  );
}
