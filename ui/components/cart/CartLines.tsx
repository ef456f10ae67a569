import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { type BedLines, bedLines, type IsSwapped } from '#src/cart/bed-lines.ts';
import { type Cart, type CartItem, findLineError } from '#src/cart/cart.ts';
import type { LineChange } from '#src/use-cases/line-choices.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { Amount } from '../PriceTag.tsx';
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
  const { bedSides } = useShop().stores;
  const { periodOf, comesWith } = useDeliveries(cart);
  const isSwapped: IsSwapped = (first, second) => bedSides.isSwapped(first, second);
  const propsOf = (item: CartItem) => ({
    item,
    lines: cart.items,
    period: periodOf(item.product.sku),
    comesWith: comesWith(item.product.sku),
    error: findLineError(cart.errors, item.uid),
    choices: change?.uid === item.uid ? change.choices : undefined,
  });
  return (
    <ul className={styles['lines']}>
      {bedLines(cart.items, isSwapped).map((entry) =>
        entry.kind === 'line' ? (
          <CartLine {...propsOf(entry.item)} key={entry.item.uid} />
        ) : (
          <Bed key={`${entry.left.uid} ${entry.right.uid}`} bed={entry} propsOf={propsOf} />
        ),
      )}
    </ul>
  );
});

type BedProps = {
  readonly bed: BedLines;
  readonly propsOf: (item: CartItem) => ComponentProps<typeof CartLine>;
};

/** Two halves as one bed: its size and total, and below them the lines of both sides. */
function Bed({ bed: { left, right, size, rowTotal }, propsOf }: BedProps): ReactNode {
  const { text, stores } = useShop();
  const titleId = useId();
  return (
    <li className={styles['bed']}>
      <p className={styles['bedTitle']} id={titleId}>
        {text('cart.bed', { size: text('product.size', { size: formatSize(size) }) })}
      </p>
      <p className={styles['bedTotal']}>
        <Amount money={rowTotal} />
      </p>
      <ul aria-labelledby={titleId}>
        <CartLine
          {...propsOf(left)}
          side={text('product.halves.left')}
          onReplaced={(sku) => stores.bedSides.keep({ stays: right, sku, isLeft: true })}
        />
        <CartLine
          {...propsOf(right)}
          side={text('product.halves.right')}
          onReplaced={(sku) => stores.bedSides.keep({ stays: left, sku, isLeft: false })}
        />
      </ul>
    </li>
  );
}
