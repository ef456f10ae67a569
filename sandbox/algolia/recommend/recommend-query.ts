import { ok, type Result } from '#src/shared/result.ts';
import type { IndexView } from '../engine/index-view.ts';
import { fieldOf, isJsonObject, type JsonObject, textField } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';

const RECOMMEND_MODELS = [
  'bought-together',
  'related-products',
  'looking-similar',
  'trending-items',
  'trending-facets',
  'recommended-for-you',
] as const;

export type RecommendModel = (typeof RECOMMEND_MODELS)[number];

export type RecommendQuery = {
  readonly indexName: string;
  readonly model: RecommendModel;
  readonly objectID?: string;
  readonly facetName?: string;
  readonly facetValue?: string;
  /** Minimum score, from 0 to 100. */
  readonly threshold: number;
  readonly maxRecommendations?: number;
  readonly queryParameters: JsonObject;
  readonly fallbackParameters?: JsonObject;
};

/** Reads an element of `requests`; an invalid one refuses all. */
export function readRecommendQuery(value: unknown): Result<RecommendQuery, Refusal> {
  const text = (name: string) => textField(value, name);
  const model = RECOMMEND_MODELS.find((known) => known === text('model'));
  const indexName = text('indexName');
  const threshold = fieldOf(value, 'threshold');
  const count = fieldOf(value, 'maxRecommendations');
  if (indexName === undefined) return badRequest('Missing mandatory parameter: indexName');
  if (!model) return badRequest('Invalid value for "model" parameter');
  if (!isWithin(threshold, 0, 100)) {
    return badRequest('Invalid value for "threshold" parameter, expected number from 0 to 100');
  }
  if (count !== undefined && !(Number.isInteger(count) && isWithin(count, 1, 30))) {
    return badRequest('Invalid value for "maxRecommendations", expected integer from 1 to 30');
  }
  if (NEEDS_OBJECT.has(model) && text('objectID') === undefined) {
    return badRequest('Missing mandatory parameter: objectID');
  }
  if (model === 'trending-facets' && text('facetName') === undefined) {
    return badRequest('Missing mandatory parameter: facetName');
  }
  return ok({
    indexName,
    model,
    threshold,
    ...optional({ objectID: text('objectID') }),
    ...optional({ facetName: text('facetName') }),
    ...optional({ facetValue: text('facetValue') }),
    ...(typeof count === 'number' ? { maxRecommendations: count } : {}),
    ...parametersIn(value),
  });
}

const NEEDS_OBJECT: ReadonlySet<RecommendModel> = new Set([
  'bought-together',
  'related-products',
  'looking-similar',
]);

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const optional = <T extends Record<string, string | undefined>>(field: T) =>
  Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: string;
  };

function parametersIn(value: unknown) {
  const parameters = fieldOf(value, 'queryParameters');
  const fallback = fieldOf(value, 'fallbackParameters');
  return {
    queryParameters: isJsonObject(parameters) ? parameters : {},
    ...(isJsonObject(fallback) ? { fallbackParameters: fallback } : {}),
  };
}

/** A recommended record or facet value with its score, from 0 to 100. */
export type Recommended =
  | { readonly objectID: string; readonly score: number }
  | { readonly facetValue: string; readonly score: number };

/** Returns recommendations in any order; the caller applies threshold and maximum. */
export type SandboxRecommender = (
  question: RecommendQuery,
  view: IndexView,
) => readonly Recommended[] | Promise<readonly Recommended[]>;
