import { MAX_LINE_QUANTITY } from '../cart/quantity.ts';
import { readCount, readFields, readListOf, readText } from '../shared/json-reader.ts';

/** A configured product that a shopper has saved for later. */
export type SavedProduct = {
  /** Path and query of its page, which select the variant, parts and halves. */
  readonly url: string;
  /** Its name at that time, used offline and for products no longer sold. */
  readonly name: string;
  /** The quantity it had in the cart; 1 if it was never in it. */
  readonly quantity: number;
  /** Time of saving, in milliseconds since 1970. */
  readonly savedAt: number;
};

/** The latest first, without duplicates. */
export type SavedProducts = readonly SavedProduct[];

/** Maximum number of saved products: shoppers look through no more than two rows. */
export const MAX_SAVED_PRODUCTS = 24;

/** How long products stay saved: 30 days, in milliseconds. */
export const SAVED_PRODUCT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Adds a product at the front of the list, or moves it there; drops the oldest. */
export const withSavedProduct = (products: SavedProducts, good: SavedProduct): SavedProducts =>
  isSavable(good)
    ? [good, ...withoutSavedProduct(products, good.url)].slice(0, MAX_SAVED_PRODUCTS)
    : products;

export const withoutSavedProduct = (products: SavedProducts, url: string): SavedProducts =>
  products.filter((one) => one.url !== url);

/** The saved products that have not expired; a clock set back since does not drop any. */
export const unexpiredSavedProducts = (products: SavedProducts, now: number): SavedProducts =>
  products.filter(({ savedAt }) => now - savedAt < SAVED_PRODUCT_LIFETIME);

const VERSION = 1;

/** Serializes the list for browser storage. */
export const formatSavedProducts = (products: SavedProducts): string =>
  JSON.stringify({ version: VERSION, goods: products });

const readSavedProduct = readFields<SavedProduct>({
  url: readText,
  name: readText,
  quantity: readCount,
  savedAt: readCount,
});

const readDocument = readFields<{ readonly version: number; readonly goods: readonly unknown[] }>({
  version: (value) => (value === VERSION ? VERSION : undefined),
  goods: readListOf<unknown>((value) => value ?? {}),
});

/**
 * Parses what {@link formatSavedProducts} writes, given as parsed JSON. Returns an empty list for any other
 * value, and skips invalid products: other programs share the browser's storage.
 */
export const parseSavedProducts = (value: unknown): SavedProducts =>
  (readDocument(value)?.goods ?? [])
    .flatMap((one) => readSavedProduct(one) ?? [])
    .reduceRight<SavedProducts>(withSavedProduct, []);

/** Longer than the URL of any configuration, and than any name. */
const MAX_TEXT_LENGTH = 1000;

/** A path of the shop itself. Any other URL in the storage could lead to a malicious site. */
const SHOP_URL = /^\/(?![/\\])[^\s\\]*$/;

const isSavable = ({ url, name, quantity }: SavedProduct): boolean =>
  SHOP_URL.test(url) &&
  url.length <= MAX_TEXT_LENGTH &&
  name.length <= MAX_TEXT_LENGTH &&
  quantity >= 1 &&
  quantity <= MAX_LINE_QUANTITY;
