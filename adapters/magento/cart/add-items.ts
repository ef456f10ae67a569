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

/** An add as it is asked for. */
export type AddWish = {
  readonly items: readonly NewCartItem[];
  readonly key: string;
  readonly bodyScan?: string;
};

/**
 * Adds under a key (C7): the same key again adds nothing more and is answered with what was refused
 * the first time, and the cart as it is by then. Items of which it is not known what became of them
 * are carried out when the key comes again; the others are not.
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
    // An action that runs holds the cart: nobody meets one here.
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

/** What is left to be added of an action that was begun before. */
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

/** The same answer, of an action that was carried out for another call. */
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

/** What goods are called that are not in the cart, by SKU. */
async function namesOf(
  { tools, locale }: CartSession,
  items: readonly NewCartItem[],
): Promise<ReadonlyMap<string, string>> {
  const ways = await tools.ways.find(locale, items);
  return namesIn(ways.ok ? ways.value : []);
}
