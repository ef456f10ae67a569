import { countTypos, typosAllowed } from './count-typos.ts';

/** The words of some texts, sorted and numbered, to be found by what a shopper types. */
export interface WordList {
  readonly words: readonly string[];
  /** The word and its other forms. */
  forms(word: string): readonly number[];
  /** The words that begin so, the word itself among them. */
  beginningWith(beginning: string): readonly number[];
  /**
   * The words that may have been meant, with no more than `most` typos: as many as shoppers usually
   * make. With `isBeginning` also those that may have been begun.
   */
  similar(word: string, isBeginning: boolean, most?: number): readonly SimilarWord[];
}

/**
 * `isFar` when several letters or the first one differ, or when the word was only begun: then it is
 * less likely what was meant.
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
  const letters = Uint32Array.from(words, lettersOf);
  return {
    words,
    forms: (word) => forms.get(stem(word)) ?? [],
    beginningWith(beginning) {
      const first = firstNotBefore(words, beginning);
      const end = firstNotBefore(words, `${beginning}\uFFFF`);
      return Array.from({ length: end - first }, (_, place) => first + place);
    },
    similar: (word, isBeginning, most = typosAllowed(word)) =>
      similarWords(words, letters, word, isBeginning, most),
  };
}

function similarWords(
  words: readonly string[],
  letters: Uint32Array,
  typed: string,
  isBeginning: boolean,
  most: number,
): readonly SimilarWord[] {
  if (most === 0) return [];
  const typedLetters = lettersOf(typed);
  const found: SimilarWord[] = [];
  words.forEach((word, id) => {
    if (Math.abs(word.length - typed.length) > most && !(isBeginning && word.length > typed.length))
      return;
    if (bitsIn(typedLetters & ~(letters[id] ?? 0)) > most) return;
    const typos = countTypos(typed, word, most, isBeginning);
    if (typos !== undefined) {
      const isBegun = word.length > typed.length + most;
      found.push({ id, typos, isFar: typos > 1 || isBegun || word[0] !== typed[0] });
    }
  });
  return found;
}

/** Place of the first word that does not stand before `text` in the alphabet of code units. */
function firstNotBefore(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which letters a word has, a bit each: words with too many others need no closer look. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits >>> 0;
}

function bitsIn(bits: number): number {
  let [rest, count] = [bits, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
