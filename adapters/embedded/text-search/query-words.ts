import { toKnownWords, isKnownWord } from './known-words.ts';
import type { TextIndex } from './text-index.ts';
import { wordsIn } from './text-tokens.ts';

/** A word of a query; a filler has no meaning alone, but may belong to a phrase. */
export type QueryWord = {
  readonly word: string;
  readonly isStopWord: boolean;
  /** A number of centimetres that is no width of the shop: "24 cm", how high something is. */
  readonly isHeight?: boolean;
};

/**
 * Returns the words of a query as the texts have them: joins two that are one word to the shop, and
 * splits one that is several. If there are only fillers, they count as words.
 */
export function queryWords(index: TextIndex, query: string): readonly QueryWord[] {
  const { stopWords } = index.language;
  const all = joinWords(index, wordsIn(query));
  const isStopWord = (word: string) => stopWords.has(word);
  const last = all.findLastIndex((word) => !isStopWord(word));
  if (last === -1) return all.map((word) => ({ word, isStopWord: false }));
  return all.flatMap((word, position): readonly QueryWord[] =>
    isStopWord(word)
      ? [{ word, isStopWord: true }]
      : toKnownWords(index, word, position === last).map((part) => ({
          word: part,
          isStopWord: false,
          isHeight: isHeight(index, part, all[position + 1]),
        })),
  );
}

/** Whether it is a number of centimetres, and no size begins with it. */
const isHeight = ({ list }: TextIndex, word: string, next: string | undefined): boolean =>
  next === 'cm' && /^\d{1,3}$/.test(word) && list.withPrefix(`${word}x`).length === 0;

const MIN_PART_LENGTH = 3;

/** Joins "night stand", as "stand" alone is unknown; leaves "latex kussen" as two words. */
function joinWords(index: TextIndex, words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    if (isCompound(index, before, word)) joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined;
}

function isCompound(index: TextIndex, first: string, second: string): boolean {
  if (Math.min(first.length, second.length) < MIN_PART_LENGTH) return false;
  const { stopWords, synonyms } = index.language;
  if (stopWords.has(first) || stopWords.has(second) || synonyms.longestMatch([first, second]))
    return false;
  const isKnown = (word: string) => isKnownWord(index, word, false);
  return isKnown(first + second) && !(isKnown(first) && isKnown(second));
}
