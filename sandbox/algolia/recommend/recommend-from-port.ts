import type { Recommender } from '#ports/search.ts';
import { parseRecommendationQuery } from '#src/search/recommendation-document.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Recommended, RecommendQuery, SandboxRecommender } from './recommend-query.ts';

/**
 * Recommends by a `Recommender` of the shop, for indexes whose name ends with a locale. Record ids
 * are SKUs.
 */
export const recommendFromPort =
  (recommender: Recommender): SandboxRecommender =>
  async (query) => {
    const locale = LOCALES.find((locale) => query.indexName.endsWith(locale));
    if (locale === undefined) return [];
    const [answer] = await recommender.recommend(locale, [requestOf(query)]);
    if (!answer?.ok) return [];
    const { value } = answer;
    const names =
      value.kind === 'products'
        ? value.hits.map(({ sku }) => ({ objectID: sku }))
        : value.facets.map((facet) => ({ facetValue: facet.value }));
    return names.map((name, index): Recommended =>
      Object.assign({ score: (100 * (names.length - index)) / names.length }, name),
    );
  };

/** Threshold and maximum are applied when answering. */
const requestOf = ({ model, objectID, facetName, facetValue }: RecommendQuery) =>
  parseRecommendationQuery({
    model,
    ...(objectID !== undefined && { objectID }),
    ...(facetName !== undefined && { facetName }),
    ...(facetValue !== undefined && { facetValue }),
  });
