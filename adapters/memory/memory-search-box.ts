import type { SearchBox } from '#ports/search.ts';
import type { Product } from '#src/catalog/product.ts';
import {
  EMPTY_COMBINED_SEARCH,
  type FoundEntry,
  SEARCH_PLANS,
  type SearchGroup,
} from '#src/search/combined-search.ts';
import {
  type HighlightedText,
  MATCH_END,
  MATCH_START,
  parseHighlight,
} from '#src/search/highlight.ts';
import { parseTopSearches } from '#src/search/search-text.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import { hitsOf, isSoldInNamedSize, withoutSizes } from './memory-offers.ts';

/** Contents of a search box in memory, in one language. */
export type MemorySearchBox = {
  readonly products: readonly Product[];
  /** Titles and paths of other pages. */
  readonly entries?: Partial<
    Readonly<Record<Exclude<SearchGroup, 'products'>, readonly MemoryEntry[]>>
  >;
  readonly topSearches?: readonly string[];
};

type MemoryEntry = { readonly title: string; readonly url: string };

/** A search box that matches exact substrings and suggests single words. */
export function createMemorySearchBox(known: MemorySearchBox): SearchBox {
  const { products, entries = {}, topSearches = [] } = known;
  const named = (text: string) =>
    products.filter(
      (product) => isSoldInNamedSize(product, text) && contains(product.name, withoutSizes(text)),
    );
  return {
    find(_locale, text, origin) {
      if (isBlank(text)) return Promise.resolve(EMPTY_COMBINED_SEARCH);
      const { groups, hitsPerGroup } = SEARCH_PLANS[origin];
      const first = <T>(group: SearchGroup, found: readonly T[]) =>
        groups.includes(group) ? found.slice(0, hitsPerGroup) : [];
      const hits = named(text).flatMap((product) => hitsOf(product, [], text));
      return Promise.resolve({
        products: first(
          'products',
          hits.map((hit) => ({ hit, name: mark(hit.name, withoutSizes(text)) })),
        ),
        categories: first('categories', foundIn(entries.categories, text)),
        filteredCategories: first('filteredCategories', foundIn(entries.filteredCategories, text)),
        pages: first('pages', foundIn(entries.pages, text)),
      });
    },
    didYouMean(_locale, text) {
      const words = named(text).length > 0 ? [] : text.split(/\s+/).filter(Boolean);
      return Promise.resolve(words.filter((word) => word !== text && named(word).length > 0));
    },
    topSearches: () => Promise.resolve(parseTopSearches({ searches: topSearches })),
  };
}

const foundIn = (entries: readonly MemoryEntry[] = [], text: string): readonly FoundEntry[] =>
  entries
    .filter(({ title }) => contains(title, text))
    .map(({ title, url }) => ({ title: mark(title, text), url }));

const contains = (title: string, text: string): boolean => positionOf(title, text) >= 0;

const positionOf = (title: string, text: string): number =>
  title.toLowerCase().indexOf(text.trim().toLowerCase());

function mark(title: string, text: string): HighlightedText {
  const start = positionOf(title, text);
  const end = start + text.trim().length;
  const marked = title.slice(0, start) + MATCH_START + title.slice(start, end) + MATCH_END;
  return parseHighlight(marked + title.slice(end));
}
