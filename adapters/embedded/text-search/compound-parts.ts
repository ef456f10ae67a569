import type { CompoundWords } from './search-words.ts';
import { wordsIn } from './text-tokens.ts';

/** A part of a compound word that may be looked for, and where it begins in the word. */
export type CompoundPart = { readonly word: string; readonly start: number };

/** Every way to take a word apart: none when it is no compound. */
export type SplitCompound = (word: string) => readonly (readonly CompoundPart[])[];

const SHORTEST_COMPOUND = 7;
const SHORTEST_PART = 3;

/**
 * Takes compounds apart whose every part is known, in every way there is: "taschenfederkernmatratze"
 * is "taschenfederkern" or "federkern" before "matratze". Silent parts are left out. `stem` makes
 * forms of one word equal.
 */
export function createCompoundSplitter(
  { heads, modifiers, silent }: CompoundWords,
  stem: (word: string) => string,
): SplitCompound {
  const stems = (words: readonly string[]) => new Set(words.flatMap(wordsIn).map(stem));
  const known = { heads: stems(heads), modifiers: stems(modifiers), silent: stems(silent) };

  const splitsFrom = (word: string, start: number): readonly (readonly CompoundPart[])[] => {
    const rest = { word: word.slice(start), start };
    const splits = start > 0 && known.heads.has(stem(rest.word)) ? [[rest]] : [];
    for (let end = start + SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
      const part = { word: word.slice(start, end), start };
      const isNamed = known.modifiers.has(stem(part.word));
      if (!isNamed && !known.silent.has(stem(part.word))) continue;
      const named = isNamed ? [part] : [];
      for (const tail of splitsFrom(word, end)) splits.push(named.concat(tail));
    }
    return splits;
  };
  const isEmpty = known.heads.size === 0;
  return (word) => (isEmpty || word.length < SHORTEST_COMPOUND ? [] : splitsFrom(word, 0));
}
