import { readFields, type Reader } from '../shared/json-reader.ts';
import { readValidItems } from '../shared/lenient-readers.ts';
import {
  EMPTY_COMBINED_SEARCH,
  type CombinedSearch,
  type FoundEntry,
  type FoundProduct,
} from './combined-search.ts';
import { parseHighlight, readHighlight, type HighlightedText } from './highlight.ts';
import { formatHit, parseHit, type HitDocument } from './hit-document.ts';
import { readShopPath } from './shop-path.ts';

/** A found product as external programs see it: a hit with its highlighted name. */
export type FoundProductDocument = HitDocument & { readonly highlight: HighlightedText };

/** Answer of a combined search as external programs see it (S5). */
export type CombinedSearchDocument = Omit<CombinedSearch, 'products'> & {
  readonly products: readonly FoundProductDocument[];
};

export const formatCombinedSearch = (found: CombinedSearch): CombinedSearchDocument => ({
  ...found,
  products: found.products.map(formatFoundProduct),
});

/**
 * Parses what {@link formatCombinedSearch} writes. Drops what cannot be read: a product or an entry
 * from its group, a group from the answer. Any value gives an answer, possibly an empty one.
 */
export const parseCombinedSearch = (value: unknown): CombinedSearch =>
  readCombined(value) ?? EMPTY_COMBINED_SEARCH;

const formatFoundProduct = ({ hit, name }: FoundProduct): FoundProductDocument => ({
  ...formatHit(hit),
  highlight: name,
});

const readHighlighted = readFields({ highlight: readHighlight });

/** A product without highlighting is shown by its whole name. */
const readFoundProduct: Reader<FoundProduct> = (value) => {
  const hit = parseHit(value);
  if (hit === undefined) return undefined;
  return { hit, name: readHighlighted(value)?.highlight ?? parseHighlight(hit.name) };
};

const readGroup =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    readValidItems(read)(value) ?? [];

const readEntries = readGroup(readFields<FoundEntry>({ title: readHighlight, url: readShopPath }));

const readCombined = readFields<CombinedSearch>({
  products: readGroup(readFoundProduct),
  categories: readEntries,
  filteredCategories: readEntries,
  pages: readEntries,
});
