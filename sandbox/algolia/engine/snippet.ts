import { matchLevel, tagged, type MarkedText, type Marking } from './highlight.ts';

export type Snippet = { readonly value: string; readonly matchLevel: string };

/** Returns the `words` long part of a text with the most matches, with ellipses where cut. */
export function snippet(
  { text, marks }: MarkedText,
  words: number,
  ellipsis: string,
  marking: Marking,
): Snippet {
  const pieces = new Set(marks.map(({ term }) => term)).size;
  const level = matchLevel(pieces, marking.typed.length);
  const tokens = marking.analysis.tokensIn(text);
  if (tokens.length <= words) return { value: tagged(text, marks, marking), matchLevel: level };
  const isMarked = tokens.map(({ start, end }) =>
    marks.some((mark) => mark.start < end && mark.end > start),
  );
  const first = bestWindow(isMarked, words);
  const last = first + words - 1;
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const to = last >= tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length);
  const within = marks
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, term }) => ({ start: start - from, end: end - from, term }));
  const value = tagged(text.slice(from, to), within, marking);
  return {
    value: `${from > 0 ? ellipsis : ''}${value}${to < text.length ? ellipsis : ''}`,
    matchLevel: level,
  };
}

/** Returns the start of the window with the most matches, the first of equals. */
function bestWindow(isMarked: readonly boolean[], size: number): number {
  const marksFrom = (first: number) => isMarked.slice(first, first + size).filter(Boolean).length;
  let best = 0;
  for (let first = 1; first + size <= isMarked.length; first += 1) {
    if (marksFrom(first) > marksFrom(best)) best = first;
  }
  return best;
}
