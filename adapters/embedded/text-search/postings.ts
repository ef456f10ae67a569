import { memoize } from '#src/shared/memoize.ts';
import type { CompoundSplitter } from './compound-parts.ts';
import { wordsIn } from './text-tokens.ts';

/** A posting is a thing's number and, in the lowest four bits, a weight. */
const WEIGHT_BITS = 4;
const WEIGHT_MASK = 15;

export type Postings = number[];
type WeightedPostings = { readonly postings: Postings; readonly weight: number };

/** Returns the postings of each word, in order of things. Compounds count by their parts, too. */
export function postingsOf(
  documents: readonly TextDocument[],
  compounds: CompoundSplitter,
  stopWords: ReadonlySet<string>,
): ReadonlyMap<string, Postings> {
  const byWord = new Map<string, Postings>();
  const postingsFor = (word: string): Postings => {
    const postings = byWord.get(word) ?? [];
    byWord.set(word, postings);
    return postings;
  };
  /* Products share many texts, so each text is parsed once per weight. */
  const readers = memoize((weight: number) =>
    memoize((headWeight: number) =>
      memoize((text: string): readonly WeightedPostings[] =>
        Array.from(
          weightsOfWords({ text, weight, headWeight }, compounds, stopWords),
          ([word, weighs]) => ({
            postings: postingsFor(word),
            weight: weighs,
          }),
        ),
      ),
    ),
  );
  documents.forEach((fields, documentId) => {
    for (const { text, weight, headWeight = weight } of fields) {
      const words = readers(weight)(headWeight)(text);
      for (const word of words) addPosting(word.postings, documentId, word.weight);
    }
  });
  return byWord;
}

/** Adds a thing to a word's postings once, with its highest weight. */
function addPosting(postings: Postings, documentId: number, weight: number): void {
  const index = postings.length - 1;
  const last = postings[index] ?? -1;
  if (last >> WEIGHT_BITS !== documentId) postings.push((documentId << WEIGHT_BITS) | weight);
  else if ((last & WEIGHT_MASK) < weight) postings[index] = (documentId << WEIGHT_BITS) | weight;
}

/** Returns the words of a field and the parts of its compounds, each with its highest weight. */
function weightsOfWords(
  { text, weight, headWeight = weight }: TextField,
  compounds: CompoundSplitter,
  stopWords: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const words = wordsIn(text);
  const end = words.findIndex((word, index) => index > 0 && stopWords.has(word));
  const head = (end === -1 ? words.length : end) - 1;
  const weights = new Map<string, number>();
  const addWeight = (word: string, wordWeight: number) =>
    weights.set(word, Math.max(wordWeight, weights.get(word) ?? 0));
  words.forEach((word, index) => {
    const ownWeight = index === head ? headWeight : weight;
    addWeight(word, ownWeight);
    for (const part of compounds.parts(word)) {
      addWeight(part.word, part.start + part.word.length === word.length ? ownWeight : weight);
    }
  });
  return weights;
}

/**
 * Postings of numbered words. Word `w` occurs in `things[starts[w]]` up to `things[starts[w + 1]]`,
 * with `weights` at the same positions.
 */
export type PackedPostings = {
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly weights: Uint8Array;
  /** Highest weight of each word. */
  readonly heaviest: Uint8Array;
};

export function packPostings(lists: readonly (readonly number[])[]): PackedPostings {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, word) => {
    starts[word + 1] = (starts[word] ?? 0) + list.length;
  });
  const documents = new Uint32Array(starts[lists.length] ?? 0);
  const weights = new Uint8Array(documents.length);
  const heaviest = new Uint8Array(lists.length);
  lists.forEach((list, word) => {
    list.forEach((posting, index) => {
      const row = (starts[word] ?? 0) + index;
      documents[row] = posting >>> WEIGHT_BITS;
      weights[row] = posting & WEIGHT_MASK;
      heaviest[word] = Math.max(heaviest[word] ?? 0, posting & WEIGHT_MASK);
    });
  });
  return { starts, documents, weights, heaviest };
}

/** One text of a thing. */
export type TextField = {
  readonly text: string;
  /** From 1 to 15; the higher, the more its words tell what the thing is. */
  readonly weight: number;
  /** Weight of the word that names the thing: "matras" in "koudschuimmatras met rits". */
  readonly headWeight?: number;
};

/** The texts of one thing, the unit that a search finds; things are numbered in the given order. */
export type TextDocument = readonly TextField[];
