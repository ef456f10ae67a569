import { memoize, memoizeRecent } from '#src/shared/memoize.ts';
import { countTypos, typosAllowed } from './count-typos.ts';

/** Sorted and numbered words of some texts, to look up what a shopper types. */
export interface WordList {
  readonly words: readonly string[];
  /** Returns the word and its other forms. */
  forms(word: string): readonly number[];
  /** Returns the words with this beginning, including the word itself. */
  withPrefix(prefix: string): readonly number[];
  /**
   * Returns the words that may have been meant, with at most `maxTypos` typos, by default as many
   * as shoppers usually make. With `isPrefix`, also words of which it may be the beginning.
   */
  similar(word: string, isPrefix: boolean, maxTypos?: number): readonly SimilarWord[];
}

/**
 * `isFar`: several letters or the first one differ, or the word is unfinished, so that it is less
 * likely to be what was meant.
 */
export type SimilarWord = {
  readonly id: number;
  readonly typos: number;
  readonly isFar: boolean;
};

export function createWordList(
  unsorted: Iterable<string>,
  stem: (word: string) => string,
): WordList {
  const words = [...new Set(unsorted)].toSorted();
  const forms = new Map<string, number[]>();
  words.forEach((word, id) => {
    const group = forms.get(stem(word));
    if (group) group.push(id);
    else forms.set(stem(word), [id]);
  });
  const sized = {
    words,
    letters: Uint32Array.from(words, lettersOf),
    byLength: idsByLength(words),
  };
  const similarTo = memoize((isPrefix: boolean) =>
    memoize((maxTypos: number) =>
      memoizeRecent(MAX_MEMOIZED, (word: string) => similarWords(sized, word, isPrefix, maxTypos)),
    ),
  );
  return {
    words,
    forms: (word) => forms.get(stem(word)) ?? [],
    withPrefix(prefix) {
      const first = firstNotBefore(words, prefix);
      const end = firstNotBefore(words, `${prefix}\uFFFF`);
      return Array.from({ length: end - first }, (_, index) => first + index);
    },
    similar(word, isPrefix, maxTypos = typosAllowed(word)) {
      const isTooLong = word.length >= sized.byLength.length + maxTypos;
      return maxTypos === 0 || isTooLong ? [] : similarTo(isPrefix)(maxTypos)(word);
    },
  };
}

/** As many words as a query can have, as each is looked up several times. */
const MAX_MEMOIZED = 128;

/** Words with data that rules out most dissimilar words at once. */
type SizedWords = {
  readonly words: readonly string[];
  readonly letters: Uint32Array;
  /** Numbers of the words of each length, in order. */
  readonly byLength: readonly (readonly number[])[];
};

/**
 * Compares only words of a similar length; a letter that the other word lacks costs a typo. The
 * remaining letters of an unfinished word are unknown.
 */
function similarWords(
  { words, letters, byLength }: SizedWords,
  typed: string,
  isPrefix: boolean,
  maxTypos: number,
): readonly SimilarWord[] {
  const typedLetters = lettersOf(typed);
  const found: SimilarWord[] = [];
  const maxLength = isPrefix ? byLength.length : typed.length + maxTypos + 1;
  for (const ids of byLength.slice(Math.max(0, typed.length - maxTypos), maxLength)) {
    for (const id of ids) {
      const wordLetters = letters[id] ?? 0;
      if (bitsIn(typedLetters & ~wordLetters) > maxTypos) continue;
      if (!isPrefix && bitsIn(wordLetters & ~typedLetters) > maxTypos) continue;
      const word = words[id] ?? '';
      const typos = countTypos(typed, word, maxTypos, isPrefix);
      if (typos === undefined) continue;
      const isLonger = word.length > typed.length + maxTypos;
      found.push({ id, typos, isFar: typos > 1 || isLonger || word[0] !== typed[0] });
    }
  }
  return found.toSorted((a, b) => a.id - b.id);
}

function idsByLength(words: readonly string[]): readonly (readonly number[])[] {
  const maxLength = words.reduce((most, { length }) => Math.max(most, length), 0);
  const byLength = Array.from({ length: maxLength + 1 }, (): number[] => []);
  words.forEach((word, id) => byLength[word.length]?.push(id));
  return byLength;
}

/** Returns the position of the first word not before `text` in code unit order. */
function firstNotBefore(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the letters of a word as a bit set, to skip words with too many other letters. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits >>> 0;
}

function bitsIn(bits: number): number {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
