import { ok, type Result } from '#src/shared/result.ts';
import { findRecords } from '../engine/find-records.ts';
import type { IndexView } from '../engine/index-view.ts';
import { createParameters } from '../engine/parameters.ts';
import { searchIndex, type SearchParts } from '../engine/search-index.ts';
import { createShowHit } from '../engine/show-hits.ts';
import type { JsonObject } from '../json.ts';
import { readQuery } from '../parameters/read-parameters.ts';
import type { Refusal } from '../refusal.ts';
import { NO_RULES } from '../rules/apply-rules.ts';
import type { Recommended, RecommendQuery, SandboxRecommender } from './recommend-query.ts';

/** Default number of recommendations. */
const DEFAULT_COUNT = 30;

/**
 * Answers a request for recommendations, without its own object. If fewer than the requested number
 * are left, hits of the fallback parameters follow.
 */
export async function answerRecommend(
  recommendQuery: RecommendQuery,
  view: IndexView,
  recommend: SandboxRecommender,
  parts: SearchParts,
): Promise<Result<JsonObject, Refusal>> {
  const { threshold, maxRecommendations = DEFAULT_COUNT } = recommendQuery;
  const all = await recommend(recommendQuery, view);
  const best = all
    .filter(({ score }) => score >= threshold)
    .toSorted((a, b) => b.score - a.score || (nameOf(a) < nameOf(b) ? -1 : 1));
  if (recommendQuery.model === 'trending-facets') {
    return reply(best.slice(0, maxRecommendations).flatMap((one) => facetHit(recommendQuery, one)));
  }
  const query = readQuery(recommendQuery.queryParameters);
  if (!query.ok) return query;
  const parameters = createParameters(query.value, view.index.settings);
  const found = findRecords(view, parameters, NO_RULES);
  if (!found.ok) return found;
  const within = new Set(found.value.ranked);
  const show = createShowHit(view, parameters, found.value.text?.match);
  const hits = best.flatMap((one) => {
    const record = 'objectID' in one ? view.table.numberOf(one.objectID) : undefined;
    const isOther = 'objectID' in one && one.objectID !== recommendQuery.objectID;
    return record !== undefined && isOther && within.has(record)
      ? [{ ...show(view.table.records[record] ?? {}), _score: rounded(one.score) }]
      : [];
  });
  const shown = hits.slice(0, maxRecommendations);
  return withFallback(recommendQuery, view, shown, parts);
}

const nameOf = (one: Recommended): string => ('objectID' in one ? one.objectID : one.facetValue);

const rounded = (score: number): number => Math.round(score * 100) / 100;

const facetHit = ({ facetName = '' }: RecommendQuery, one: Recommended): readonly JsonObject[] =>
  'facetValue' in one
    ? [{ facetName, facetValue: one.facetValue, _score: rounded(one.score) }]
    : [];

const reply = (hits: readonly JsonObject[]) =>
  ok({ hits, nbHits: hits.length, processingTimeMS: 1, renderingContent: {} });

function withFallback(
  { maxRecommendations, fallbackParameters, objectID }: RecommendQuery,
  view: IndexView,
  hits: readonly JsonObject[],
  parts: SearchParts,
): Result<JsonObject, Refusal> {
  const missing = (maxRecommendations ?? 0) - hits.length;
  if (!fallbackParameters || missing <= 0) return reply(hits);
  const query = readQuery(fallbackParameters);
  if (!query.ok) return query;
  const fallback = searchIndex(view, { ...query.value, hitsPerPage: 1000 }, parts);
  if (!fallback.ok) return fallback;
  const known = new Set([objectID, ...hits.map((hit) => hit['objectID'])]);
  const more = (fallback.value['hits'] as readonly JsonObject[]).filter(
    (hit) => !known.has(hit['objectID'] as string),
  );
  return reply([...hits, ...more.slice(0, missing)]);
}
