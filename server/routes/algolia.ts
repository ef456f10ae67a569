import { z } from 'zod';
import { formatCombinedSearch } from '#src/search/combined-document.ts';
import { formatRecommendationAnswers } from '#src/search/recommendation-answers.ts';
import { parseRecommendationQuestion } from '#src/search/recommendation-document.ts';
import { RECOMMENDATION_MODELS } from '#src/search/recommendations.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { formatSearchResult, parseSearchRequest } from '#src/search/search-document.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { assortmentAnswered, pageField } from './assortment-fields.ts';
import { answered, bffMethod, type BffCall, type BffMethod } from './bff-method.ts';
import { reviewsAnswered, reviewsField } from './reviews-field.ts';

const locale = z.enum(LOCALES);
const name = z.string().max(200);

const combinedField = z.object({
  locale,
  query: z.string().transform(tidySearchText),
  /** Where the text was typed: how much of each group is wanted (S3). */
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

/** Questions as the search service takes them (S6); `viewed` are SKUs, the latest first. */
const recommendationsField = z.object({
  locale,
  requests: z.array(requestField).max(10),
  viewed: z.array(name).max(50).default([]),
});

/** `/api/algolia`: what is found, looked for and recommended. */
export const ALGOLIA_METHODS: ReadonlyMap<string, BffMethod> = new Map<string, BffMethod>([
  [
    'getProductsAndFilters',
    {
      access: 'public',
      answer(args, call) {
        if (!Array.isArray(args) || args.length !== 1) return err('arguments: want one request');
        const request = parseSearchRequest(args[0]);
        return request.ok ? ok(find(request.value, call)) : request;
      },
    },
  ],
  [
    'getAllReviews',
    bffMethod('public', z.tuple([reviewsField]), async ([request], { ports, locale }) =>
      reviewsAnswered(await ports.reviews.allReviews({ locale, ...request })),
    ),
  ],
  [
    'getAllProducts',
    bffMethod(
      'public',
      z.tuple([z.object({ locale, ...pageField })]),
      async ([{ locale, ...asked }], { ports }) =>
        assortmentAnswered(await ports.assortment.products(locale, asked)),
    ),
  ],
  [
    'getSearchResultData',
    bffMethod('public', z.tuple([combinedField]), async ([request], { ports: { searchBox } }) => {
      const { locale, query, pageType } = request;
      const [found, didYouMean] = await Promise.all([
        searchBox.find(locale, query, pageType),
        searchBox.didYouMean(locale, query),
      ]);
      return answered({ ...formatCombinedSearch(found), didYouMean });
    }),
  ],
  [
    'getTopSearches',
    bffMethod('public', z.tuple([z.object({ locale })]), async ([request], { ports }) =>
      answered(await ports.searchBox.topSearches(request.locale)),
    ),
  ],
  [
    'getRecommendedProducts',
    bffMethod('public', z.tuple([recommendationsField]), async ([asked], { ports }) => {
      const requests = asked.requests.map(parseRecommendationQuestion);
      const answers = await ports.recommender.recommend(asked.locale, requests, asked.viewed);
      return answered(formatRecommendationAnswers(answers));
    }),
  ],
]);

/** A failed search is a result as well, with nothing in it (S2); its status is the answer's own. */
async function find(request: SearchRequest, { ports }: BffCall) {
  const result = await ports.search.productsAndFilters(request);
  return { ...answered(formatSearchResult(result)), status: result.status };
}
