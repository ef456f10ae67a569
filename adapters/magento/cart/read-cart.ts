import type { SchemaDrift } from '#ports/upstreams.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { MessageContext } from '#src/cart/cart-refusal.ts';
import type { Cart, UserError } from '#src/cart/cart.ts';
import { checkStockOfLines, toLineError } from '#src/cart/stock-shortages.ts';
import {
  readAnything,
  readCount,
  readFields,
  readFlag,
  readListOf,
  readNullOr,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { createDropReporter, readEveryEntry } from '../catalogue/lenient-lists.ts';
import { readCartAddress } from './cart-address.ts';
import type { BundlesBySku } from './cart-bundles.ts';
import { type MagentoLine, readCartLine } from './cart-line.ts';
import { type PriceFields, pricesOf, readPrices } from './read-prices.ts';

/** The locale of the texts, the receiver of unreadable parts, and the bundles of a cart read. */
export type CartReadContext = {
  readonly locale: Locale;
  readonly drift: SchemaDrift;
  readonly bundles: BundlesBySku;
};

/** A page of cart lines, and the number of lines on all pages. */
export type LinesPage = { readonly items: readonly unknown[]; readonly total: number };

export const readLinesPage = (cart: unknown): LinesPage | undefined => {
  const page = readPage(cart)?.itemsV2;
  return page && { items: page.items, total: page.total_count };
};

/**
 * Reads a cart and its lines. Returns `undefined` if the cart is unreadable. A line that cannot be
 * shown is dropped and reported.
 */
export function readCart(
  value: unknown,
  lines: readonly unknown[],
  { locale, drift, bundles }: CartReadContext,
): Cart | undefined {
  const fields = readCartFields(value);
  if (!fields) return undefined;
  const reportAt = (path: string) => (entry: unknown) => createDropReporter(drift)(path, entry);
  const readLine = (line: unknown) => readCartLine(line, locale, bundles);
  const read = readEveryEntry(readLine, reportAt('cart.itemsV2.items[]'))(lines);
  const items = read.map(({ item }) => item);
  const addresses = (list: readonly unknown[], path: string) =>
    readEveryEntry(readCartAddress, reportAt(path))(list);
  const { billing_address: billing } = fields;
  return {
    id: fields.id,
    items,
    totalQuantity: totalQuantity(items),
    prices: pricesOf(fields.prices, items, fields.shipping_addresses),
    shippingAddresses: addresses(fields.shipping_addresses, 'cart.shipping_addresses[]'),
    billingAddress: addresses(billing === null ? [] : [billing], 'cart.billing_address')[0] ?? null,
    appliedCoupons: fields.applied_coupons.map(({ code }) => code),
    email: fields.email === '' ? null : fields.email,
    isVirtual: fields.is_virtual,
    errors: shortagesOf(read, messageContextOf(locale, read)),
  };
}

function messageContextOf(locale: Locale, lines: readonly MagentoLine[]): MessageContext {
  const names = new Map(lines.map(({ item: { product } }) => [product.sku, product.name]));
  return { locale, productNameOf: (sku) => names.get(sku) ?? sku };
}

const readList = readListOf(readAnything);

const readCartFields = readFields({
  id: readText,
  email: withDefault(readNullOr(readText), null),
  is_virtual: withDefault(readFlag, false),
  applied_coupons: withDefault(readValidItems(readFields({ code: readText })), []),
  prices: withDefault<PriceFields>(readPrices, { discounts: [], applied_taxes: [] }),
  shipping_addresses: withDefault(readList, []),
  billing_address: (value) => value ?? null,
});

const readPage = readFields({
  itemsV2: readFields({ items: readList, total_count: readCount }),
});

/**
 * Returns the errors of lines that have become unavailable or too many. Magento flags the line with
 * a free text; its stock gives the reason.
 */
function shortagesOf(
  lines: readonly MagentoLine[],
  messageContext: MessageContext,
): readonly UserError[] {
  const flagged = new Set(lines.filter(({ isFlagged }) => isFlagged).map(({ item }) => item.uid));
  const stocked = lines.map(({ item: { uid, quantity, product }, stock }) => ({
    uid,
    quantity,
    sku: product.sku,
    stock,
  }));
  return checkStockOfLines(stocked).flatMap(({ sku, refusal, lineUids }) => {
    const flaggedUids = lineUids.filter((uid) => flagged.has(uid));
    if (flaggedUids.length === 0) return [];
    return refusal
      ? [toLineError(messageContext, { ...refusal, sku }, lineUids)]
      : [toLineError(messageContext, { kind: 'not-sold-so' }, flaggedUids)];
  });
}
