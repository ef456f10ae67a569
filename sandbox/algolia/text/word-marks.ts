import { foldText, type Token } from '#adapters/embedded/text-search/text-tokens.ts';
import type { QueryPiece } from './query-pieces.ts';
import type { TextAnalysis } from './text-analysis.ts';
import type { TextTable } from './text-table.ts';

/** A stretch of a text that a query found: `text.slice(start, end)`, and the piece it answers. */
export type Mark = { readonly start: number; readonly end: number; readonly piece: number };

/** What of a text's words a query found. */
export type MarkToken = (token: Token, text: string) => readonly Mark[];

/** How much of a word is marked: of one that was only begun, that beginning. */
type WordMark = { readonly piece: number; readonly letters: number };

/** Words are marked whole, beginnings and parts of compounds by themselves. */
export function createWordMarks(
  pieces: readonly QueryPiece[],
  { list }: TextTable,
  analysis: TextAnalysis,
  compoundLanguages: readonly string[],
): MarkToken {
  const marks = new Map<string, WordMark>();
  pieces.forEach(({ typed, readings }, piece) => {
    for (const { slots } of readings) {
      slots.forEach((slot, place) => {
        for (const { word, isPrefix } of slot) {
          const text = list.words[word] ?? '';
          const letters = isPrefix ? (typed[place]?.length ?? text.length) : text.length;
          if (!marks.has(text)) marks.set(text, { piece, letters });
        }
      });
    }
  });
  return ({ word, start, end }, text) => {
    const whole = marks.get(word);
    const original = text.slice(start, end);
    if (whole) {
      const isBegun = whole.letters < word.length;
      const letters = isBegun ? lettersOf(original, whole.letters) : original.length;
      return [{ start, end: start + letters, piece: whole.piece }];
    }
    return compoundLanguages
      .flatMap((code) => analysis.language(code).split(word).flat())
      .flatMap((part) => {
        const mark = marks.get(part.word);
        if (!mark) return [];
        const from = start + lettersOf(original, part.start);
        return [
          {
            start: from,
            end: start + lettersOf(original, part.start + mark.letters),
            piece: mark.piece,
          },
        ];
      });
  };
}

/** How long a piece of a word is as it is written, when folded it has this many letters. */
function lettersOf(original: string, folded: number): number {
  let [length, seen] = [0, 0];
  for (const letter of original) {
    if (seen >= folded) break;
    seen += foldText(letter).length;
    length += letter.length;
  }
  return length;
}
