import { ok, type Result } from '#src/shared/result.ts';
import { typosAllowed } from '../text/word-candidates.ts';
import { readMatchOptions, type MatchOptions } from '../text/match-options.ts';
import { countTypos } from '#adapters/embedded/text-search/count-typos.ts';
import type { TextAnalysis } from '../text/text-analysis.ts';
import { NO_RULES } from '../rules/apply-rules.ts';
import type { JsonObject } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import { facetCounts, byAlphabet } from './count-facets.ts';
import { findRecords } from './find-records.ts';
import { tagged } from './highlight.ts';
import type { IndexView } from './index-view.ts';
import { createParameters } from './parameters.ts';

const DEFAULT_HITS = 10;
const MAX_HITS = 100;

/** A search for facet values, and the maximum number of them. */
export type FacetValueQuery = {
  readonly facet: string;
  readonly text: string;
  readonly most?: number;
};

/** Returns the values of a searchable facet that match a text, the most frequent first. */
export function searchFacetValues(
  view: IndexView,
  query: JsonObject,
  { facet, text, most }: FacetValueQuery,
): Result<JsonObject, Refusal> {
  const declared = view.facets.find(({ attribute }) => attribute === facet);
  if (declared?.isSearchable !== true) return unsearchable(facet);
  const parameters = createParameters(query, view.index.settings);
  const found = findRecords(view, parameters, NO_RULES);
  if (!found.ok) return found;
  const counted = declared.isAfterDistinct ? found.value.groups.records : found.value.ranked;
  const counts = facetCounts(view.table.facet(facet), counted);
  const isByAlphabet = parameters.text('sortFacetValuesBy') === 'alpha';
  const mark = createMark(text, view.text.analysis, readMatchOptions(parameters));
  const tags = {
    before: parameters.text('highlightPreTag', '<em>'),
    after: parameters.text('highlightPostTag', '</em>'),
  };
  const hits = (isByAlphabet ? counts.toSorted(byAlphabet) : counts).flatMap(({ value, count }) => {
    const marks = mark(value);
    return marks ? [{ value, highlighted: tagged(value, marks, tags), count }] : [];
  });
  const limit = Math.min(most ?? parameters.count('maxFacetHits', DEFAULT_HITS), MAX_HITS);
  return ok({
    facetHits: hits.slice(0, limit),
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: 1,
  });
}

const unsearchable = (facet: string) =>
  badRequest(
    `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
  );

type TextRange = { readonly start: number; readonly end: number; readonly term: number };

/** Returns the matches in a value; `undefined` unless all query words match. */
function createMark(
  text: string,
  { tokensIn }: TextAnalysis,
  options: MatchOptions,
): (value: string) => readonly TextRange[] | undefined {
  const typed = tokensIn(text).map(({ word }) => word);
  return (value) => {
    const tokens = tokensIn(value);
    const ranges = typed.map((word, term) => {
      const isLast = term === typed.length - 1;
      for (const { word: tokenWord, start, end } of tokens) {
        if (tokenWord === word) return { start, end, term };
        if (isLast && tokenWord.startsWith(word)) return { start, end: start + word.length, term };
        const most = typosAllowed(word, options);
        if (most > 0 && countTypos(word, tokenWord, most, isLast) !== undefined) {
          return { start, end, term };
        }
      }
      return undefined;
    });
    return ranges.some((stretch) => stretch === undefined)
      ? undefined
      : ranges
          .filter((stretch) => stretch !== undefined)
          .sort((a, b) => a.start - b.start)
          .filter(({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0));
  };
}
