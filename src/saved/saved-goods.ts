import { MOST_PER_LINE } from '../cart/quantity.ts';
import { readCount, readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';

/** A configured product that a shopper has saved for later. */
export type SavedGood = {
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
export type SavedGoods = readonly SavedGood[];

/** Maximum number of saved products: shoppers look through no more than two rows. */
export const MOST_SAVED = 24;

/** How long products stay saved: 30 days, in milliseconds. */
export const SAVED_FOR = 30 * 24 * 60 * 60 * 1000;

/** Adds a product at the front of the list, or moves it there; drops the oldest. */
export const withSaved = (goods: SavedGoods, good: SavedGood): SavedGoods =>
  isSavable(good) ? [good, ...withoutSaved(goods, good.url)].slice(0, MOST_SAVED) : goods;

export const withoutSaved = (goods: SavedGoods, url: string): SavedGoods =>
  goods.filter((one) => one.url !== url);

/** The saved products that have not expired; a clock set back since does not drop any. */
export const freshSaved = (goods: SavedGoods, now: number): SavedGoods =>
  goods.filter(({ savedAt }) => now - savedAt < SAVED_FOR);

const VERSION = 1;

/** Serializes the list for browser storage. */
export const formatSaved = (goods: SavedGoods): string =>
  JSON.stringify({ version: VERSION, goods });

const readGood: Reader<SavedGood> = (value) => {
  const good = readFields<SavedGood>({
    url: readText,
    name: readText,
    quantity: readCount,
    savedAt: readCount,
  })(value);
  return good && isSavable(good) ? good : undefined;
};

const readDocument = readFields<{ readonly version: number; readonly goods: readonly unknown[] }>({
  version: (value) => (value === VERSION ? VERSION : undefined),
  goods: readListOf<unknown>((value) => value ?? {}),
});

/**
 * Parses what {@link formatSaved} writes, given as parsed JSON. Returns an empty list for any other
 * value, and skips invalid products: other programs share the browser's storage.
 */
export const parseSaved = (value: unknown): SavedGoods =>
  (readDocument(value)?.goods ?? [])
    .flatMap((one) => readGood(one) ?? [])
    .reduceRight<SavedGoods>(withSaved, []);

/** Longer than the URL of any configuration, and than any name. */
const LONGEST_TEXT = 1000;

/** A path of the shop itself. Any other URL in the storage could lead to a malicious site. */
const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$/;

const isSavable = ({ url, name, quantity }: SavedGood): boolean =>
  OWN_ADDRESS.test(url) &&
  url.length <= LONGEST_TEXT &&
  name.length <= LONGEST_TEXT &&
  quantity >= 1 &&
  quantity <= MOST_PER_LINE;
