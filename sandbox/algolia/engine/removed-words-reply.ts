import type { JsonObject } from '../json.ts';
import type { QueryMatch } from './match-query-text.ts';
import type { Parameters } from './parameters.ts';

/** Returns the query with the dropped words marked. */
export function removedWordsReply(
  text: QueryMatch | undefined,
  parameters: Parameters,
): JsonObject {
  if (!text?.removed) return {};
  const { words, removed } = text;
  const isFirst = parameters.text('removeWordsIfNoResults') === 'firstWords';
  const [start, end] = isFirst
    ? [0, removed.length]
    : [words.length - removed.length, words.length];
  const shown = words.map((word, place) =>
    place >= start && place < end ? `<em>${word}</em>` : word,
  );
  return { queryAfterRemoval: shown.join(' ') };
}
