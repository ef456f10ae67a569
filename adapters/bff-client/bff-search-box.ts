import type { SearchBox } from '#ports/search-box.ts';
import { parseCombinedSearch } from '#src/search/combined-document.ts';
import { EMPTY_COMBINED_SEARCH, type CombinedSearch } from '#src/search/combined-search.ts';
import type { SearchOrigin } from '#src/search/search-plan.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import { NO_TOP_SEARCHES, parseTopSearches, type TopSearches } from '#src/search/top-searches.ts';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { readValidItems } from '#src/shared/lenient-readers.ts';
import type { Locale } from '#src/shared/locale.ts';
import { parserOf, type BffReads } from './bff-reads.ts';

type SearchBoxAnswer = { readonly found: CombinedSearch; readonly didYouMean: readonly string[] };

/** The search box via the shop's own server, with one call for both of its answers. */
export function createBffSearchBox(reads: BffReads): SearchBox {
  const ask = async (
    locale: Locale,
    text: string,
    pageType: SearchOrigin,
  ): Promise<SearchBoxAnswer> => {
    const query = tidySearchText(text);
    if (query === '') return NOTHING;
    const method = 'algolia/getSearchResultData';
    const offered = await reads.read(
      method,
      [{ locale, query, pageType }],
      parserOf(readSearchBoxAnswer),
    );
    return offered.ok ? offered.value : NOTHING;
  };
  return {
    find: async (locale, text, place) => (await ask(locale, text, place)).found,
    didYouMean: async (locale, text) => (await ask(locale, text, 'search-box')).didYouMean,
    async topSearches(locale) {
      const method = 'algolia/getTopSearches';
      const found = await reads.read(method, [{ locale }], parserOf(readTopSearches));
      return found.ok ? found.value : NO_TOP_SEARCHES;
    },
  };
}

const NOTHING: SearchBoxAnswer = { found: EMPTY_COMBINED_SEARCH, didYouMean: [] };

const readSuggestions = readFields({ didYouMean: readValidItems(readText) });

/** An unreadable answer is retried; of any other, what can be read is shown. */
const readSearchBoxAnswer: Reader<SearchBoxAnswer> = (value) => {
  const suggested = readSuggestions(value);
  return suggested && { found: parseCombinedSearch(value), didYouMean: suggested.didYouMean };
};

const readSearches = readFields({ searches: readValidItems<unknown>((search) => search) });

const readTopSearches: Reader<TopSearches> = (value) =>
  readSearches(value) && parseTopSearches(value);
