import { z } from 'zod';
import { formatCombinedSearch } from '#src/search/combined-search.ts';
import { formatRecommendationAnswers } from '#src/search/recommendation-answers.ts';
import { parseRecommendationQuery } from '#src/search/recommendation-document.ts';
import { RECOMMENDATION_MODELS } from '#src/search/recommendations.ts';
import { formatSearchResult } from '#src/search/search-document.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { pageField, reviewsField } from './assortment-fields.ts';
import {
  answerFromResult,
  type BffAnswer,
  bffMethod,
  type BffMethod,
  errorStatus,
  okAnswer,
} from './bff-method.ts';
import { searchField } from './search-field.ts';

const locale = z.enum(LOCALES);
const name = z.string().max(200);

const combinedField = z.object({
  locale,
  query: z.string().transform(normalizeSearchText),
  /** Where the text was typed; determines the number of results per group (S3). */
  pageType: z.enum(['search-box', 'search', 'category']).default('search-box'),
});

const requestField = z.object({
  model: z.enum(RECOMMENDATION_MODELS),
  threshold: z.number().exactOptional(),
  maxRecommendations: z.number().exactOptional(),
  objectID: name.exactOptional(),
  facetName: name.exactOptional(),
  facetValue: name.exactOptional(),
});

/** Requests in the search service's format (S6); `viewed` are SKUs, the latest first. */
const recommendationsField = z.object({
  locale,
  requests: z.array(requestField).max(10),
  viewed: z.array(name).max(50).default([]),
});

/** `/api/algolia`: product search, search box and recommendations. */
export const ALGOLIA_METHODS: ReadonlyMap<string, BffMethod> = new Map<string, BffMethod>([
  [
    'getProductsAndFilters',
    // A failed search is an empty result (S2) with the status of the failure.
    bffMethod('products', z.tuple([searchField]), async ([request], { ports }) => {
      const result = await ports.search.productsAndFilters(request);
      const status = result.status === 200 ? 200 : errorStatus(result.status);
      return { status, body: formatSearchResult(result) };
    }),
  ],
  [
    'getAllReviews',
    bffMethod('products', z.tuple([reviewsField]), async ([request], { ports, locale }) =>
      answerFromResult(await ports.reviews.allReviews({ locale, ...request })),
    ),
  ],
  [
    'getAllProducts',
    bffMethod(
      'prices',
      z.tuple([z.object({ locale, ...pageField })]),
      async ([{ locale, ...page }], { ports }) =>
        answerFromResult(await ports.assortment.products(locale, page)),
    ),
  ],
  [
    'getSearchResultData',
    bffMethod('products', z.tuple([combinedField]), async ([request], { ports: { searchBox } }) => {
      const { locale, query, pageType } = request;
      const [found, didYouMean] = await Promise.all([
        searchBox.find(locale, query, pageType),
        searchBox.didYouMean(locale, query),
      ]);
      const isFound = Object.values(found).some(({ length }) => length > 0);
      return unlessEmpty(isFound, { ...formatCombinedSearch(found), didYouMean });
    }),
  ],
  [
    'getTopSearches',
    bffMethod('products', z.tuple([z.object({ locale })]), async ([request], { ports }) => {
      const top = await ports.searchBox.topSearches(request.locale);
      return unlessEmpty(top.searches.length > 0, top);
    }),
  ],
  [
    'getRecommendedProducts',
    bffMethod('products', z.tuple([recommendationsField]), async ([input], { ports }) => {
      const requests = input.requests.map(parseRecommendationQuery);
      const answers = await ports.recommender.recommend(input.locale, requests, input.viewed);
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
