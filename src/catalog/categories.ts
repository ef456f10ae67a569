import { readCount, type Reader, readText } from '../shared/json-reader.ts';

/** Category ids of the commerce backend (L6). */
export const CATEGORY_IDS = {
  toppers: '3',
  boxSprings: '4',
  accessories: '5',
  mattresses: '7',
  beds: '8',
  bedBases: '9',
  bedding: '10',
  promotions: '37',
  outletToppers: '52',
} as const;

export type CategoryName = keyof typeof CATEGORY_IDS;

/** A category of the commerce backend, besides the editors' page for it. */
export type Category = {
  /** The category id (L6). */
  readonly id: string;
  readonly name: string;
  /** Number of products in the category. */
  readonly productCount: number;
};

/**
 * Reads the id of a category or an attribute set. Ids are texts, because backends number theirs, or
 * spell them; one that is written as a whole number means the same.
 */
export const readId: Reader<string> = (value, report) => {
  const text = readCount(value) === undefined ? readText(value) : String(value);
  if (text === undefined || text === '' || text.length > MAX_ID_LENGTH) {
    report?.('must be an id: a text or a whole number');
    return undefined;
  }
  return text;
};

const MAX_ID_LENGTH = 100;

/** Sorts ids: numbers by value, before texts. */
export const compareIds = (a: string, b: string): number => ID_ORDER.compare(a, b);

const ID_ORDER = new Intl.Collator('en', { numeric: true });
