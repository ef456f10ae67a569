import type { ProductSearch, SearchBox } from '#ports/search.ts';
import {
  type CombinedSearch,
  EMPTY_COMBINED_SEARCH,
  parseCombinedSearch,
  type SearchOrigin,
} from '#src/search/combined-search.ts';
import { formatSearchRequest, parseSearchResult } from '#src/search/search-document.ts';
import { failedSearch, type SearchResult } from '#src/search/search-result.ts';
import {
  NO_TOP_SEARCHES,
  parseTopSearches,
  normalizeSearchText,
  type TopSearches,
} from '#src/search/search-text.ts';
import {
  readAnything,
  type Reader,
  readFields,
  readText,
  readValidItems,
} from '#src/shared/json-reader.ts';
import type { CombinedSearchRequest } from '#src/search/text-request.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { type BffParser, type BffReads, parserOf } from './bff-reads.ts';

/** Search via the shop's own server. */
export const createBffProductSearch = (reads: BffReads): ProductSearch => ({
  async productsAndFilters(request) {
    const method = 'algolia/getProductsAndFilters';
    const found = await reads.read(method, [formatSearchRequest(request)], parseSuccess);
    if (found.ok) return found.value;
    return failedSearch(found.error.statusCode || 503, found.error.message, request.query);
  },
});

/** A failure may come as a result, too; it must not be cached. */
const parseSuccess: BffParser<SearchResult> = (answer) => {
  const result = parseSearchResult(answer);
  const { status, message } = result;
  return status === 200 ? ok(result) : err({ statusCode: status, message });
};

type SearchBoxAnswer = { readonly found: CombinedSearch; readonly didYouMean: readonly string[] };

/** The search box via the shop's own server, with one call for both of its answers. */
export function createBffSearchBox(reads: BffReads): SearchBox {
  const search = async (
    locale: Locale,
    text: string,
    pageType: SearchOrigin,
  ): Promise<SearchBoxAnswer> => {
    const query = normalizeSearchText(text);
    if (query === '') return EMPTY_ANSWER;
    const method = 'algolia/getSearchResultData';
    const request: CombinedSearchRequest = { locale, query, pageType };
    const offered = await reads.read(method, [request], parserOf(readSearchBoxAnswer));
    return offered.ok ? offered.value : EMPTY_ANSWER;
  };
  return {
    find: async (locale, text, origin) => (await search(locale, text, origin)).found,
    didYouMean: async (locale, text) => (await search(locale, text, 'search-box')).didYouMean,
    async topSearches(locale) {
      const method = 'algolia/getTopSearches';
      const found = await reads.read(method, [{ locale }], parserOf(readTopSearches));
      return found.ok ? found.value : NO_TOP_SEARCHES;
    },
  };
}

const EMPTY_ANSWER: SearchBoxAnswer = { found: EMPTY_COMBINED_SEARCH, didYouMean: [] };

const readSuggestions = readFields({ didYouMean: readValidItems(readText) });

/** An unreadable answer is retried; of any other, what can be read is shown. */
const readSearchBoxAnswer: Reader<SearchBoxAnswer> = (value) => {
  const suggested = readSuggestions(value);
  return suggested && { found: parseCombinedSearch(value), didYouMean: suggested.didYouMean };
};

const readSearches = readFields({ searches: readValidItems(readAnything) });

const readTopSearches: Reader<TopSearches> = (value) =>
  readSearches(value) && parseTopSearches(value);
