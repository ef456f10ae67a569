import type { SearchBox } from '#ports/search.ts';
import { readShopPath } from '#src/routing/normalize-url.ts';
import {
  type CombinedSearch,
  EMPTY_COMBINED_SEARCH,
  type FoundEntry,
  type FoundProduct,
  SEARCH_PLANS,
  type SearchGroup,
} from '#src/search/combined-search.ts';
import { NO_TOP_SEARCHES, parseTopSearches, type TopSearches } from '#src/search/search-text.ts';
import {
  readFields,
  readText,
  withDefault,
  withOptional,
  readCount,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import { type AlgoliaPayload, truncateQuery } from './algolia-client.ts';
import type { AlgoliaParts } from './algolia-product-search.ts';
import { suggestSpellings } from './better-spellings.ts';
import { entryGroupParameters } from './entry-groups.ts';
import {
  hasWholeQuery,
  highlightParameters,
  readHighlightedText,
  wordsMeaning,
} from './highlighted-text.ts';
import { parseRecord, readHits, readUnknownList, MAX_HITS } from './read-hits.ts';
import { querySizeFilters } from './variant-filters.ts';

/** The search box by Algolia: one call per text for all its groups. */
export function createAlgoliaSearchBox(parts: AlgoliaParts): SearchBox {
  const { client, names } = parts;
  return {
    async find(locale, text, origin) {
      if (isBlank(text)) return EMPTY_COMBINED_SEARCH;
      const { groups, hitsPerGroup } = SEARCH_PLANS[origin];
      const wires = groups.map((group): AlgoliaPayload => ({
        indexName: group === 'products' ? names.products(locale) : names.entries(locale),
        query: truncateQuery(text),
        hitsPerPage: hitsPerGroup,
        /* Text typed on the way to a search does not count as a search. */
        analytics: origin !== 'search-box',
        ...highlightParameters(HIGHLIGHTED[group]),
        ...(group === 'products' ? querySizeFilters(text) : entryGroupParameters(group)),
      }));
      const answer = await client.search(wires);
      if (!answer.ok) return EMPTY_COMBINED_SEARCH;
      const answers = new Map(groups.map((group, i) => [group, answer.value[i]]));
      return readCombined(answers, parts);
    },
    didYouMean: (locale, text) =>
      isBlank(text) ? Promise.resolve([]) : suggestSpellings(parts, locale, text),
    topSearches: (locale) => topSearches(parts, locale),
  };
}

function readCombined(
  answers: ReadonlyMap<SearchGroup, unknown>,
  { drift }: AlgoliaParts,
): CombinedSearch {
  const entriesOf = (group: Exclude<SearchGroup, 'products'>) => {
    const hits = readList(answers.get(group))?.hits ?? [];
    return exactFirst(readHits(hits, ENTRY_READERS[group], drift, `${group}.hits[]`));
  };
  const products = readList(answers.get('products'))?.hits ?? [];
  return {
    products: readHits(products, readProduct, drift, 'products.hits[]'),
    categories: entriesOf('categories'),
    filteredCategories: entriesOf('filteredCategories'),
    pages: entriesOf('pages'),
  };
}

async function topSearches({ client, names }: AlgoliaParts, locale: Locale) {
  const answer = await client.topSearches(names.products(locale));
  return answer.ok ? parseTopSearchCounts(answer.value) : NO_TOP_SEARCHES;
}

const readList = readFields({ hits: withDefault(readUnknownList, []) });

/** Attributes that show what a query matched. */
const HIGHLIGHTED: Readonly<Record<SearchGroup, readonly string[]>> = {
  products: ['name'],
  categories: ['title'],
  filteredCategories: ['title'],
  pages: ['title', 'keywords'],
};

function readProduct(record: unknown): FoundProduct | undefined {
  const hit = parseRecord(record);
  const isExact = hasWholeQuery(record, 'name');
  return (
    hit && {
      hit,
      name: readHighlightedText(record, 'name', hit.name),
      ...(isExact && { isExact }),
    }
  );
}

const readShown = withOptional(readFields({ title: readText, url: readShopPath }), {
  description: readText,
});

/** An entry, and how much the query asks for it: the higher, the more; 0 if it only mentions it. */
type AskedEntry = { readonly entry: FoundEntry; readonly exactness: number };

const entryReader =
  (exactnessOf: (record: unknown) => number) =>
  (record: unknown): AskedEntry | undefined => {
    const shown = readShown(record);
    const exactness = exactnessOf(record);
    return (
      shown && {
        entry: {
          ...shown,
          title: readHighlightedText(record, 'title', shown.title),
          ...(exactness > 0 && { isExact: true }),
        },
        exactness,
      }
    );
  };

/** A category is asked for by words of its title alone. */
const readCategory = entryReader((record) => Number(hasWholeQuery(record, 'title')));

/** A page is asked for by its title or a keyword of its editor. */
const readPage = entryReader((record) =>
  Math.max(wordsMeaning(record, 'title'), wordsMeaning(record, 'keywords')),
);

const ENTRY_READERS = {
  categories: readCategory,
  filteredCategories: readCategory,
  pages: readPage,
} as const;

const exactFirst = (found: readonly AskedEntry[]): readonly FoundEntry[] =>
  found.toSorted((a, b) => b.exactness - a.exactness).map(({ entry }) => entry);

/** Parses Algolia's top searches, without those that find nothing. */
export function parseTopSearchCounts(value: unknown): TopSearches {
  const searches = readTopDocument(value)?.searches ?? [];
  return parseTopSearches({
    searches: searches.slice(0, MAX_HITS).filter((search) => readHitCount(search)?.nbHits !== 0),
  });
}

const readTopDocument = readFields({ searches: withDefault(readUnknownList, []) });
const readHitCount = readFields({ nbHits: readCount });
