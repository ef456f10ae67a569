import { readAllProductsRequest } from '#src/catalog/catalogue-request.ts';
import { readReviewsRequest } from '#src/catalog/reviews-request.ts';
import { formatCombinedSearch } from '#src/search/combined-search.ts';
import { formatRecommendationAnswers } from '#src/search/recommendation-answers.ts';
import { parseRecommendationsCall } from '#src/search/recommendation-document.ts';
import { formatSearchResult } from '#src/search/search-document.ts';
import { parseSearchRequest } from '#src/search/search-request-reader.ts';
import { readCombinedSearchRequest, readTopSearchesRequest } from '#src/search/text-request.ts';
import {
  answerFromResult,
  type BffAnswer,
  bffMethod,
  type BffMethod,
  errorStatus,
  okAnswer,
  oneArgument,
} from './bff-method.ts';

/** `/api/algolia`: product search, search box and recommendations. */
export const SEARCH_METHODS: ReadonlyMap<string, BffMethod> = new Map<string, BffMethod>([
  [
    'getProductsAndFilters',
    // A failed search is an empty result (S2) with the status of the failure.
    bffMethod('products', oneArgument(parseSearchRequest), async (request, { ports }) => {
      const result = await ports.search.productsAndFilters(request);
      const status = result.status === 200 ? 200 : errorStatus(result.status);
      return { status, body: formatSearchResult(result) };
    }),
  ],
  [
    'getAllReviews',
    bffMethod('products', oneArgument(readReviewsRequest), async (request, { ports, locale }) =>
      answerFromResult(await ports.reviews.allReviews({ locale, ...request })),
    ),
  ],
  [
    'getAllProducts',
    bffMethod(
      'prices',
      oneArgument(readAllProductsRequest),
      async ({ locale, ...page }, { ports }) =>
        answerFromResult(await ports.assortment.products(locale, page)),
    ),
  ],
  [
    'getSearchResultData',
    bffMethod(
      'products',
      oneArgument(readCombinedSearchRequest),
      async (request, { ports: { searchBox } }) => {
        const { locale, query, pageType } = request;
        const [found, didYouMean] = await Promise.all([
          searchBox.find(locale, query, pageType),
          searchBox.didYouMean(locale, query),
        ]);
        const isFound = Object.values(found).some(({ length }) => length > 0);
        return unlessEmpty(isFound, { ...formatCombinedSearch(found), didYouMean });
      },
    ),
  ],
  [
    'getTopSearches',
    bffMethod('products', oneArgument(readTopSearchesRequest), async (request, { ports }) => {
      const top = await ports.searchBox.topSearches(request.locale);
      return unlessEmpty(top.searches.length > 0, top);
    }),
  ],
  [
    'getRecommendedProducts',
    bffMethod('products', oneArgument(parseRecommendationsCall), async (input, { ports }) => {
      const { locale, requests, viewed } = input;
      const answers = await ports.recommender.recommend(locale, requests, viewed);
      return unlessEmpty(
        answers.every(({ ok }) => ok),
        formatRecommendationAnswers(answers),
      );
    }),
  ],
]);

/** An empty answer may be due to an outage (S5), so it must not be cached. */
const unlessEmpty = (isFull: boolean, body: unknown): BffAnswer =>
  okAnswer(body, isFull ? {} : { cacheOverride: 'never' });
