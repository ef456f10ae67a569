import { SEARCH_CACHE_TAG } from '#src/search/search-result.ts';
import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import { CATALOG_LIFETIMES, freshOnly } from './lifetimes.ts';
import { type Cacheability, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/**
 * Caches recommendations, which are the same for all visitors of a page. Those for one shopper are
 * loaded each time and are not shared.
 */
export const withRecommenderCache = (
  recommender: Recommender,
  answers: UpstreamCache,
): Recommender => ({
  recommend(locale, requests, viewed) {
    if (requests.length === 0 || requests.some(isPersonal)) {
      return recommender.recommend(locale, requests, viewed);
    }
    const cacheRequest = {
      key: responseKey('recommendations', locale, requests.map(factsOf)),
      tags: () => [SEARCH_CACHE_TAG],
      cacheability: cacheabilityOf,
    };
    const load = () => recommender.recommend(locale, requests);
    return answers.getOrLoad(cacheRequest, load).then(({ answer }) => answer);
  },
});

const isPersonal = ({ model }: RecommendationRequest) => model === 'recommended-for-you';

/** Returns the request in a fixed order, so that equal requests have equal keys. */
const factsOf = (request: RecommendationRequest) => [
  request.model,
  request.objectId ?? null,
  request.facetName ?? null,
  request.facet ? [request.facet.name, request.facet.value] : null,
  request.threshold ?? null,
  request.maxRecommendations ?? null,
];

/** Empty answers are cached briefly, as requests for unknown products are unlimited. */
function cacheabilityOf(answers: readonly RecommendationAnswer[]): Cacheability {
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (found.length < answers.length) return 'failed';
  return found.some(isEmpty) ? freshOnly(CATALOG_LIFETIMES) : CATALOG_LIFETIMES;
}

const isEmpty = (recommendations: Recommendations): boolean =>
  (recommendations.kind === 'products' ? recommendations.hits : recommendations.facets).length ===
  0;
