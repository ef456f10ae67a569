import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type Cart, findLineError } from '#src/cart/cart.ts';
import type { LineChange } from '#src/use-cases/line-choices.ts';
import { useShop } from '../../shop-context.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';
import { UndoMessage } from './UndoMessage.tsx';
import { useDeliveries } from './use-deliveries.ts';

type CartLinesProps = {
  readonly cart: Cart;
  /** The line whose change form the page has open. */
  readonly change?: LineChange | undefined;
};

/** Lines of a cart, with an undo button for a line that was just removed or saved for later. */
export const CartLines = observer(function CartLines({ cart, change }: CartLinesProps) {
  const { text, stores } = useShop();
  const { cart: store, saved } = stores;
  const region = useRef<HTMLElement>(null);
  const { restorableLine } = store;
  const isSavedForLater = restorableLine !== undefined && saved.has(restorableLine.product.url);
  const undo = (): void => {
    // The undo button is removed together with its message.
    region.current?.focus();
    if (isSavedForLater) saved.removeSilently(restorableLine.product.url);
    void store.undoRemove();
  };
  return (
    <section
      ref={region}
      className={styles['region']}
      tabIndex={-1}
      aria-label={text('cart.lines')}
    >
      {restorableLine && (
        <UndoMessage
          key={restorableLine.uid}
          message={text(isSavedForLater ? 'saved.told-saved' : 'cart.removed', {
            name: restorableLine.product.name,
          })}
          onUndo={undo}
        />
      )}
      {cart.items.length > 0 && <Lines cart={cart} change={change} />}
    </section>
  );
});

const Lines = observer(function Lines({ cart, change }: CartLinesProps) {
  const { dayOf } = useDeliveries(cart);
  return (
    <ul className={styles['lines']}>
      {cart.items.map((item) => (
        <CartLine
          key={item.uid}
          item={item}
          lines={cart.items}
          day={dayOf(item.product.sku)}
          error={findLineError(cart.errors, item.uid)}
          choices={change?.uid === item.uid ? change.choices : undefined}
        />
      ))}
    </ul>
  );
});
