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
  const marks = wordMarks(pieces, list.words);
  return ({ word, start, end }, text) => {
    const original = text.slice(start, end);
    const stretch = (from: number, letters: number, piece: number): Mark => ({
      start: start + lettersOf(original, from),
      end: start + lettersOf(original, from + letters),
      piece,
    });
    const whole = marks.get(word);
    if (whole) {
      const isBegun = whole.letters < word.length;
      return [
        isBegun ? stretch(0, whole.letters, whole.piece) : { start, end, piece: whole.piece },
      ];
    }
    const parts = compoundLanguages.flatMap((code) =>
      analysis.language(code).compounds.parts(word),
    );
    return parts.flatMap((part) => {
      const mark = marks.get(part.word);
      return mark ? [stretch(part.start, mark.letters, mark.piece)] : [];
    });
  };
}

/** By word of the texts, how it is marked; of several pieces that mean it, the first counts. */
function wordMarks(
  pieces: readonly QueryPiece[],
  words: readonly string[],
): ReadonlyMap<string, WordMark> {
  const marks = new Map<string, WordMark>();
  pieces.forEach(({ typed, readings }, piece) => {
    for (const { slots } of readings) {
      slots.forEach((slot, place) => {
        for (const { word, isPrefix } of slot) {
          const text = words[word] ?? '';
          const letters = isPrefix ? (typed[place]?.length ?? text.length) : text.length;
          if (!marks.has(text)) marks.set(text, { piece, letters });
        }
      });
    }
  });
  return marks;
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
