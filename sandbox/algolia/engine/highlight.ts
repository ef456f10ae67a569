import type { TextAnalysis } from '../text/text-analysis.ts';
import type { Mark, MarkToken } from '../text/word-marks.ts';
import { isJsonObject } from '../json.ts';

/** Settings for highlighting. Texts are not escaped, as in Algolia. */
export type Marking = {
  readonly analysis: TextAnalysis;
  readonly mark: MarkToken;
  /** Query words, by piece. */
  readonly typed: readonly (readonly string[])[];
  readonly before: string;
  readonly after: string;
};

type MatchLevel = 'none' | 'partial' | 'full';

export type Highlighted = {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
};

export type MarkedText = { readonly text: string; readonly marks: readonly Mark[] };

export const markedText = (text: string, { analysis, mark, typed }: Marking): MarkedText => ({
  text,
  marks:
    typed.length === 0 ? [] : joined(analysis.tokensIn(text).flatMap((token) => mark(token, text))),
});

export function highlighted(marked: MarkedText, marking: Marking): Highlighted {
  const { text, marks } = marked;
  const pieces = new Set(marks.map(({ term }) => term));
  const matchedWords = [...pieces]
    .sort((a, b) => a - b)
    .flatMap((piece) => marking.typed[piece] ?? []);
  return {
    value: tagged(text, marks, marking),
    matchLevel: matchLevel(pieces.size, marking.typed.length),
    ...(pieces.size > 0 ? { fullyHighlighted: isCovered(text, marks, marking) } : {}),
    matchedWords,
  };
}

export function matchLevel(found: number, total: number): MatchLevel {
  if (found === 0) return 'none';
  return found === total ? 'full' : 'partial';
}

export function tagged(
  text: string,
  marks: readonly Mark[],
  { before, after }: Pick<Marking, 'before' | 'after'>,
): string {
  let done = 0;
  let value = '';
  for (const { start, end } of marks) {
    value += `${text.slice(done, start)}${before}${text.slice(start, end)}${after}`;
    done = end;
  }
  return value + text.slice(done);
}

/** Returns whether every word of a text is highlighted in full. */
const isCovered = (text: string, marks: readonly Mark[], { analysis }: Marking): boolean =>
  analysis
    .tokensIn(text)
    .every(({ start, end }) => marks.some((mark) => mark.start <= start && mark.end >= end));

/** Sorts marks and drops overlapping ones. */
function joined(marks: readonly Mark[]): readonly Mark[] {
  const separateMarks: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mark.start >= (separateMarks.at(-1)?.end ?? 0)) separateMarks.push(mark);
  }
  return separateMarks;
}

/** Returns the replacement of a text; `undefined` drops it. `isInList` is true inside a list. */
export type ChangeText = (text: string, isInList: boolean) => object | undefined;

/** Replaces every text and number in a value, keeping its structure; drops everything else. */
export function mapTexts(value: unknown, change: ChangeText, isInList = false): unknown {
  if (typeof value === 'string') return change(value, isInList);
  if (typeof value === 'number') return change(String(value), isInList);
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown) => mapTexts(entry, change, true) ?? []);
  }
  if (!isJsonObject(value)) return undefined;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const changed = mapTexts(field, change, isInList);
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
