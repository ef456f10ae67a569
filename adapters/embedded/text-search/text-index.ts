import type { Language } from '#src/shared/locale.ts';
import { createCompoundSplitter, type SplitCompound } from './compound-parts.ts';
import type { SearchWords } from './search-words.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { foldText, tokensIn } from './text-tokens.ts';
import { createWordList, type WordList } from './word-list.ts';
import { wordStem } from './word-stem.ts';

/** A piece of what is said of a thing. */
export type TextField = {
  readonly text: string;
  /** From 1 to 15; the higher, the more a word in it says of what the thing is. */
  readonly weight: number;
  /** Of the word that says what the thing is: "matras" in "koudschuimmatras met rits". */
  readonly headWeight?: number;
};

/** What is said of one thing, the things being numbered in the order in which they are given. */
export type TextDocument = readonly TextField[];

/**
 * The words of some things, each with the things it is said of. The things of word `w` are
 * `things[starts[w]]` up to `things[starts[w + 1]]`, and beside them how much it says of each.
 */
export type TextIndex = {
  readonly size: number;
  readonly list: WordList;
  readonly starts: Uint32Array;
  readonly things: Uint32Array;
  readonly weights: Uint8Array;
  /** The most that each word says of anything. */
  readonly heaviest: Uint8Array;
  readonly language: IndexLanguage;
};

/** What an index knows of its language. */
export type IndexLanguage = {
  readonly split: SplitCompound;
  readonly fillers: ReadonlySet<string>;
  readonly synonyms: Synonyms;
  /** A word as it is spelled where umlauts are at hand: "hohe" of "hoehe", accents aside. */
  readonly respell: (word: string) => string;
};

export function buildTextIndex(
  documents: readonly TextDocument[],
  language: Language,
  words: SearchWords,
): TextIndex {
  const stem = (word: string) => wordStem(word, language);
  const split = createCompoundSplitter(words.compounds, stem);
  const fillers = new Set(words.fillers.map(foldText));
  const postings = postingsOf(documents, split, fillers);
  const list = createWordList(postings.keys(), stem);
  return {
    size: documents.length,
    list,
    ...packed(list.words.map((word) => postings.get(word) ?? [])),
    language: {
      split,
      fillers,
      synonyms: createSynonyms(words.synonyms, stem, fillers),
      respell: RESPELL[language],
    },
  };
}

const asTyped = (word: string): string => word;

const RESPELL: Readonly<Record<Language, IndexLanguage['respell']>> = {
  nl: asTyped,
  en: asTyped,
  de: (word) => word.replaceAll(/([aou])e/g, '$1'),
};

/** A posting is a thing's number and, in the lowest four bits, a weight. */
const WEIGHT_BITS = 4;
const WEIGHT_MASK = 15;

type WeighedWord = { readonly word: string; readonly weight: number };

function postingsOf(
  documents: readonly TextDocument[],
  split: SplitCompound,
  fillers: ReadonlySet<string>,
): ReadonlyMap<string, readonly number[]> {
  const postings = new Map<string, number[]>();
  const known = new Map<string, readonly WeighedWord[]>();
  documents.forEach((fields, thing) => {
    for (const field of fields) {
      const key = `${field.weight} ${field.headWeight ?? ''} ${field.text}`;
      const words = known.get(key) ?? weighWords(field, split, fillers);
      known.set(key, words);
      for (const { word, weight } of words) post(postings, word, thing, weight);
    }
  });
  return postings;
}

/** A thing stands once behind a word, with the most the word says of it. */
function post(postings: Map<string, number[]>, word: string, thing: number, weight: number): void {
  const list = postings.get(word);
  const last = list?.at(-1);
  if (!list || last === undefined) postings.set(word, [(thing << WEIGHT_BITS) | weight]);
  else if (last >>> WEIGHT_BITS !== thing) list.push((thing << WEIGHT_BITS) | weight);
  else if ((last & WEIGHT_MASK) < weight) list[list.length - 1] = (thing << WEIGHT_BITS) | weight;
}

/** Each word of a field and, of a compound, each of its parts. */
function weighWords(
  { text, weight, headWeight = weight }: TextField,
  split: SplitCompound,
  fillers: ReadonlySet<string>,
): readonly WeighedWord[] {
  const words = tokensIn(text).map(({ word }) => word);
  const end = words.findIndex((word, place) => place > 0 && fillers.has(word));
  const head = (end === -1 ? words.length : end) - 1;
  return words.flatMap((word, place) => {
    const own = place === head ? headWeight : weight;
    const parts = split(word).flatMap((way) =>
      way.map((part, at) => ({ word: part.word, weight: at === way.length - 1 ? own : weight })),
    );
    return [{ word, weight: own }, ...parts];
  });
}

function packed(
  lists: readonly (readonly number[])[],
): Pick<TextIndex, 'starts' | 'things' | 'weights' | 'heaviest'> {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, word) => {
    starts[word + 1] = (starts[word] ?? 0) + list.length;
  });
  const things = new Uint32Array(starts[lists.length] ?? 0);
  const weights = new Uint8Array(things.length);
  const heaviest = new Uint8Array(lists.length);
  lists.forEach((list, word) => {
    list.forEach((posting, place) => {
      const row = (starts[word] ?? 0) + place;
      things[row] = posting >>> WEIGHT_BITS;
      weights[row] = posting & WEIGHT_MASK;
      heaviest[word] = Math.max(heaviest[word] ?? 0, posting & WEIGHT_MASK);
    });
  });
  return { starts, things, weights, heaviest };
}
