import type { JsonObject } from '../json.ts';
import type { FoundRecords } from './find-records.ts';
import type { IndexView } from './index-view.ts';
import type { Paging } from './paging.ts';
import type { Parameters } from './parameters.ts';
import { createShowHit } from './show-hits.ts';

/** Returns the hits of the requested groups; hits of a larger group have `_distinctSeqID`. */
export function pageOfHits(
  view: IndexView,
  parameters: Parameters,
  { groups: { records, groupStarts }, text, ranks }: FoundRecords,
  { first, count, limit }: Paging & { readonly limit: number },
): readonly JsonObject[] {
  const last = Math.min(first + count, limit, groupStarts.length - 1);
  if (first >= last) return [];
  const show = createShowHit(view, parameters, text?.match);
  const isGrouped = parameters.count('distinct', 0) > 1;
  const withRanking = parameters.flag('getRankingInfo', false);
  const hits: JsonObject[] = [];
  for (let group = first; group < last; group += 1) {
    const members = records.subarray(groupStarts[group], groupStarts[group + 1]);
    members.forEach((record, index) => {
      hits.push({
        ...show(view.table.records[record] ?? {}),
        ...(isGrouped ? { _distinctSeqID: index } : {}),
        ...(withRanking
          ? { _rankingInfo: rankingInfo(ranks, record, text?.words.length ?? 0) }
          : {}),
      });
    });
  }
  return hits;
}

/** Ranking criteria of a hit, under Algolia's names. */
function rankingInfo(ranks: FoundRecords['ranks'], record: number, words: number): JsonObject {
  const rank = (criterion: keyof typeof ranks) => ranks[criterion]?.[record] ?? 0;
  return {
    nbTypos: rank('typo'),
    words: Math.max(0, words - rank('words')),
    proximityDistance: rank('proximity'),
    firstMatchedWord: rank('attribute'),
    nbExactWords: Math.max(0, words - rank('exact')),
    filters: rank('filters'),
    geoDistance: 0,
    userScore: 0,
  };
}
