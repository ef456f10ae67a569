import type { SchemaDrift } from '#ports/schema-drift.ts';
import type { Cart } from '#src/cart/cart.ts';
import { totalQuantity } from '#src/cart/cart-prices.ts';
import type { MessageContext } from '#src/cart/cart-refusal.ts';
import { readCount, readFields, readFlag, readNullOr, readText } from '#src/shared/json-reader.ts';
import { withDefault, readValidItems } from '#src/shared/lenient-readers.ts';
import type { Locale } from '#src/shared/locale.ts';
import { readEveryEntry, createDropReporter } from '../catalogue/lenient-lists.ts';
import type { BundlesBySku } from './cart-bundles.ts';
import { readCartAddress } from './cart-address.ts';
import { readCartLine, type CartLine } from './cart-line.ts';
import { pricesOf, readPrices, type PriceFields } from './read-prices.ts';
import { shortagesOf } from './shortages.ts';

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
  const tellAt = (place: string) => (entry: unknown) => createDropReporter(drift)(place, entry);
  const readLine = (line: unknown) => readCartLine(line, locale, bundles);
  const read = readEveryEntry(readLine, tellAt('cart.itemsV2.items[]'))(lines);
  const items = read.map(({ item }) => item);
  const addresses = (list: readonly unknown[], place: string) =>
    readEveryEntry(readCartAddress, tellAt(place))(list);
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

const messageContextOf = (locale: Locale, lines: readonly CartLine[]): MessageContext => ({
  locale,
  productNameOf: (sku: string) =>
    lines.find(({ item }) => item.product.sku === sku)?.item.product.name ?? sku,
});

const readList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

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
