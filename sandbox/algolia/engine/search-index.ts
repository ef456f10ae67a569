import { ok, type Result } from '#src/shared/result.ts';
import type { JsonObject } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { type AppliedRules, applyRules, NO_RULES } from '../rules/apply-rules.ts';
import { queryFacets } from './count-query-facets.ts';
import { findRecords, type FoundRecords } from './find-records.ts';
import type { IndexView } from './index-view.ts';
import type { QueryMatch } from './match-query-text.ts';
import { pageOfHits } from './page-of-hits.ts';
import { pagingReply, readPaging } from './paging.ts';
import { createParameters, type Parameters } from './parameters.ts';

/** The clock and id source of replies. */
export type SearchParts = {
  readonly now: () => Date;
  /** Returns an id of a reply, for click events. */
  readonly newQueryId: () => string;
};

/** Answers a query as Algolia does, with hits, counts and the parameters applied. */
export function searchIndex(
  view: IndexView,
  query: JsonObject,
  parts: SearchParts,
): Result<JsonObject, Refusal> {
  const { settings } = view.index;
  const rules = rulesFor(view, createParameters(query, settings), parts);
  const parameters = createParameters(rules.parameters, query, settings);
  const found = findRecords(view, parameters, rules);
  if (!found.ok) return found;
  const reply = {
    ...hitsReply(view, parameters, found.value),
    ...queryFacets(view.table, view.facets, parameters, {
      all: found.value.ranked,
      deduplicated: found.value.groups.records,
    }),
    ...EXHAUSTIVE,
    query: createParameters(query).text('query'),
    ...removedWordsReply(found.value.text, parameters),
    params: paramsText(query),
    renderingContent: parameters.raw('renderingContent') ?? {},
    ...rulesReply(rules, parameters),
    ...(parameters.flag('clickAnalytics', false) ? { queryID: parts.newQueryId() } : {}),
    processingTimeMS: 1,
    serverTimeMS: 1,
    processingTimingsMS: { total: 1 },
  };
  return ok(trimmed(reply, parameters));
}

function rulesFor(
  { index, text: { analysis } }: IndexView,
  parameters: Parameters,
  { now }: SearchParts,
): AppliedRules {
  if (index.rules.size === 0 || !parameters.flag('enableRules', true)) return NO_RULES;
  const wordsIn = (text: string) => analysis.tokensIn(text).map(({ word }) => word);
  const query = parameters.text('query');
  return applyRules(index.rules.values(), query, {
    words: wordsIn(query),
    contexts: parameters.texts('ruleContexts') ?? [],
    filters: parameters.text('filters'),
    now: now(),
    wordsIn,
  });
}

/** Default for `paginationLimitedTo`. */
const DEFAULT_LIMIT = 1000;

/** A virtual replica returns only the relevant hits, but counts all. */
function hitsReply(view: IndexView, parameters: Parameters, found: FoundRecords): JsonObject {
  const paging = readPaging(parameters);
  const limit = parameters.count('paginationLimitedTo', DEFAULT_LIMIT);
  const { sorted, groups } = found;
  const shown = sorted ?? groups;
  const count = (of: typeof groups) => of.groupStarts.length - 1;
  const paged = pagingReply(count(shown), limit, paging);
  const relevance = {
    nbHits: count(groups),
    nbSortedHits: count(shown),
    appliedRelevancyStrictness: parameters.count('relevancyStrictness', 100),
  };
  return {
    hits: pageOfHits(view, parameters, { ...found, groups: shown }, { ...paging, limit }),
    ...paged,
    ...(sorted ? relevance : {}),
  };
}

const EXHAUSTIVE = {
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, facetValues: true, nbHits: true, typo: true },
};

function rulesReply({ ids, userData }: AppliedRules, parameters: Parameters): JsonObject {
  const queryUserData = parameters.raw('userData');
  const data = userData.length > 0 ? userData : queryUserData;
  return {
    ...(ids.length > 0 ? { appliedRules: ids.map((objectID) => ({ objectID })) } : {}),
    ...(data === undefined ? {} : { userData: data }),
  };
}

/** Returns the query as a query string. */
const paramsText = (query: JsonObject): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();

/** Fields in the reply whatever `responseFields` says. */
const ALWAYS = ['message', 'warning', 'cursor', 'serverUsed', 'indexUsed', 'abTestVariantID'];

function trimmed(reply: JsonObject, parameters: Parameters): JsonObject {
  const fields = parameters.texts('responseFields') ?? ['*'];
  if (fields.includes('*')) return reply;
  const shown = new Set([...fields, ...ALWAYS]);
  return Object.fromEntries(Object.entries(reply).filter(([name]) => shown.has(name)));
}

/** Returns the query with the dropped words marked. */
function removedWordsReply(text: QueryMatch | undefined, parameters: Parameters): JsonObject {
  if (!text?.removed) return {};
  const { words, removed } = text;
  const isFirst = parameters.text('removeWordsIfNoResults') === 'firstWords';
  const [start, end] = isFirst
    ? [0, removed.length]
    : [words.length - removed.length, words.length];
  const shown = words.map((word, index) =>
    index >= start && index < end ? `<em>${word}</em>` : word,
  );
  return { queryAfterRemoval: shown.join(' ') };
}
