import type { SynonymRule } from '#src/catalog/shop-catalogue.ts';
import { withoutStopWords, wordsIn } from './text-tokens.ts';
import { createWordList, type WordList } from './word-list.ts';

/** Synonyms of phrases; all words of a synonym have to match. */
export interface Synonyms {
  /** Returns the longest phrase at the start of these words that has synonyms. */
  longestMatch(words: readonly string[]): SynonymMatch | undefined;
  /** Returns other single words with the same meaning. */
  sameAs(word: string): Phrase;
  /** Phrases of one word, for finding typos. */
  readonly single: WordList;
}

export type SynonymMatch = {
  readonly length: number;
  readonly meanings: readonly Phrase[];
  /** Its synonyms replace the phrase. */
  readonly replacesPhrase: boolean;
};

export type Phrase = readonly string[];

/** `stem` maps the forms of a word to one. Meanings are stored without fillers. */
export function createSynonyms(
  rules: readonly SynonymRule[],
  stem: (word: string) => string,
  fillers: ReadonlySet<string>,
): Synonyms {
  const keyOf = (phrase: Phrase) => phrase.map(stem).join(' ');
  const phrases = new Map<string, Omit<SynonymMatch, 'length'>>();
  const single: string[] = [];
  let longest = 0;
  for (const { phrase, meaning, replacesPhrase } of rules.flatMap((rule) =>
    pairsOf(rule, fillers),
  )) {
    const known = phrases.get(keyOf(phrase));
    phrases.set(keyOf(phrase), {
      meanings: [...(known?.meanings ?? []), meaning],
      replacesPhrase: replacesPhrase || known?.replacesPhrase === true,
    });
    longest = Math.max(longest, phrase.length);
    if (phrase.length === 1) single.push(...phrase);
  }
  const same = singleWordSynonyms(rules, stem);
  return {
    longestMatch(words) {
      const stems = words.slice(0, longest).map(stem);
      for (let { length } = stems; length > 0; length -= 1) {
        const found = phrases.get(stems.slice(0, length).join(' '));
        if (found) return { length, ...found };
      }
      return undefined;
    },
    sameAs: (word) => same.get(stem(word)) ?? [],
    single: createWordList(single, stem),
  };
}

/** Maps the stem of a word to its two-way synonyms of one word. */
function singleWordSynonyms(
  rules: readonly SynonymRule[],
  stem: (word: string) => string,
): ReadonlyMap<string, Phrase> {
  const same = new Map<string, Phrase>();
  for (const rule of rules) {
    if (!('same' in rule)) continue;
    const words = rule.same.map(wordsIn).flatMap((phrase) => (phrase.length === 1 ? phrase : []));
    for (const word of words) same.set(stem(word), [...(same.get(stem(word)) ?? []), ...words]);
  }
  return same;
}

type Pair = {
  readonly phrase: Phrase;
  readonly meaning: Phrase;
  readonly replacesPhrase: boolean;
};

/** Expands a rule to pairs; of two-way synonyms, each means each other. */
function pairsOf(rule: SynonymRule, fillers: ReadonlySet<string>): readonly Pair[] {
  const from = 'same' in rule ? rule.same : rule.phrases;
  const replacesPhrase = 'mean' in rule;
  const to = 'same' in rule ? from : replacesPhrase ? rule.mean : rule.alsoMean;
  return from.flatMap((phrase) =>
    to
      .filter((meaning) => meaning !== phrase)
      .map((meaning) => ({
        phrase: wordsIn(phrase),
        meaning: withoutStopWords(wordsIn(meaning), fillers),
        replacesPhrase,
      })),
  );
}
