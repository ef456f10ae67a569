import { isBlank } from '#src/shared/normalize-text.ts';
import { readMatchOptions, type MatchOptions } from '../text/match-options.ts';
import type { TextMatch } from '../text/match-text.ts';
import type { IndexView } from './index-view.ts';
import type { Mask } from './match-filter.ts';
import type { Parameters } from './parameters.ts';

/** The text match of a query within its filters. */
export type QueryMatch = {
  readonly match: TextMatch;
  /** Query words; `removed` holds those dropped to find anything. */
  readonly removed?: readonly string[];
  readonly words: readonly string[];
};

/** Maximum number of words dropped. */
const MAX_REMOVED = 5;

/** Returns `undefined` for a blank query, which matches every record. */
export function matchQueryText(
  { text }: IndexView,
  parameters: Parameters,
  filtered: Mask,
): QueryMatch | undefined {
  const query = parameters.text('query');
  if (isBlank(query)) return undefined;
  const options = readMatchOptions(parameters);
  const withSynonyms = parameters.flag('synonyms', true);
  const words = text.words(query, options);
  const find = (remaining: readonly string[], matchOptions: MatchOptions = options): TextMatch =>
    text.match(remaining, matchOptions, withSynonyms);
  const match = find(words);
  const mode = parameters.text('removeWordsIfNoResults', 'none');
  if (mode === 'none' || isAny(match.mask, filtered)) return { match, words };
  if (mode === 'allOptional') {
    return { match: find(words, { ...options, optionalWords: words }), words };
  }
  for (let count = 1; count <= Math.min(MAX_REMOVED, words.length - 1); count += 1) {
    const isFirst = mode === 'firstWords';
    const remaining = isFirst ? words.slice(count) : words.slice(0, -count);
    const found = find(remaining);
    if (!isAny(found.mask, filtered)) continue;
    return { match: found, words, removed: isFirst ? words.slice(0, count) : words.slice(-count) };
  }
  return { match, words };
}

const isAny = (mask: Mask, other: Mask): boolean =>
  mask.some((matches, record) => matches === 1 && other[record] === 1);
