import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { Purchases, PurchasesFailure } from '#ports/purchases.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import {
  type OrderOfNumber,
  orderNumberKey,
  orderNumberSpellings,
  purchaseVerdict,
} from '#src/catalog/purchase.ts';
import { buyerKey } from '#src/messages/mailbox-key.ts';
import {
  readCount,
  readFields,
  readListOf,
  readNullOr,
  readNumber,
  readText,
  withDefault,
  withOptional,
} from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withinTime } from '../../http/exchange.ts';
import type { MagentoRest } from '../http/rest-client.ts';
import { restDocuments, searchCriteria } from '../http/rest-documents.ts';

type PurchasesParts = {
  readonly rest: Pick<MagentoRest, 'send'>;
  readonly catalog: Pick<ProductCatalog, 'product'>;
  readonly drift: SchemaDrift;
  /** Time for the call, in milliseconds. */
  readonly timeout?: number;
  /** Speed of the clock relative to real time; 1 by default. */
  readonly pace?: number;
};

const KEPT_BY_MAGENTO: PurchasesFailure = {
  kind: 'purchases-unavailable',
  status: 501,
  message: 'Magento has its orders itself.',
};

const record = () => Promise.resolve(err(KEPT_BY_MAGENTO));

/** Of a Magento without an integration for the shop. */
export const UNREAD_PURCHASES: Purchases = {
  check: () => Promise.resolve(ok('not-checked')),
  record,
};

/** Purchases by REST. `test` tells whether Magento shows its orders. */
export type MagentoPurchases = Purchases & {
  readonly test: () => Promise<Result<'allowed', CallFailure>>;
};

/** The reader of a letter waits this long at most; a later run then asks again. */
const TIMEOUT = 3000;
/** More than there are stores, each of which may have an order of a number. */
const MAX_ORDERS = 50;
/** What is read of an order, and nothing else of it: no name, no address that goods go to. */
const FIELDS =
  'items[increment_id,customer_email,items[item_id,parent_item_id,product_type,sku,qty_canceled,qty_invoiced,qty_refunded,qty_shipped]]';

/**
 * Magento's orders, by its REST API (docs/magento.md). GraphQL tells the order of a guest only with a
 * postal code or a last name besides, which an author of a review need not give.
 */
export function createMagentoPurchases(parts: PurchasesParts): MagentoPurchases {
  const { catalog } = parts;
  const timeout = (parts.timeout ?? TIMEOUT) / (parts.pace ?? 1);
  const readDocument = restDocuments({ ...parts, timeout });

  const fetchOrders = (locale: Locale, number: string) =>
    withinTime(timeout, undefined, (signal) => {
      const criteria = searchCriteria(MAX_ORDERS, {
        field: 'increment_id',
        value: orderNumberSpellings(number),
      });
      const path = `/V1/orders?${criteria}&fields=${encodeURIComponent(FIELDS)}`;
      return readDocument({ operation: 'orders', locale, path, read: readOrders, signal });
    });

  return {
    async check(locale, { sku, order: number, email }) {
      const skus = await skusOfProduct(catalog, locale, sku);
      if (!skus.ok) return skus;
      const found = await fetchOrders(locale, number);
      // Refused as well: a token that is exchanged, or taken as Bearer again, is asked with later.
      if (!found.ok) return err(failureOf(found.error));
      const orders = (found.value.items ?? [])
        .filter((order) => orderNumberKey(order.increment_id) === orderNumberKey(number))
        .map(toOrder(email));
      return ok(purchaseVerdict(orders, skus.value));
    },
    record,
    async test() {
      const found = await fetchOrders(DEFAULT_LOCALE, '0');
      return found.ok ? ok('allowed') : found;
    },
  };
}

/** SKUs by which a product may have been ordered; a product that is gone has its own. */
async function skusOfProduct(
  catalog: PurchasesParts['catalog'],
  locale: Locale,
  sku: string,
): Promise<Result<readonly string[], PurchasesFailure>> {
  const found = await catalog.product(locale, sku);
  if (found.ok) return ok([found.value.sku, ...found.value.variants.map((one) => one.sku)]);
  if (found.error.kind === 'product-not-found') return ok([sku]);
  const { status, message } = found.error;
  return err({ kind: 'purchases-unavailable', status, message });
}

const readQuantity = withDefault(readNumber, 0);

const readItem = withOptional(
  readFields({
    item_id: readCount,
    product_type: withDefault(readText, ''),
    sku: readText,
    qty_canceled: readQuantity,
    qty_invoiced: readQuantity,
    qty_refunded: readQuantity,
    qty_shipped: readQuantity,
  }),
  { parent_item_id: readCount },
);

type OrderItem = NonNullable<ReturnType<typeof readItem>>;

const readOrder = readFields({
  increment_id: readText,
  customer_email: withDefault(readText, ''),
  items: readListOf(readItem),
});

/** Magento has `null` for no orders, as only some fields of them are wanted. */
const readOrders = readFields({ items: readNullOr(readListOf(readOrder)) });

type Order = NonNullable<ReturnType<typeof readOrder>>;

const toOrder =
  (email: string) =>
  ({ customer_email: buyer, items }: Order): OrderOfNumber => {
    const skusOf = (item: OrderItem) => [item.sku, ...bundleSku(item, items)];
    return {
      isOfAddress: buyerKey(buyer) === buyerKey(email),
      skus: items.flatMap(skusOf),
      completed: items.filter((item) => isCompleted(item, items)).flatMap(skusOf),
    };
  };

/**
 * Whether a row is paid or sent. The state of an order does not tell, as it may be complete while one of
 * its rows is cancelled. Magento counts what is sent of a variant in the row of its configurable product,
 * and what is cancelled of a bundle in those of its parts.
 */
function isCompleted(item: OrderItem, items: readonly OrderItem[]): boolean {
  const parent = items.find(({ item_id: id }) => id === item.parent_item_id);
  const isOfParent = item.qty_canceled === 0 && parent !== undefined && isPaidOrSent(parent);
  const parts = items.filter(({ parent_item_id: id }) => id === item.item_id);
  return isPaidOrSent(item) || isOfParent || parts.some(isPaidOrSent);
}

const isPaidOrSent = (item: OrderItem): boolean =>
  item.qty_shipped > 0 || item.qty_invoiced > item.qty_refunded;

/**
 * SKU of a bundle whose SKU is dynamic: it is ordered under its own, followed by those of its parts, with
 * dashes. A variant is ordered under its own, and so is the configurable product that it belongs to.
 */
function bundleSku(
  { item_id: id, product_type: type, sku }: OrderItem,
  items: readonly OrderItem[],
): readonly string[] {
  const parts = items.filter(({ parent_item_id: parent }) => parent === id);
  if (type !== 'bundle' || !parts.some((part) => sku.endsWith(`-${part.sku}`))) return [];
  const length = parts.reduce((total, part) => total + part.sku.length + 1, 0);
  return [sku.slice(0, -length)];
}

const failureOf = (failure: CallFailure): PurchasesFailure => ({
  kind: 'purchases-unavailable',
  status: failure.kind === 'http' ? failure.status : 503,
  message: failure.kind,
});
