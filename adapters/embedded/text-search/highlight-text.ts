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
  const complete = clauses.flatMap(({ interpretations }) =>
    interpretations.filter(({ isPrefix }) => !isPrefix),
  );
  const matchedWords = new Set(
    complete.flatMap(({ groups }) => groups.flat().map((word) => index.list.words[word] ?? '')),
  );
  const prefix = unfinishedWord(clauses.at(-1));
  return (text) => {
    const ranges = tokensIn(text).flatMap((token) =>
      rangesIn(token, text, matchedWords, prefix, index),
    );
    return toParts(text, ranges);
  };
}

/** Returns the last word if it was read as the beginning of others, else an empty string. */
const unfinishedWord = (last: QueryTerm | undefined): string =>
  last?.interpretations.some(({ isPrefix }) => isPrefix) ? (last.typed.at(-1) ?? '') : '';

function rangesIn(
  { word, start, end }: Token,
  text: string,
  matchedWords: ReadonlySet<string>,
  prefix: string,
  { language }: TextIndex,
): readonly Range[] {
  if (matchedWords.has(word)) return [{ start, end }];
  const original = text.slice(start, end);
  const within = (from: number, letters: number): Range => ({
    start: start + lettersBefore(original, from),
    end: start + lettersBefore(original, from + letters),
  });
  const hasPrefix = (part: string) => prefix !== '' && part.startsWith(prefix);
  const parts = [{ word, start: 0 }, ...language.compounds.parts(word)];
  return parts.flatMap((part) => {
    if (matchedWords.has(part.word)) return [within(part.start, part.word.length)];
    return hasPrefix(part.word) ? [within(part.start, prefix.length)] : [];
  });
}

/** Returns the written length of a piece of a word that has `folded` letters when folded. */
function lettersBefore(original: string, folded: number): number {
  let length = 0;
  let foldedLength = 0;
  for (const letter of original) {
    if (foldedLength >= folded && foldText(letter) !== '') break;
    foldedLength += foldText(letter).length;
    length += letter.length;
  }
  return length;
}

/** Splits a text into parts, the ranges marked; ranges may come in any order and overlap. */
function toParts(text: string, ranges: readonly Range[]): HighlightedText {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of mergedRanges(ranges)) {
    parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

function mergedRanges(ranges: readonly Range[]): readonly Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
    } else if (range.end > range.start) merged.push(range);
  }
  return merged;
}
