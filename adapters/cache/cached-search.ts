import type { ProductSearch, SearchBox } from '#ports/search.ts';
import type { CombinedSearch } from '#src/search/combined-search.ts';
import {
  SEARCH_CACHE_TAG,
  type SearchRequest,
  type SearchResult,
} from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { CATALOG_LIFETIMES, freshOnly } from './lifetimes.ts';
import { type Cacheability, type CachedResponse, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/* Requests frequent enough to be cached; all others are unlimited in number (FT18). */

const MAX_FACETS = 3;
const MAX_VALUES = 6;
const MAX_PAGES = 10;
const MAX_TEXT_LENGTH = 40;

/** Whether others may type this text, too. Its results are cached briefly: such texts are many. */
const isCacheableText = (text: string): boolean => text.length <= MAX_TEXT_LENGTH;

function isCacheableSearch({ query, selection, page }: SearchRequest): boolean {
  const values = selection.flatMap((facet) => (facet.kind === 'values' ? facet.values : ['range']));
  const isNarrow = selection.length > MAX_FACETS || values.length > MAX_VALUES;
  return isCacheableText(query) && !isNarrow && page <= MAX_PAGES;
}

/**
 * Caches listings, shared by all visitors with the same request.
 *
 * All visitors of a cached answer share its `queryId` (`__queryID` outside). It identifies a
 * search, not a visitor: events on its hits carry the visitor's own token. So clicks are counted
 * correctly, but searches too low: one for all who shared it.
 */
export const withSearchCache = (search: ProductSearch, answers: UpstreamCache): ProductSearch => ({
  async productsAndFilters(request) {
    if (!isCacheableSearch(request)) return search.productsAndFilters(request);
    const cacheRequest = {
      key: keyOf(request),
      tags: () => [SEARCH_CACHE_TAG],
      cacheability: cacheabilityFor(request),
    };
    return clickable(
      await answers.getOrLoad(cacheRequest, () => search.productsAndFilters(request)),
    );
  },
});

const keyOf = ({ locale, ...request }: SearchRequest): string => {
  const { pageType, objectId, query, selection, page, sorting, itemsPerPage } = request;
  const { deliveredWithin = null, countedDays = [] } = request;
  const subject = [pageType, objectId, query];
  const delivery = [deliveredWithin, countedDays];
  return responseKey(
    'search',
    locale,
    ...subject,
    selection,
    page,
    sorting,
    itemsPerPage,
    ...delivery,
  );
};

const cacheabilityFor =
  ({ query }: SearchRequest) =>
  ({ status }: SearchResult): Cacheability => {
    if (status !== 200) return 'failed';
    return query === '' ? CATALOG_LIFETIMES : freshOnly(CATALOG_LIFETIMES);
  };

/** Maximum age of a search for which the search service takes events, in milliseconds. */
const MAX_CLICKABLE_AGE = 60 * 60 * 1000;

/** Removes the query id of older answers, so that no events are sent for their hits. */
const clickable = ({ answer, age }: CachedResponse<SearchResult>): SearchResult =>
  age < MAX_CLICKABLE_AGE ? answer : { ...answer, queryId: '' };

/** Caches answers of the search box. An empty answer may be a failure (S5) and is not cached. */
export function withSearchBoxCache(searchBox: SearchBox, answers: UpstreamCache): SearchBox {
  const readCached = async <T>(
    [question, locale, ...facts]: readonly [string, Locale, ...unknown[]],
    cacheability: (answer: T) => Cacheability,
    load: () => Promise<T>,
  ): Promise<T> => {
    const key = responseKey(`searchBox.${question}`, locale, ...facts);
    return (await answers.getOrLoad({ key, tags: () => [SEARCH_CACHE_TAG], cacheability }, load))
      .answer;
  };
  return {
    find(locale, text, origin) {
      const load = () => searchBox.find(locale, text, origin);
      return isCacheableText(text)
        ? readCached(['find', locale, text, origin], groupsCacheability, load)
        : load();
    },
    didYouMean(locale, text) {
      const load = () => searchBox.didYouMean(locale, text);
      return isCacheableText(text)
        ? readCached(['didYouMean', locale, text], textsCacheability, load)
        : load();
    },
    topSearches: (locale) =>
      readCached(
        ['topSearches', locale],
        ({ searches }) => (searches.length === 0 ? 'failed' : CATALOG_LIFETIMES),
        () => searchBox.topSearches(locale),
      ),
  };
}

const groupsCacheability = (found: CombinedSearch): Cacheability =>
  Object.values(found).every((group) => group.length === 0)
    ? 'passing'
    : freshOnly(CATALOG_LIFETIMES);

const textsCacheability = (texts: readonly string[]): Cacheability =>
  texts.length === 0 ? 'passing' : freshOnly(CATALOG_LIFETIMES);
