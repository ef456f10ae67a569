import type { Clock } from '#ports/clock-and-ids.ts';
import type { Cart } from '#src/cart/cart.ts';
import { type CallFailure, classifyFailure } from '#src/cart/retry/failure-class.ts';
import { IDEMPOTENCY_KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { findLine, lineKey, skuWithOptionsOf } from '#src/cart/retry/line-key.ts';
import type { RetryTiming } from '#src/cart/retry/retry-step.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CouponReasons } from '../coupons/coupon-reasons.ts';
import { asDigest, type CartActions, type ItemResult, type StoredAction } from './cart-actions.ts';
import type { CartResult } from './cart-calls.ts';
import {
  type CartJournal,
  type CartJournals,
  EMPTY_JOURNAL,
  type PendingAction,
  recordedLines,
} from './cart-journal.ts';
import type { OperationResult } from './execute-operations.ts';
import type { MagentoCarts } from './magento-carts.ts';
import type { PurchasableItems } from './purchasable-items.ts';

/** The dependencies of cart operations. */
export type CartDependencies = {
  readonly carts: MagentoCarts;
  readonly purchasables: PurchasableItems;
  readonly couponReasons: CouponReasons;
  readonly journals: CartJournals;
  readonly actions: CartActions;
  readonly clock: Clock;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Maximum number of times the network may deliver one request: 2 where a proxy may repeat it. */
  readonly deliveries: number;
};

/** The state of a cart while its lock is held. */
export type CartSession = {
  readonly dependencies: CartDependencies;
  readonly locale: Locale;
  readonly cartId: string;
  /** The operation journal, and the version of it that is stored. */
  journal: CartJournal;
  savedJournal: CartJournal;
  /** The current cart; `undefined` if unknown. */
  cart: Cart | undefined;
  /** The coupons before this session, except those that the shopper has changed. */
  couponsBefore: readonly string[];
  /** When `cart` was requested, in milliseconds since 1970. */
  readAt: number;
  /** Why the last read failed. */
  failure: CallFailure | undefined;
  /** Whether the shopper's change was carried out, at least in part, or may have been (C7). */
  mayHaveChanged: boolean;
};

export const openSession = (
  dependencies: CartDependencies,
  locale: Locale,
  cartId: string,
  journal: CartJournal,
): CartSession => ({
  dependencies,
  locale,
  cartId,
  journal,
  savedJournal: journal,
  cart: undefined,
  couponsBefore: journal.coupons ?? [],
  readAt: 0,
  failure: undefined,
  mayHaveChanged: false,
});

export const retryTimingOf = ({ dependencies }: CartSession): RetryTiming => ({
  now: dependencies.clock.now(),
  jitter: dependencies.random(),
});

/** Returns whether the last answer said that the cart does not exist. */
export const isCartMissing = ({ failure }: CartSession): boolean =>
  failure !== undefined && classifyFailure(failure) === 'cart-gone';

/** Updates the session from the reply of a call; after a failed call the cart is unknown. */
export async function updateSessionFrom(
  session: CartSession,
  call: Promise<OperationResult>,
): Promise<OperationResult> {
  const requestedAt = session.dependencies.clock.now();
  const reply = await call;
  const { lines: _, ...journal } = session.journal;
  if (reply.ok) {
    const { cart } = reply.value;
    session.journal = { ...journal, lines: recordedLines(cart), coupons: cart.appliedCoupons };
    Object.assign(session, { cart, readAt: requestedAt, failure: undefined });
  } else {
    session.journal = journal;
    Object.assign(session, { cart: undefined, failure: reply.error });
    if (isCartMissing(session)) session.journal = EMPTY_JOURNAL;
  }
  return reply;
}

/** Converts the reply of a call that carries one operation: it succeeds or fails as a whole. */
export const toOperationResult = async (call: Promise<CartResult>): Promise<OperationResult> => {
  const reply = await call;
  return reply.ok ? ok({ cart: reply.value }) : reply;
};

export const fetchCart = (session: CartSession): Promise<OperationResult> => {
  const { dependencies, locale, cartId } = session;
  return updateSessionFrom(session, toOperationResult(dependencies.carts.read(locale, cartId)));
};

/**
 * Sets a line to a quantity. A line that no longer exists counts as set to 0. A cart that was moved
 * to another store view has other line uids there, so the line is then found by its product.
 */
export async function setLineQuantity(
  session: CartSession,
  uid: string,
  quantity: number,
): Promise<OperationResult> {
  const known = session.journal.lines?.find((line) => line.uid === uid);
  const reply = await changeLine(session, uid, quantity);
  if (!isMissing(reply)) return reply;
  const current = await fetchCart(session);
  const moved =
    current.ok && known
      ? findLine(current.value.cart, lineKey(skuWithOptionsOf(known))).uid
      : undefined;
  if (moved !== undefined && moved !== uid) return changeLine(session, moved, quantity);
  return quantity === 0 ? current : reply;
}

const changeLine = (
  session: CartSession,
  uid: string,
  quantity: number,
): Promise<OperationResult> => {
  const { carts } = session.dependencies;
  const { locale, cartId } = session;
  return updateSessionFrom(
    session,
    toOperationResult(
      quantity === 0 ? carts.remove(locale, cartId, uid) : carts.set(locale, cartId, uid, quantity),
    ),
  );
};

const isMissing = (reply: OperationResult): boolean =>
  !reply.ok && reply.error.kind === 'refused' && reply.error.code === 'line-not-found';

/** Stores the operation journal. Returns `false` if it cannot be stored. */
export async function saveJournal(session: CartSession): Promise<boolean> {
  const { dependencies, cartId, journal, savedJournal: written } = session;
  if (journal === written) return true;
  const isStored = await dependencies.journals.save(cartId, journal);
  if (isStored) session.savedJournal = journal;
  return isStored;
}

/** Stores the results of items of an add by index, beside the results already stored. */
export async function saveResults(
  { dependencies, cartId }: CartSession,
  { key, at, count, ...action }: PendingAction,
  found: ReadonlyMap<number, ItemResult>,
): Promise<StoredAction> {
  const payload = asDigest(action.payload);
  const known = await dependencies.actions.find(cartId, key);
  const stored = known === 'unavailable' || !isSame(known, { payload, at }) ? undefined : known;
  const results = Array.from(
    { length: count },
    (_, index) => found.get(index) ?? stored?.results[index] ?? null,
  );
  const updatedAction = { payload, at: stored?.at ?? at, results };
  await dependencies.actions.save(cartId, key, updatedAction);
  return updatedAction;
}

/** Returns whether the stored action is this one, and not an expired one under the same key. */
const isSame = (
  known: StoredAction | undefined,
  { payload, at }: Pick<PendingAction, 'payload' | 'at'>,
): boolean => known?.payload === payload && at - known.at < IDEMPOTENCY_KEY_LIFETIME;
