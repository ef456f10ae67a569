import type { ProductSearch } from '#ports/product-search.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
import { isCommonSearch } from './search-bounds.ts';
import type { SharedAnswer, Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/**
 * Listings as they were lately, for whoever asks the same.
 *
 * All who are shown one answer share its `queryId` (`__queryID` outside). It names a search, not a
 * visitor: what somebody does with a hit is told under it with a token of their own. So clicks are
 * counted rightly, searches too low: one for all who shared it.
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

/** The search service takes no events for a search that is longer ago, in milliseconds. */
const LONGEST_CLICKABLE = 60 * 60 * 1000;

/** Without a name nothing is told of what is done with its hits. */
const clickable = ({ answer, age }: SharedAnswer<SearchResult>): SearchResult =>
  age < LONGEST_CLICKABLE ? answer : { ...answer, queryId: '' };
