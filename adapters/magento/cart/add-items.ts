import type { NewCartItem } from '#src/cart/cart.ts';
import { KEY_USED_OTHERWISE, type ChangeAnswer, type CartFailure } from '#ports/cart-gateway.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { addPayload, judgeKey } from '#src/cart/retry/idempotency.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { addRest, type Rest } from './add-rest.ts';
import { answered, unseen } from './answer.ts';
import { payloadDigest, toActionRecord, type KeptAction } from './cart-actions.ts';
import type { PendingAction } from './cart-book.ts';
import type { CartSession } from './cart-session.ts';
import { RECORDS_AWAY } from './failures.ts';
import { namesIn } from './ways-to-buy.ts';
import { look, settle } from './look-at-cart.ts';

/** The arguments of an add. */
export type AddWish = {
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
  { items, key, bodyScan }: AddWish,
): Promise<Result<ChangeAnswer, CartFailure>> {
  const { tools, cartId } = session;
  const sight = await settle(session, true);
  if (sight !== 'seen') return unseen(session);
  const known = await tools.actions.find(cartId, key);
  if (known === 'unavailable') return RECORDS_AWAY;
  const now = tools.clock.now();
  const payload = payloadDigest(addPayload(items));
  const verdict = judgeKey(known && toActionRecord(known), payload, now);
  switch (verdict.kind) {
    case 'mismatch':
      return err(KEY_USED_OTHERWISE);
    case 'replay':
      return replayed(await answerNow(session, verdict.answer, await namesOf(session, items)));
    // A running action holds the cart lock, so this case does not occur here.
    case 'wait':
    case 'carry-out': {
      const action: PendingAction = {
        key,
        payload,
        at: now,
        count: items.length,
        ...(bodyScan !== undefined && { bodyScan }),
      };
      return addRest(session, action, restOf(items, known, payload));
    }
  }
}

/** Returns the items that a previous attempt at this action has not finished. */
const restOf = (
  items: readonly NewCartItem[],
  known: KeptAction | undefined,
  payload: string,
): readonly Rest[] =>
  items.flatMap((item, place) => {
    const isDone =
      known?.payload === payload && toActionRecord(known).state === 'open' && known.results[place];
    return isDone ? [] : { item, place };
  });

/** Marks the answer of an action that was carried out by an earlier call. */
export const replayed = (
  answer: Result<ChangeAnswer, CartFailure>,
): Result<ChangeAnswer, CartFailure> =>
  answer.ok ? ok({ ...answer.value, isReplayed: true }) : answer;

async function answerNow(
  session: CartSession,
  refusals: readonly CartRefusal[],
  names: ReadonlyMap<string, string>,
): Promise<Result<ChangeAnswer, CartFailure>> {
  return (await look(session)) === 'seen' ? answered(session, refusals, names) : unseen(session);
}

/** Product names by SKU, for products that are not in the cart. */
async function namesOf(
  { tools, locale }: CartSession,
  items: readonly NewCartItem[],
): Promise<ReadonlyMap<string, string>> {
  const ways = await tools.ways.find(locale, items);
  return namesIn(ways.ok ? ways.value : []);
}
