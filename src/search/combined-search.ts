import type { Hit } from '../catalog/product.ts';
import { readShopPath } from '../routing/normalize-url.ts';
import {
  type Reader,
  readFields,
  readText,
  readTrue,
  readValidItems,
  withOptional,
} from '../shared/json-reader.ts';
import { type HighlightedText, parseHighlight, readHighlight } from './highlight.ts';
import { formatHit, type HitDocument, parseHit } from './hit-document.ts';
import { DEFAULT_PAGE_SIZE } from './sorting-and-page-size.ts';
import type { SearchRequest } from './search-result.ts';

/** A product that a text was found in, with its highlighted name. */
export type FoundProduct = {
  readonly hit: Hit;
  readonly name: HighlightedText;
  /** All words of the text are in the name. */
  readonly isExact?: true;
};

/** A category, a filtered category or a page whose title a text was found in. */
export type FoundEntry = {
  readonly title: HighlightedText;
  /** Path of its page, with a leading slash. */
  readonly url: string;
  /** One or two sentences about the page, for search engines and shoppers alike. */
  readonly description?: string;
  /**
   * The text asks for this entry: it contains a title or keyword of the page, or all of its words
   * are in the title of the category. Absent if the entry only mentions what was searched for.
   */
  readonly isExact?: true;
};

/** Results of a text by group (S3, S5), each in the order of the search service. */
export type CombinedSearch = Readonly<
  Record<Exclude<SearchGroup, 'products'>, readonly FoundEntry[]>
> & { readonly products: readonly FoundProduct[] };

/** Result of a combined search that failed, or asked for nothing: four empty groups (S5). */
export const EMPTY_COMBINED_SEARCH: CombinedSearch = {
  products: [],
  categories: [],
  filteredCategories: [],
  pages: [],
};

/** Where a search is made: in the search box while typing, or on a page of its own. */
export type SearchOrigin = 'search-box' | SearchRequest['pageType'];

/** Groups of results: products, and entries of the content service. */
export type SearchGroup = 'products' | 'categories' | 'filteredCategories' | 'pages';

export type SearchPlan = {
  readonly groups: readonly SearchGroup[];
  readonly hitsPerGroup: number;
  readonly facets: 'none' | 'all';
};

const ALL_GROUPS: readonly SearchGroup[] = [
  'products',
  'categories',
  'filteredCategories',
  'pages',
];

/** A few of each group in the search box; elsewhere a full page, with all facets (S3). */
export const SEARCH_PLANS: Readonly<Record<SearchOrigin, SearchPlan>> = {
  'search-box': { groups: ALL_GROUPS, hitsPerGroup: 5, facets: 'none' },
  search: { groups: ALL_GROUPS, hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
  category: { groups: ['products'], hitsPerGroup: DEFAULT_PAGE_SIZE, facets: 'all' },
};

/** A found product as external programs see it: a hit with its highlighted name. */
export type FoundProductDocument = HitDocument & {
  readonly highlight: HighlightedText;
  readonly isExact?: true;
};

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

const formatFoundProduct = ({ hit, name, isExact }: FoundProduct): FoundProductDocument => ({
  ...formatHit(hit),
  highlight: name,
  ...(isExact && { isExact }),
});

const readMatch = withOptional(readFields({}), { highlight: readHighlight, isExact: readTrue });

/** A product without highlighting is shown by its whole name. */
const readFoundProduct: Reader<FoundProduct> = (value) => {
  const hit = parseHit(value);
  if (hit === undefined) return undefined;
  const { highlight = parseHighlight(hit.name), isExact } = readMatch(value) ?? {};
  return { hit, name: highlight, ...(isExact && { isExact }) };
};

const readGroup =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) =>
    readValidItems(read)(value) ?? [];

const readEntries = readGroup<FoundEntry>(
  withOptional(readFields({ title: readHighlight, url: readShopPath }), {
    description: readText,
    isExact: readTrue,
  }),
);

const readCombined = readFields<CombinedSearch>({
  products: readGroup(readFoundProduct),
  categories: readEntries,
  filteredCategories: readEntries,
  pages: readEntries,
});
