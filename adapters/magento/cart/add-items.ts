import type { NewCartItem } from '#src/cart/cart.ts';
import {
  IDEMPOTENCY_KEY_REUSED,
  type CartChangeAnswer,
  type CartFailure,
} from '#ports/cart-gateway.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { comparableAdd, checkIdempotencyKey } from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { addRemaining, type RemainingItem } from './add-remaining.ts';
import { toAnswer, answerWithoutCart } from './cart-answers.ts';
import { hasAdded, payloadDigest, toIdempotencyRecord, type StoredAction } from './cart-actions.ts';
import { parsePlanKey, type PendingAction } from './cart-journal.ts';
import type { CartSession } from './cart-session.ts';
import { RECORDS_UNAVAILABLE } from './failures.ts';
import { namesIn } from './purchasable-items.ts';
import { refreshCart, ensureSettled } from './refresh-cart.ts';

/** The arguments of an add. */
export type AddCommand = {
  readonly items: readonly NewCartItem[];
  readonly key: string;
  readonly bodyScan?: string;
};

/**
 * Adds items under an idempotency key (C7). A repeated key adds nothing more: it is answered with
 * the first refusals and the current cart. Only items whose outcome is still unknown are sent when
 * the key is repeated.
 */
export async function addItems(
  session: CartSession,
  command: AddCommand,
): Promise<Result<CartChangeAnswer, CartFailure>> {
  const { dependencies, cartId } = session;
  const { items, key } = command;
  const cartStatus = await ensureSettled(session, true);
  const known = await dependencies.actions.find(cartId, key);
  if (known === 'unavailable') return RECORDS_UNAVAILABLE;
  const now = dependencies.clock.now();
  const payload = payloadDigest(comparableAdd(items));
  const verdict = checkIdempotencyKey(known && toIdempotencyRecord(known), payload, now);
  if (verdict.kind === 'mismatch') return err(IDEMPOTENCY_KEY_REUSED);
  session.mayHaveChanged ||= mayBeInCart(session, key, known);
  if (cartStatus !== 'known') return answerWithoutCart(session);
  if (verdict.kind === 'replay')
    return asReplayed(await answerNow(session, verdict.answer, await namesOf(session, items)));
  const action = pendingActionOf(command, payload, now);
  return addRemaining(session, action, remainingOf(items, known, payload));
}

const pendingActionOf = (
  { items, key, bodyScan }: AddCommand,
  payload: string,
  at: number,
): PendingAction => ({
  key,
  payload,
  at,
  count: items.length,
  ...(bodyScan !== undefined && { bodyScan }),
});

/** Whether an earlier attempt under this key has added an item, or may have. */
const mayBeInCart = (
  { journal: { watches } }: CartSession,
  key: string,
  known: StoredAction | undefined,
): boolean =>
  (known !== undefined && hasAdded(known.results)) ||
  watches.some(
    ({ unconfirmed }) =>
      unconfirmed?.key !== undefined && parsePlanKey(unconfirmed.key).key === key,
  );

/** Returns the items that a previous attempt at this action has not finished. */
const remainingOf = (
  items: readonly NewCartItem[],
  known: StoredAction | undefined,
  payload: string,
): readonly RemainingItem[] =>
  items.flatMap((item, itemIndex) => {
    const isDone =
      known?.payload === payload &&
      toIdempotencyRecord(known).state === 'open' &&
      known.results[itemIndex];
    return isDone ? [] : { item, itemIndex };
  });

/** Marks the answer of an action that was carried out by an earlier call. */
export const asReplayed = (
  answer: Result<CartChangeAnswer, CartFailure>,
): Result<CartChangeAnswer, CartFailure> =>
  answer.ok ? ok({ ...answer.value, isReplayed: true }) : answer;

async function answerNow(
  session: CartSession,
  refusals: readonly CartRefusal[],
  names: ReadonlyMap<string, string>,
): Promise<Result<CartChangeAnswer, CartFailure>> {
  return (await refreshCart(session)) === 'known'
    ? toAnswer(session, refusals, names)
    : answerWithoutCart(session);
}

/** Product names by SKU, for products that are not in the cart. */
async function namesOf(
  { dependencies, locale }: CartSession,
  items: readonly NewCartItem[],
): Promise<ReadonlyMap<string, string>> {
  const purchasables = await dependencies.purchasables.find(locale, items);
  return namesIn(purchasables.ok ? purchasables.value : []);
}
