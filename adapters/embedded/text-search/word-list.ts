import { rememberRecent } from '#src/shared/remember.ts';
import { remember } from '../remember.ts';
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
  const sized = {
    words,
    letters: Uint32Array.from(words, lettersOf),
    byLength: idsByLength(words),
  };
  const similarTo = remember((isBeginning: boolean) =>
    remember((most: number) =>
      rememberRecent(MOST_REMEMBERED, (word: string) =>
        similarWords(sized, word, isBeginning, most),
      ),
    ),
  );
  return {
    words,
    forms: (word) => forms.get(stem(word)) ?? [],
    beginningWith(beginning) {
      const first = firstNotBefore(words, beginning);
      const end = firstNotBefore(words, `${beginning}\uFFFF`);
      return Array.from({ length: end - first }, (_, place) => first + place);
    },
    similar(word, isBeginning, most = typosAllowed(word)) {
      const isTooLong = word.length >= sized.byLength.length + most;
      return most === 0 || isTooLong ? [] : similarTo(isBeginning)(most)(word);
    },
  };
}

/** As many words as a query can have: each of them is looked up several times. */
const MOST_REMEMBERED = 128;

/** Words with what tells at once that most of them are not similar to another. */
type SizedWords = {
  readonly words: readonly string[];
  readonly letters: Uint32Array;
  /** Places of the words of each length, in their order. */
  readonly byLength: readonly (readonly number[])[];
};

/**
 * Looks at words of a similar length alone; a letter that the other word lacks costs a typo. Of a
 * word that was begun nobody knows the letters to come.
 */
function similarWords(
  { words, letters, byLength }: SizedWords,
  typed: string,
  isBeginning: boolean,
  most: number,
): readonly SimilarWord[] {
  const typedLetters = lettersOf(typed);
  const found: SimilarWord[] = [];
  const longest = isBeginning ? byLength.length : typed.length + most + 1;
  for (const ids of byLength.slice(Math.max(0, typed.length - most), longest)) {
    for (const id of ids) {
      const own = letters[id] ?? 0;
      if (bitsIn(typedLetters & ~own) > most) continue;
      if (!isBeginning && bitsIn(own & ~typedLetters) > most) continue;
      const word = words[id] ?? '';
      const typos = countTypos(typed, word, most, isBeginning);
      if (typos === undefined) continue;
      const isBegun = word.length > typed.length + most;
      found.push({ id, typos, isFar: typos > 1 || isBegun || word[0] !== typed[0] });
    }
  }
  return found.toSorted((a, b) => a.id - b.id);
}

function idsByLength(words: readonly string[]): readonly (readonly number[])[] {
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0);
  const byLength = Array.from({ length: longest + 1 }, (): number[] => []);
  words.forEach((word, id) => byLength[word.length]?.push(id));
  return byLength;
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
