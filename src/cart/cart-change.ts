import { changedCart, lossIn, type CartLoss } from './cart-answer.ts';
import type { CartState, LineRefusal } from './cart-state.ts';
import { settled, withoutServed, type ChangeRequest } from './cart-turn.ts';
import { EMPTY_CART, type Cart, type CartAnswer, type CartItem } from './cart.ts';
import { SEEN } from './cart-elsewhere.ts';
import { withoutContents } from './intention.ts';
import { lostCart, movedIntention, nextReplay, type LostCart } from './lost-cart.ts';

/**
 * The state once a change was answered. The answered cart replaces what was there (C4), unless the
 * tab has gone over to another since it asked; the adds before it are answered for (C7).
 */
export function afterChange(state: CartState, sent: ChangeRequest, answer: CartAnswer): CartState {
  const isOther = isElsewhere(state.cart, sent.cartId);
  const sight = isOther ? { isKnown: true } : SEEN;
  const known = { ...settled(state), ...sight, unanswered: [] };
  const cart = changedCart(answer);
  if (!cart) return afterLoss(state, sent.cartId, known, lossIn(answer));
  const after = {
    ...known,
    cart: isOther ? state.cart : cart,
    refusals: refusalsAfter(state.refusals, changedLines(sent), answer),
    removed: takenOut(state.cart, sent, cart) ?? state.removed,
  };
  if (state.sentFor || !state.lost) return { ...after, lost: undefined };
  return afterReplay(after, state.lost);
}

/**
 * A cart that is gone makes way for another, once: its lines are to be brought over, and what was
 * wanted of it stays wanted. What was ordered is not brought over, nor is anything wanted of it any
 * more. Where the other cart is unknown too, no third is tried.
 */
function afterLoss(
  state: CartState,
  cartId: string,
  known: CartState,
  loss: CartLoss | undefined,
): CartState {
  const { cart, sentFor, waiting, lost } = state;
  const isOther = isElsewhere(cart, cartId);
  const after = isOther ? known : { ...known, cart: EMPTY_CART, refusals: [] };
  if (lost || !sentFor) return { ...after, waiting: withoutServed(state), lost: undefined };
  const wanted = [sentFor, ...waiting];
  if (loss === 'CART_NOT_ACTIVE') {
    return { ...after, waiting: withoutContents(wanted), lost: lostCart(cartId, []) };
  }
  return { ...after, waiting: wanted, lost: lostCart(cartId, isOther ? [] : cart.items) };
}

/** Whether the tab has gone over to another cart since it asked for a change of this one (C10). */
const isElsewhere = (cart: Cart, cartId: string): boolean => cart.id !== '' && cart.id !== cartId;

/** Once every line has been brought over, the new lines stand for those that were meant. */
function afterReplay(state: CartState, lost: LostCart): CartState {
  const left = { ...lost, replayed: lost.replayed + 1 };
  if (nextReplay(left)) return { ...state, lost: left };
  const waiting = state.waiting.flatMap(
    (intention) => movedIntention(intention, lost.items, state.cart.items) ?? [],
  );
  return { ...state, lost: left, waiting };
}

/** A line's refusal stays until a change of that line succeeds. */
function refusalsAfter(
  refusals: readonly LineRefusal[],
  uids: readonly string[],
  { userErrors: [refusal] }: CartAnswer,
): readonly LineRefusal[] {
  const others = refusals.filter(({ uid }) => !uids.includes(uid));
  return refusal ? [...others, ...uids.map((uid) => ({ uid, error: refusal }))] : others;
}

function changedLines(sent: ChangeRequest): readonly string[] {
  if (sent.kind === 'remove') return [sent.uid];
  return sent.kind === 'update' ? sent.changes.map(({ uid }) => uid) : [];
}

/** The line that a removal took out: it was in the cart before and is not any more. */
function takenOut(before: Cart, sent: ChangeRequest, now: Cart): CartItem | undefined {
  if (sent.kind !== 'remove') return undefined;
  const isLine = ({ uid }: CartItem) => uid === sent.uid;
  return now.items.some(isLine) ? undefined : before.items.find(isLine);
}
