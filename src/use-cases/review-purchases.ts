import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { Purchases, PurchasesFailure } from '#ports/purchases.ts';
import type {
  ReviewNotFound,
  ReviewWriter,
  ReviewWriterFailure,
  UncheckedReview,
} from '#ports/review-writer.ts';
import type { PlacedOrder } from '../catalog/purchase.ts';
import type { StoredReview } from '../catalog/written-review.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

type CheckPorts = {
  readonly reviewWriter: Pick<ReviewWriter, 'unchecked' | 'storePurchase'>;
  readonly purchases: Pick<Purchases, 'check'>;
};

/**
 * Confirms a review (WR1), and then checks its purchase (WR5): its reader has proved the address, and the
 * answer is the same whatever the orders say. If they cannot be asked now, a later
 * {@link checkPurchases} does.
 */
export async function confirmReview(
  ports: CheckPorts & { readonly reviewWriter: Pick<ReviewWriter, 'confirm'> },
  id: string,
  version: number,
): Promise<Result<StoredReview, ReviewWriterFailure | ReviewNotFound>> {
  const confirmed = await ports.reviewWriter.confirm(id, version);
  if (!confirmed.ok || confirmed.value.status !== 'pending') return confirmed;
  const { number } = confirmed.value;
  const [first] = await uncheckedAfter(ports, number - 1, 1);
  if (first?.number === number) await checkPurchase(ports, first);
  return confirmed;
}

/** Reviews whose purchases are checked in one run. */
const CHECKS_OF_RUN = 20;

/**
 * Checks the purchases of some confirmed reviews after `number` that are open. Ends with the first whose
 * orders cannot be asked now: more calls would hardly be answered, and the next run goes on behind it.
 *
 * @returns the number after which the next run begins; 0 after the last review.
 */
export async function checkPurchases(ports: CheckPorts, number = 0): Promise<number> {
  const open = await uncheckedAfter(ports, number, CHECKS_OF_RUN);
  let last = 0;
  for (const review of open) {
    last = review.number;
    if (!(await checkPurchase(ports, review))) break;
  }
  const isEnd = open.length < CHECKS_OF_RUN && last === open.at(-1)?.number;
  return isEnd ? 0 : last;
}

async function uncheckedAfter(
  { reviewWriter }: CheckPorts,
  number: number,
  limit: number,
): Promise<readonly UncheckedReview[]> {
  const found = await reviewWriter.unchecked(number, limit);
  return found.ok ? found.value : [];
}

async function checkPurchase(
  { reviewWriter, purchases }: CheckPorts,
  { number, locale, ...claimed }: UncheckedReview,
): Promise<boolean> {
  const verdict = await purchases.check(locale, claimed);
  if (!verdict.ok) return false;
  const stored = await reviewWriter.storePurchase(number, verdict.value);
  return stored.ok;
}

type RecordPorts = {
  readonly catalog: Pick<ProductCatalog, 'product'>;
  readonly purchases: Pick<Purchases, 'record'>;
};

/** An order as it was recorded: the SKUs of its products, and those that no product of the shop has. */
export type RecordedOrder = {
  readonly products: readonly string[];
  readonly unknown: readonly string[];
};

/**
 * Records an order that the checkout has placed (WR5). Its SKUs are of variants, of which a product may
 * have others by the time it is reviewed: the products are what is kept.
 */
export async function recordOrder(
  { catalog, purchases }: RecordPorts,
  locale: Locale,
  order: PlacedOrder,
): Promise<Result<RecordedOrder, PurchasesFailure>> {
  const products = new Set<string>();
  const unknown: string[] = [];
  for (const sku of new Set(order.skus)) {
    const found = await catalog.product(locale, sku);
    if (found.ok) products.add(found.value.sku);
    else if (found.error.kind === 'product-not-found') unknown.push(sku);
    else return err({ ...found.error, kind: 'purchases-unavailable' });
  }
  const skus = [...products];
  const recorded = await purchases.record({ ...order, skus });
  if (!recorded.ok) return recorded;
  return ok({ products: skus, unknown });
}
