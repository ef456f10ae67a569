import type { HighlightedText, TextPart } from '#src/search/highlight.ts';
import type { QueryTerm } from './query-terms.ts';
import type { TextIndex } from './text-index.ts';
import { foldText, tokensIn, type Token } from './text-tokens.ts';

/** Marks the matches of a query in a text. */
export type Highlighter = (text: string) => HighlightedText;

/** A range of a text, from `start` up to `end`. */
type Range = { readonly start: number; readonly end: number };

/** Marks matching words and parts of words whole; of an unfinished word, the typed beginning. */
export function createHighlighter(index: TextIndex, clauses: readonly QueryTerm[]): Highlighter {
  const sure = clauses.flatMap(({ interpretations }) =>
    interpretations.filter(({ isPrefix }) => !isPrefix),
  );
  const meant = new Set(
    sure.flatMap(({ groups }) => groups.flat().map((word) => index.list.words[word] ?? '')),
  );
  const begun = begunWord(clauses.at(-1));
  return (text) => {
    const ranges = tokensIn(text).flatMap((token) => rangesIn(token, text, meant, begun, index));
    return toParts(text, ranges);
  };
}

/** Returns the last word if it was read as the beginning of others, else an empty string. */
const begunWord = (last: QueryTerm | undefined): string =>
  last?.interpretations.some(({ isPrefix }) => isPrefix) ? (last.typed.at(-1) ?? '') : '';

function rangesIn(
  { word, start, end }: Token,
  text: string,
  meant: ReadonlySet<string>,
  begun: string,
  { language }: TextIndex,
): readonly Range[] {
  if (meant.has(word)) return [{ start, end }];
  const original = text.slice(start, end);
  const within = (from: number, letters: number): Range => ({
    start: start + lettersBefore(original, from),
    end: start + lettersBefore(original, from + letters),
  });
  const isBegun = (part: string) => begun !== '' && part.startsWith(begun);
  const parts = [{ word, start: 0 }, ...language.compounds.parts(word)];
  return parts.flatMap((part) => {
    if (meant.has(part.word)) return [within(part.start, part.word.length)];
    return isBegun(part.word) ? [within(part.start, begun.length)] : [];
  });
}

/** Returns the written length of a piece of a word that has `folded` letters when folded. */
function lettersBefore(original: string, folded: number): number {
  let length = 0;
  let seen = 0;
  for (const letter of original) {
    if (seen >= folded && foldText(letter) !== '') break;
    seen += foldText(letter).length;
    length += letter.length;
  }
  return length;
}

/** Splits a text into parts, the ranges marked; ranges may come in any order and overlap. */
function toParts(text: string, ranges: readonly Range[]): HighlightedText {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of joined(ranges)) {
    parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

function joined(ranges: readonly Range[]): readonly Range[] {
  const wide: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = wide.at(-1);
    if (last && range.start <= last.end) {
      wide.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
    } else if (range.end > range.start) wide.push(range);
  }
  return wide;
}
