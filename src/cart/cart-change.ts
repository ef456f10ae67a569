import { changedCart, lossIn, type CartLoss } from './cart-answer.ts';
import type { CartState, LineRefusal } from './cart-state.ts';
import { settled, withoutServed, type ChangeRequest } from './cart-turn.ts';
import { EMPTY_CART, type Cart, type CartAnswer } from './cart.ts';
import { SEEN } from './cart-elsewhere.ts';
import { withoutContents } from './intention.ts';
import { keepsakesOf, type Keepsake } from './keepsake.ts';
import {
  afterBringing,
  isBroughtOver,
  lostCart,
  movedIntention,
  type LostCart,
} from './lost-cart.ts';
import { withLinePutBack } from './put-back.ts';
import { goodsOf, lineKey } from './retry/line-key.ts';

/**
 * The state after a change was answered. The answered cart replaces the local one (C4), unless the
 * tab has switched to another cart since the request. Earlier adds count as answered (C7).
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
    refusals: refusalsAfter(state.refusals, sent, answer),
  };
  if (!state.sentFor && state.lost) return afterReplay(after, state.lost, sent);
  return { ...withLinePutBack(after, state.sentFor), lost: undefined };
}

/**
 * Replaces a cart that is gone, once: its lines are migrated first, then its other data, and the
 * queued commands stay queued. An ordered cart is not migrated, and commands that name its contents
 * are dropped. If the replacement cart is unknown too, there is no third attempt.
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
  if (isOther) return { ...after, waiting: wanted, lost: lostCart(cartId, []) };
  return { ...after, waiting: wanted, lost: lostCart(cartId, cart.items, keepsakesOf(cart)) };
}

/** Whether the tab has switched to another cart since it sent this change (C10). */
const isElsewhere = (cart: Cart, cartId: string): boolean => cart.id !== '' && cart.id !== cartId;

/** Once everything is migrated, queued commands refer to the lines of the new cart. */
function afterReplay(state: CartState, lost: LostCart, { kind }: ChangeRequest): CartState {
  const left = isBringing(kind) ? afterBringing(lost, kind) : lost;
  if (!isBroughtOver(left, state.cart)) return { ...state, lost: left };
  const waiting = state.waiting.flatMap(
    (intention) => movedIntention(intention, lost.items, state.cart.items) ?? [],
  );
  return { ...state, lost: left, waiting };
}

const isBringing = (kind: ChangeRequest['kind']): kind is 'add' | Keepsake['kind'] =>
  kind !== 'update' && kind !== 'remove' && kind !== 'remove-coupon';

/** Keeps the refusal of a line until a change of that line succeeds. */
function refusalsAfter(
  refusals: readonly LineRefusal[],
  sent: ChangeRequest,
  { cart, userErrors: [refusal] }: CartAnswer,
): readonly LineRefusal[] {
  const uids = changedLines(sent);
  const settled = refusal || !cart ? uids : [...uids, ...linesAddedTo(sent, cart)];
  const others = refusals.filter(({ uid }) => !settled.includes(uid));
  return refusal ? [...others, ...uids.map((uid) => ({ uid, error: refusal }))] : others;
}

function changedLines(sent: ChangeRequest): readonly string[] {
  if (sent.kind === 'remove') return [sent.uid];
  return sent.kind === 'update' ? sent.changes.map(({ uid }) => uid) : [];
}

function linesAddedTo(sent: ChangeRequest, { items }: Cart): readonly string[] {
  const keys = sent.kind === 'add' ? sent.items.map(lineKey) : [];
  return items.filter((line) => keys.includes(lineKey(goodsOf(line)))).map(({ uid }) => uid);
}
