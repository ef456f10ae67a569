import type { Cart, CartItem, CartItemChange, UserErrorCode } from './cart.ts';
import type { CartState, LineRefusal } from './cart-state.ts';
import type { Intention } from './intention.ts';

/** A line as the shopper wants it: `isPending` until the commerce side has said so too. */
export type ShownLine = CartItem & {
  readonly isPending: boolean;
  /** Why its last change was refused. */
  readonly refusal?: UserErrorCode | undefined;
};

/**
 * A cart as the shopper wants it: lines and quantities at once, so that nobody waits for a click to
 * show. Its prices and coupons are those of the last answer: what they become is not ours to say.
 */
export type ShownCart = Omit<Cart, 'items'> & {
  readonly items: readonly ShownLine[];
  /** The line that was taken out last, for putting it back. */
  readonly removed?: CartItem | undefined;
};

export function shownCart(state: CartState): ShownCart {
  const { cart } = state;
  const wanted = wantedQuantities(state);
  const gone = removedLines(state);
  const lines = cart.items.filter(({ uid }) => !gone.includes(uid));
  const items = lines.map((line) => shownLine(line, wanted, state.refusals));
  const totalQuantity = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const removed = cart.items.find(({ uid }) => uid === gone.at(-1)) ?? state.removed;
  return { ...cart, items, totalQuantity, removed };
}

/** By line, the last quantity that is wanted of it and not answered yet. */
export function wantedQuantities(state: CartState): readonly CartItemChange[] {
  const quantities = new Map<string, number>();
  for (const intention of unsettled(state)) {
    if (intention.kind === 'update') quantities.set(intention.uid, intention.quantity);
  }
  return Array.from(quantities, ([uid, quantity]) => ({ uid, quantity }));
}

/** The lines that are wanted out of the cart, in that order. */
const removedLines = (state: CartState): readonly string[] =>
  unsettled(state).flatMap((intention) => (intention.kind === 'remove' ? intention.uid : []));

/** What is wanted and not answered yet, in order. */
const unsettled = ({ sentFor, waiting }: CartState): readonly Intention[] =>
  sentFor ? [sentFor, ...waiting] : waiting;

function shownLine(
  line: CartItem,
  wanted: readonly CartItemChange[],
  refusals: readonly LineRefusal[],
): ShownLine {
  const change = wanted.find(({ uid }) => uid === line.uid);
  const refusal = refusals.find(({ uid }) => uid === line.uid)?.code;
  const quantity = change?.quantity ?? line.quantity;
  const rowTotal =
    quantity === line.quantity
      ? line.rowTotal
      : { ...line.price, cents: line.price.cents * quantity };
  return { ...line, quantity, rowTotal, isPending: change !== undefined, refusal };
}
