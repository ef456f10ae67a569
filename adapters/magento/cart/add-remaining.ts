import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { CartAnswer, NewCartItem } from '#src/cart/cart.ts';
import { beginAdd } from '#src/cart/retry/add-plan.ts';
import { lineKey, quantityInCart } from '#src/cart/retry/line-key.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import { type ItemToAdd, nextAddBatch } from './add-batch.ts';
import { type ItemResult, refusalsIn } from './cart-actions.ts';
import { answerAfterChange } from './cart-answers.ts';
import { type CartOperation, formatPlanKey, type PendingAction } from './cart-journal.ts';
import { type CartSession, isCartMissing, saveJournal, saveResults } from './cart-session.ts';
import { failedRead, stepFailure } from './failures.ts';
import { namesIn, type PurchasableItem } from './purchasable-items.ts';
import { addRefusalOf } from './refusal-reasons.ts';
import { clearPending, runOperations } from './run-operations.ts';

/** An item of an add and its index among the items of that add. */
export type RemainingItem = { readonly itemIndex: number; readonly item: NewCartItem };

/** Adds items in batches until each is in the cart or refused. */
export async function addRemaining(
  session: CartSession,
  action: PendingAction,
  rest: readonly RemainingItem[],
): Promise<Result<CartAnswer, CartFailure>> {
  const work = await findItemsToAdd(session, rest);
  if (!work.ok) return work;
  const { results, names } = work;
  let itemsToAdd = work.itemsToAdd;
  let last: RetryStep = { kind: 'read' };
  let isOpen = false;
  while (itemsToAdd.length > 0 && !isCartMissing(session)) {
    const round = nextAddBatch(session, itemsToAdd);
    for (const { itemIndex, refusal } of round.refused) results.set(itemIndex, { refusal });
    const done = await runOperations(session, round.items.map(operationFor(session, action)), {
      action,
    });
    const batchResults = await resultsOf(session, round.items, done);
    for (const [itemIndex, result] of batchResults.results) results.set(itemIndex, result);
    itemsToAdd = [...round.later, ...batchResults.again];
    if (done.length > 0) last = leastCertainStep(done);
    isOpen ||= done.some(({ plan }) => stepFailure(plan.step) !== undefined);
    if (isOpen) break;
  }
  const storedResults =
    last.kind === 'read' && isNeverPurchasable(action, results)
      ? [...results.values()]
      : (await saveResults(session, action, results)).results;
  clearPending(session);
  await saveJournal(session);
  const failure = stepFailure(last);
  if (failure) return failure;
  const changed: readonly CartRefusal[] =
    last.kind === 'changed-elsewhere' ? [{ kind: 'cart-changed' }] : [];
  return answerAfterChange(session, last, [...refusalsIn(storedResults), ...changed], names);
}

/**
 * Returns whether no item can be added to any cart. If nothing was sent either, no result is
 * stored: a repeated key is refused afresh.
 */
const isNeverPurchasable = (
  { count }: PendingAction,
  results: ReadonlyMap<number, ItemResult>,
): boolean =>
  results.size === count &&
  [...results.values()].every(({ refusal }) => NEVER_PURCHASABLE.has(refusal?.kind));

const NEVER_PURCHASABLE: ReadonlySet<CartRefusal['kind'] | undefined> = new Set([
  'product-not-found',
  'choice-missing',
  'odd-quantity',
] as const);

/** Looks up the products before they are added. A product that is not sold has no purchasable item. */
async function findItemsToAdd(session: CartSession, rest: readonly RemainingItem[]) {
  const { dependencies, locale } = session;
  const purchasables = await dependencies.purchasables.find(
    locale,
    rest.map(({ item }) => item),
  );
  if (!purchasables.ok) return failedRead(purchasables.error);
  const results = new Map<number, ItemResult>();
  const itemsToAdd: ItemToAdd[] = rest.map(({ itemIndex, item }, index) => {
    const purchasable = purchasables.value[index];
    // From here on it is one variant, even if its product stands for another one later.
    const named = purchasable ? variantItem(purchasable, item.quantity) : item;
    return { itemIndex, item: named, purchasable, mustGoAlone: false };
  });
  return { ok: true, results, itemsToAdd, names: namesIn(purchasables.value) } as const;
}

const variantItem = (
  { skuWithOptions, buyRequest }: PurchasableItem,
  quantity: number,
): NewCartItem => ({ ...skuWithOptions, productSku: buyRequest.sku, quantity });

const operationFor =
  (session: CartSession, { key }: PendingAction) =>
  ({ itemIndex, item, purchasable }: ItemToAdd): CartOperation => {
    const { journal, dependencies } = session;
    const line = lineKey(purchasable?.skuWithOptions ?? item);
    const watch = journal.watches.find((one) => one.line === line);
    const baseline =
      watch?.expected ?? (journal.lines && quantityInCart({ items: journal.lines }, line));
    const plan = beginAdd({
      key: formatPlanKey(key, itemIndex),
      line,
      quantity: item.quantity,
      ...(baseline === undefined ? {} : { baseline }),
      deliveries: dependencies.deliveries,
      ...(watch && { watch }),
      now: dependencies.clock.now(),
    });
    return { plan, request: { kind: 'add', place: itemIndex, item } };
  };

/** Collects the results of a batch. An item refused in it without a reason is retried alone. */
async function resultsOf(
  session: CartSession,
  batch: readonly ItemToAdd[],
  done: readonly CartOperation[],
): Promise<{
  readonly results: ReadonlyMap<number, ItemResult>;
  readonly again: readonly ItemToAdd[];
}> {
  const results = new Map<number, ItemResult>();
  const retryAlone: ItemToAdd[] = [];
  for (const [index, itemToAdd] of batch.entries()) {
    const step = done[index]?.plan.step;
    if (step?.kind === 'done') results.set(itemToAdd.itemIndex, {});
    if (step?.kind !== 'refused' || step.failure.kind !== 'refused') continue;
    const refusal = await addRefusalOf(session, itemToAdd.item);
    if (refusal.kind === 'not-sold-so' && batch.length > 1)
      retryAlone.push({ ...itemToAdd, mustGoAlone: true });
    else results.set(itemToAdd.itemIndex, { refusal });
  }
  return { results, again: retryAlone };
}

/** Returns the step with the least certain outcome. */
function leastCertainStep(done: readonly CartOperation[]): RetryStep {
  const steps = done.map(({ plan }) => plan.step);
  for (const isLast of BY_ASCENDING_CERTAINTY) {
    const step = steps.find(isLast);
    if (step) return step;
  }
  return { kind: 'done', quantity: 0 };
}

const BY_ASCENDING_CERTAINTY: readonly ((step: RetryStep) => boolean)[] = [
  ({ kind }) => kind === 'unknown',
  (step) => stepFailure(step) !== undefined,
  ({ kind }) => kind === 'changed-elsewhere' || kind === 'cart-gone',
  ({ kind }) => kind === 'refused',
];
