import { err, ok, type Result } from '../shared/result.ts';
import { refuseRecommendation, type RecommendationRefusal } from './recommendation-refusal.ts';
import type { RecommendationModel, RecommendationRequest } from './recommendations.ts';

/** Where the search service is asked for recommendations, with POST (S6). */
export const RECOMMENDATIONS_PATH = '1/indexes/*/recommendations';

/** Questions for recommendations as the search service takes them (S6). */
export type RecommendationsDocument = { readonly requests: readonly RequestDocument[] };

type RequestDocument = {
  readonly indexName: string;
  readonly model: RecommendationModel;
  readonly threshold: number;
  readonly maxRecommendations?: number;
  readonly objectID?: string;
  readonly facetName?: string;
  readonly facetValue?: string;
};

/**
 * Writes questions about the products of one index, in their order. A model that is not asked what
 * it needs, or is asked about what it does not know (`MODEL_SUBJECTS`), is refused: the service
 * would refuse all questions for one, or answer another one than was asked.
 */
export function formatRecommendations(
  requests: readonly RecommendationRequest[],
  indexName: string,
): Result<RecommendationsDocument, RecommendationRefusal> {
  if (requests.length === 0) return err({ kind: 'no-requests' });
  for (const [index, request] of requests.entries()) {
    const refusal = refuseRecommendation(request, index);
    if (refusal !== undefined) return err(refusal);
  }
  return ok({ requests: requests.map((request) => formatRequest(request, indexName)) });
}

/** A question as other programs ask it: in the service's words, of whatever index is the shop's. */
export type RecommendationQuestion = Pick<RequestDocument, 'model'> &
  Partial<Omit<RequestDocument, 'model' | 'indexName'>>;

/** Writes a question to whoever knows the index by itself; the usual threshold is named (S6). */
export function formatRecommendationQuestion({
  model,
  threshold = 0,
  maxRecommendations,
  objectId,
  facetName,
  facet,
}: RecommendationRequest): Omit<RequestDocument, 'indexName'> {
  return {
    model,
    threshold,
    ...(maxRecommendations === undefined ? {} : { maxRecommendations }),
    ...(objectId ? { objectID: objectId } : {}),
    ...(facetName ? { facetName } : {}),
    ...(facet?.name && facet.value ? { facetName: facet.name, facetValue: facet.value } : {}),
  };
}

/** Reads what {@link formatRecommendationQuestion} writes. A value is one of the facet it names. */
export function parseRecommendationQuestion({
  objectID,
  facetName,
  facetValue,
  ...question
}: RecommendationQuestion): RecommendationRequest {
  return {
    ...question,
    ...(objectID !== undefined && { objectId: objectID }),
    ...(facetName && facetValue
      ? { facet: { name: facetName, value: facetValue } }
      : facetName !== undefined && { facetName }),
  };
}

const formatRequest = (request: RecommendationRequest, indexName: string): RequestDocument => ({
  indexName,
  ...formatRecommendationQuestion(request),
});
