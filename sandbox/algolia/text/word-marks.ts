import { foldText, type Token } from '#adapters/embedded/text-search/text-tokens.ts';
import type { QueryTerm } from './query-terms.ts';
import type { TextAnalysis } from './text-analysis.ts';
import type { TextTable } from './text-table.ts';

/** A match in a text, `text.slice(start, end)`, with the index of its query piece. */
export type Mark = { readonly start: number; readonly end: number; readonly term: number };

/** Returns the matches in a token of a text. */
export type MarkToken = (token: Token, text: string) => readonly Mark[];

/** Number of matched letters in a word; fewer than its length for a prefix. */
type WordMark = { readonly term: number; readonly letters: number };

/** Marks words as a whole, prefixes and compound parts by themselves. */
export function createWordMarks(
  pieces: readonly QueryTerm[],
  { list }: TextTable,
  analysis: TextAnalysis,
  compoundLanguages: readonly string[],
): MarkToken {
  const marks = wordMarks(pieces, list.words);
  return ({ word, start, end }, text) => {
    const original = text.slice(start, end);
    const stretch = (from: number, letters: number, term: number): Mark => ({
      start: start + lettersOf(original, from),
      end: start + lettersOf(original, from + letters),
      term,
    });
    const wordMark = marks.get(word);
    if (wordMark) {
      const isBegun = wordMark.letters < word.length;
      return [
        isBegun ? stretch(0, wordMark.letters, wordMark.term) : { start, end, term: wordMark.term },
      ];
    }
    const parts = compoundLanguages.flatMap((code) =>
      analysis.language(code).compounds.parts(word),
    );
    return parts.flatMap((part) => {
      const mark = marks.get(part.word);
      return mark ? [stretch(part.start, mark.letters, mark.term)] : [];
    });
  };
}

/** Returns the matches by word; of several pieces, the first wins. */
function wordMarks(
  pieces: readonly QueryTerm[],
  words: readonly string[],
): ReadonlyMap<string, WordMark> {
  const marks = new Map<string, WordMark>();
  pieces.forEach(({ typed, alternatives }, term) => {
    for (const { slots } of alternatives) {
      slots.forEach((slot, index) => {
        for (const { word, isPrefix } of slot) {
          const text = words[word] ?? '';
          const letters = isPrefix ? (typed[index]?.length ?? text.length) : text.length;
          if (!marks.has(text)) marks.set(text, { term, letters });
        }
      });
    }
  });
  return marks;
}

/** Returns the original length of a given number of folded letters. */
function lettersOf(original: string, folded: number): number {
  let [length, seen] = [0, 0];
  for (const letter of original) {
    if (seen >= folded) break;
    seen += foldText(letter).length;
    length += letter.length;
  }
  return length;
}
