import { MOST_PER_LINE } from '../cart/quantity.ts';
import { readCount, readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';

/** What a shopper has put aside to buy later, as it was chosen. */
export type SavedGood = {
  /** Path and query of its page: they say which variant, which parts, and which halves. */
  readonly url: string;
  /** As it was called then, for who cannot ask, or is told that it is sold no more. */
  readonly name: string;
  /** As many as were in the cart; 1 of what was never in it. */
  readonly quantity: number;
  /** When it was put aside, in milliseconds since 1970. */
  readonly savedAt: number;
};

/** The latest first, each choice once. */
export type SavedGoods = readonly SavedGood[];

/** As many as are kept: two rows of them are more than anybody looks through. */
export const MOST_SAVED = 24;

/** How long they are kept after they were put aside: 30 days, in milliseconds. */
export const SAVED_FOR = 30 * 24 * 60 * 60 * 1000;

/** Puts a good first on the list, anew where it was on it; the oldest makes way. */
export const withSaved = (goods: SavedGoods, good: SavedGood): SavedGoods =>
  isSavable(good) ? [good, ...withoutSaved(goods, good.url)].slice(0, MOST_SAVED) : goods;

export const withoutSaved = (goods: SavedGoods, url: string): SavedGoods =>
  goods.filter((one) => one.url !== url);

/** Those whose time has not run out; a clock that was put back since is no reason to lose any. */
export const freshSaved = (goods: SavedGoods, now: number): SavedGoods =>
  goods.filter(({ savedAt }) => now - savedAt < SAVED_FOR);

const VERSION = 1;

/** The list as a browser keeps it. */
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
 * Reads what {@link formatSaved} writes, already taken out of its JSON. Other programs share the
 * browser's storage: what is no such list is a list of none, what is no such good is left out.
 */
export const parseSaved = (value: unknown): SavedGoods =>
  (readDocument(value)?.goods ?? [])
    .flatMap((one) => readGood(one) ?? [])
    .reduceRight<SavedGoods>(withSaved, []);

/** Longer than any choice of goods, or any name. */
const LONGEST_TEXT = 1000;

/** A link of the shop's own, whatever stands in the storage: of another's it would be a trap. */
const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$/;

const isSavable = ({ url, name, quantity }: SavedGood): boolean =>
  OWN_ADDRESS.test(url) &&
  url.length <= LONGEST_TEXT &&
  name.length <= LONGEST_TEXT &&
  quantity >= 1 &&
  quantity <= MOST_PER_LINE;
