import { textField, textsOf, fieldOf, type JsonObject } from '../json.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** A synonym of a phrase. */
export type SynonymExpansion = {
  readonly words: readonly string[];
  /** Number of typos that it counts as. */
  readonly typos: number;
};

export interface SynonymTable {
  /** Returns the longest phrase with synonyms at the start of some words. */
  leading(words: readonly string[]): LeadingPhrase | undefined;
}

export type LeadingPhrase = {
  readonly length: number;
  readonly expansions: readonly SynonymExpansion[];
};

export const NO_SYNONYMS: SynonymTable = { leading: () => undefined };

export function createSynonymTable(
  synonyms: Iterable<JsonObject>,
  { tokensIn }: TextAnalysis,
): SynonymTable {
  const wordsIn = (text: string) => tokensIn(text).map(({ word }) => word);
  const meanings = new Map<string, SynonymExpansion[]>();
  let longest = 0;
  for (const synonym of synonyms) {
    for (const { from, to, typos } of pairsOf(synonym)) {
      const phrase = wordsIn(from);
      const words = wordsIn(to);
      if (phrase.length === 0 || words.length === 0) continue;
      const key = phrase.join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), { words, typos }]);
      longest = Math.max(longest, phrase.length);
    }
  }
  return {
    leading(words) {
      for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
        const found = meanings.get(words.slice(0, length).join(' '));
        if (found) return { length, expansions: found };
      }
      return undefined;
    },
  };
}

type Pair = { readonly from: string; readonly to: string; readonly typos: number };

/** Returns the phrase pairs of a synonym; none for an unknown type. */
function pairsOf(synonym: JsonObject): readonly Pair[] {
  const read = KINDS.get((textField(synonym, 'type') ?? 'synonym').toLowerCase());
  return read ? read(synonym) : [];
}

const texts = (synonym: JsonObject, name: string) => textsOf(fieldOf(synonym, name));

const oneWay =
  (typos: number, from: string, to: string) =>
  (synonym: JsonObject): readonly Pair[] =>
    texts(synonym, to).map((other) => ({ from: textField(synonym, from) ?? '', to: other, typos }));

const KINDS: ReadonlyMap<string, (synonym: JsonObject) => readonly Pair[]> = new Map([
  [
    'synonym',
    (synonym) => {
      const same = texts(synonym, 'synonyms');
      return same.flatMap((from) =>
        same.filter((to) => to !== from).map((to) => ({ from, to, typos: 0 })),
      );
    },
  ],
  ['onewaysynonym', oneWay(0, 'input', 'synonyms')],
  ['altcorrection1', oneWay(1, 'word', 'corrections')],
  ['altcorrection2', oneWay(2, 'word', 'corrections')],
  [
    'placeholder',
    (synonym) =>
      texts(synonym, 'replacements').map((from) => ({
        from,
        to: textField(synonym, 'placeholder') ?? '',
        typos: 0,
      })),
  ],
] satisfies readonly (readonly [string, (synonym: JsonObject) => readonly Pair[]])[]);
