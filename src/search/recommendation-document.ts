import {
  readAs,
  readListOf,
  readNumber,
  readObject,
  readOneOf,
  readTextUpTo,
  type ValueOf,
  whenMissing,
} from '../shared/json-reader.ts';
import { type Locale, readLocale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { validateRecommendation, type RecommendationRefusal } from './recommendation-refusal.ts';
import {
  RECOMMENDATION_MODELS,
  type RecommendationModel,
  type RecommendationRequest,
} from './recommendations.ts';

/** Path of the search service for recommendation requests, with POST (S6). */
export const RECOMMENDATIONS_PATH = '1/indexes/*/recommendations';

/** Recommendation requests as the search service takes them (S6). */
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
 * Formats requests about the products of one index, in their order. Refuses a request that lacks
 * what its model needs, or has a subject that its model does not know (`MODEL_SUBJECTS`): the
 * service would refuse all requests for one, or answer another one.
 */
export function formatRecommendations(
  requests: readonly RecommendationRequest[],
  indexName: string,
): Result<RecommendationsDocument, RecommendationRefusal> {
  if (requests.length === 0) return err({ kind: 'no-requests' });
  for (const [index, request] of requests.entries()) {
    const refusal = validateRecommendation(request, index);
    if (refusal !== undefined) return err(refusal);
  }
  return ok({ requests: requests.map((request) => formatRequest(request, indexName)) });
}

const readName = readTextUpTo(200);

const readQuery = readObject(
  { model: readOneOf(RECOMMENDATION_MODELS) },
  {
    threshold: readNumber,
    maxRecommendations: readNumber,
    objectID: readName,
    facetName: readName,
    facetValue: readName,
  },
);

/** A request as external programs write it: in the service's terms, of any index of the shop. */
export type RecommendationQueryDocument = ValueOf<typeof readQuery>;

/** Formats a request without its index; the default threshold is written (S6). */
function formatRecommendationQuery({
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

/** Parses what {@link formatRecommendationQuery} writes. `facetValue` belongs to `facetName`. */
export function parseRecommendationQuery({
  objectID,
  facetName,
  facetValue,
  ...question
}: RecommendationQueryDocument): RecommendationRequest {
  return {
    ...question,
    ...(objectID !== undefined && { objectId: objectID }),
    ...(facetName && facetValue
      ? { facet: { name: facetName, value: facetValue } }
      : facetName !== undefined && { facetName }),
  };
}

/** Maximum numbers of requests and of viewed SKUs per call. */
export const MAX_REQUESTS_PER_CALL = 10;
const MAX_VIEWED_SKUS = 50;

/** Requests in one call; `viewed` are SKUs, the latest first. */
export const parseRecommendationsCall = readObject({
  locale: readLocale,
  requests: readListOf(readAs(readQuery, parseRecommendationQuery), 0, MAX_REQUESTS_PER_CALL),
  viewed: whenMissing(readListOf(readName, 0, MAX_VIEWED_SKUS), []),
});

/** Writes what {@link parseRecommendationsCall} reads, with as many SKUs as a call may have. */
export const formatRecommendationsCall = (
  locale: Locale,
  requests: readonly RecommendationRequest[],
  viewed: readonly string[],
) => ({
  locale,
  requests: requests.map(formatRecommendationQuery),
  viewed: viewed.slice(0, MAX_VIEWED_SKUS),
});

const formatRequest = (request: RecommendationRequest, indexName: string): RequestDocument => ({
  indexName,
  ...formatRecommendationQuery(request),
});
