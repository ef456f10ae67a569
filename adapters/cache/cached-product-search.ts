import type { ProductSearch } from '#ports/product-search.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
import { isCommonSearch } from './search-bounds.ts';
import type { SharedAnswer, Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/**
 * Caches listings, shared by all visitors with the same request.
 *
 * All visitors of a cached answer share its `queryId` (`__queryID` outside). It identifies a
 * search, not a visitor: events on its hits carry the visitor's own token. So clicks are counted
 * correctly, but searches too low: one for all who shared it.
 */
export const withSearchCache = (search: ProductSearch, answers: SharedAnswers): ProductSearch => ({
  async productsAndFilters(request) {
    if (!isCommonSearch(request)) return search.productsAndFilters(request);
    const question = { key: keyOf(request), tags: () => ['search'], worth: worthFor(request) };
    return clickable(await answers.ask(question, () => search.productsAndFilters(request)));
  },
});

const keyOf = ({ locale, ...request }: SearchRequest): string => {
  const { pageType, objectId, query, selection, page, sorting, itemsPerPage } = request;
  const place = [pageType, objectId, query];
  return answerKey('search', locale, ...place, selection, page, sorting, itemsPerPage);
};

const worthFor =
  ({ query }: SearchRequest) =>
  ({ status }: SearchResult): Worth => {
    if (status !== 200) return 'failed';
    return query === '' ? GOODS : brief(GOODS);
  };

/** Maximum age of a search for which the search service takes events, in milliseconds. */
const LONGEST_CLICKABLE = 60 * 60 * 1000;

/** Removes the query id of older answers, so that no events are sent for their hits. */
const clickable = ({ answer, age }: SharedAnswer<SearchResult>): SearchResult =>
  age < LONGEST_CLICKABLE ? answer : { ...answer, queryId: '' };
