import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartAnswer, NewCartItem } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { beginAdd } from '#src/cart/retry/add-plan.ts';
import { lineKey, quantityOf } from '#src/cart/retry/line-key.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import { concluded } from './answer.ts';
import { refusalsIn, type ItemResult } from './cart-actions.ts';
import type { Errand, PendingAction } from './cart-book.ts';
import { isGone, saveBook, type CartSession } from './cart-session.ts';
import { carryPlans, forgetPending } from './carry-plans.ts';
import { readFailure, stepFailure } from './failures.ts';
import { keepResults } from './keep-results.ts';
import { formatPlanKey } from './plan-key.ts';
import { nextRound, type Wanted } from './add-round.ts';
import { namesIn } from './ways-to-buy.ts';
import { whyRefused } from './why-refused.ts';

/** An item of an add and its index among the items of that add. */
export type Rest = { readonly place: number; readonly item: NewCartItem };

/** Adds items in batches until each is in the cart or refused. */
export async function addRest(
  session: CartSession,
  action: PendingAction,
  rest: readonly Rest[],
): Promise<Result<CartAnswer, CartFailure>> {
  const work = await lookedUp(session, rest);
  if (!work.ok) return work;
  const { results, names } = work;
  let wanted = work.wanted;
  let last: RetryStep = { kind: 'read' };
  let isOpen = false;
  while (wanted.length > 0 && !isGone(session)) {
    const round = nextRound(session, wanted);
    for (const { place, refusal } of round.refused) results.set(place, { refusal });
    const done = await carryPlans(session, round.batch.map(errandOf(session, action)), { action });
    const told = await resultsOf(session, round.batch, done);
    for (const [place, result] of told.results) results.set(place, result);
    wanted = [...round.later, ...told.again];
    if (done.length > 0) last = lastStep(done);
    isOpen ||= done.some(({ plan }) => stepFailure(plan.step) !== undefined);
    if (isOpen) break;
  }
  const kept =
    last.kind === 'read' && isRefusedAnyway(action, results)
      ? [...results.values()]
      : (await keepResults(session, action, results)).results;
  forgetPending(session);
  await saveBook(session);
  const failure = stepFailure(last);
  if (failure) return failure;
  const changed: readonly CartRefusal[] =
    last.kind === 'changed-elsewhere' ? [{ kind: 'cart-changed' }] : [];
  return concluded(session, last, [...refusalsIn(kept), ...changed], names);
}

/**
 * Returns whether no item can be added to any cart. If nothing was sent either, no result is
 * stored: a repeated key is refused afresh.
 */
const isRefusedAnyway = (
  { count }: PendingAction,
  results: ReadonlyMap<number, ItemResult>,
): boolean =>
  results.size === count &&
  [...results.values()].every(
    ({ refusal }) => refusal?.kind === 'product-not-found' || refusal?.kind === 'odd-quantity',
  );

/** Looks up the products before they are added. A product that is not sold has no way to buy. */
async function lookedUp(session: CartSession, rest: readonly Rest[]) {
  const { tools, locale } = session;
  const ways = await tools.ways.find(
    locale,
    rest.map(({ item }) => item),
  );
  if (!ways.ok) return readFailure(ways.error);
  const results = new Map<number, ItemResult>();
  const wanted: Wanted[] = rest.map(({ place, item }, index) => {
    const way = ways.value[index];
    // From here on it is one variant, even if its product stands for another one later.
    const named = way ? { ...way.goods, quantity: item.quantity } : item;
    return { place, item: named, way, isAlone: false };
  });
  return { ok: true, results, wanted, names: namesIn(ways.value) } as const;
}

const errandOf =
  (session: CartSession, { key }: PendingAction) =>
  ({ place, item, way }: Wanted): Errand => {
    const { book, tools } = session;
    const line = lineKey(way?.goods ?? item);
    const watch = book.watches.find((one) => one.line === line);
    const baseline = watch?.expected ?? (book.lines && quantityOf({ items: book.lines }, line));
    const plan = beginAdd({
      key: formatPlanKey(key, place),
      line,
      quantity: item.quantity,
      ...(baseline === undefined ? {} : { baseline }),
      deliveries: tools.deliveries,
      ...(watch && { watch }),
      now: tools.clock.now(),
    });
    return { plan, request: { kind: 'add', place, item } };
  };

/** Collects the results of a batch. An item refused in it without a reason is retried alone. */
async function resultsOf(
  session: CartSession,
  batch: readonly Wanted[],
  done: readonly Errand[],
): Promise<{
  readonly results: ReadonlyMap<number, ItemResult>;
  readonly again: readonly Wanted[];
}> {
  const results = new Map<number, ItemResult>();
  const again: Wanted[] = [];
  for (const [index, wanted] of batch.entries()) {
    const step = done[index]?.plan.step;
    if (step?.kind === 'done') results.set(wanted.place, {});
    if (step?.kind !== 'refused' || step.failure.kind !== 'refused') continue;
    const refusal = await whyRefused(session, wanted.item);
    if (refusal.kind === 'not-sold-so' && batch.length > 1)
      again.push({ ...wanted, isAlone: true });
    else results.set(wanted.place, { refusal });
  }
  return { results, again };
}

/** Returns the step with the least certain outcome. */
function lastStep(done: readonly Errand[]): RetryStep {
  const steps = done.map(({ plan }) => plan.step);
  for (const isLast of LEAST_SURE_FIRST) {
    const step = steps.find(isLast);
    if (step) return step;
  }
  return { kind: 'done', quantity: 0 };
}

const LEAST_SURE_FIRST: readonly ((step: RetryStep) => boolean)[] = [
  ({ kind }) => kind === 'unknown',
  (step) => stepFailure(step) !== undefined,
  ({ kind }) => kind === 'changed-elsewhere' || kind === 'cart-gone',
  ({ kind }) => kind === 'refused',
];
