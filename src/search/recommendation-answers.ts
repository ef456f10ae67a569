import {
  readAnything,
  type Reader,
  readFields,
  readListOf,
  readText,
  readValidItems,
} from '../shared/json-reader.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { formatHit, type HitDocument, parseHit } from './hit-document.ts';
import type { RecommendationModel, Recommendations, TrendingFacet } from './recommendations.ts';

/** The search service did not answer this request, or not in a readable form. */
export type RecommendationFailure = { readonly kind: 'recommendations-unreadable' };

/**
 * Parses the answers to requests of these models, one for each and in their order (S6). A missing
 * or unreadable answer fails by itself: the others are shown. Drops products that cannot be read.
 * Accepts any value, possibly with failures only.
 */
export function parseRecommendations(
  value: unknown,
  models: readonly RecommendationModel[],
): readonly Result<Recommendations, RecommendationFailure>[] {
  const results = readResults(value)?.results ?? [];
  return models.map((model, index) => {
    const read = model === 'trending-facets' ? readFacets : readProducts;
    const answer = read(results[index]);
    return answer ? ok(answer) : err({ kind: 'recommendations-unreadable' });
  });
}

/** Answers as external programs see them, one per request and in their order. */
export type RecommendationAnswersDocument = {
  readonly results: readonly (
    | { readonly hits: readonly (HitDocument | TrendingFacetDocument)[] }
    | { readonly message: string }
  )[];
};

type TrendingFacetDocument = { readonly facetName: string; readonly facetValue: string };

/** Writes what {@link parseRecommendations} reads; a request without an answer has a message. */
export const formatRecommendationAnswers = (
  answers: readonly Result<Recommendations, RecommendationFailure>[],
): RecommendationAnswersDocument => ({
  results: answers.map((answer) =>
    answer.ok ? { hits: hitsOf(answer.value) } : { message: 'This cannot be answered.' },
  ),
});

function hitsOf(
  recommendations: Recommendations,
): readonly (HitDocument | TrendingFacetDocument)[] {
  switch (recommendations.kind) {
    case 'products':
      return recommendations.hits.map(formatHit);
    case 'facets':
      return recommendations.facets.map(({ name, value }) => ({
        facetName: name,
        facetValue: value,
      }));
  }
}

const readResults = readFields({ results: readListOf(readAnything) });

const readHits = readFields({ hits: readValidItems(parseHit) });

const readProducts: Reader<Recommendations> = (value) => {
  const answer = readHits(value);
  return answer && { kind: 'products', hits: answer.hits };
};

const readTrendingFacet: Reader<TrendingFacet> = (value) => {
  const facet = readFields({ facetName: readText, facetValue: readText })(value);
  return facet && { name: facet.facetName, value: facet.facetValue };
};

const readTrending = readFields({ hits: readValidItems(readTrendingFacet) });

const readFacets: Reader<Recommendations> = (value) => {
  const answer = readTrending(value);
  return answer && { kind: 'facets', facets: answer.hits };
};
