import { readCount, type Reader, readText } from '../shared/json-reader.ts';

/** Categories that the shop asks for itself, as those of products that go with a bed. */
export const CATEGORY_KINDS = [
  'mattresses',
  'boxSprings',
  'beds',
  'bedBases',
  'toppers',
  'bedding',
] as const;

export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/**
 * Stands for the id of a category in a search, because each catalogue numbers its own:
 * `kind:mattresses`.
 */
export const objectIdOfKind = (kind: CategoryKind): string => KIND_PREFIX + kind;

/** The kind that an object id stands for; `undefined` for the id of a category. */
export const kindOfObjectId = (objectId: string): CategoryKind | undefined =>
  CATEGORY_KINDS.find((kind) => objectId === objectIdOfKind(kind));

const KIND_PREFIX = 'kind:';

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
export const compareIds = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true });
