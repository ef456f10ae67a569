import type { SynonymRule } from './search-words.ts';
import { withoutFillers, wordsIn } from './text-tokens.ts';
import { createWordList, type WordList } from './word-list.ts';

/** What a phrase also means: other phrases, of each of which all words are meant. */
export interface Synonyms {
  /** The longest phrase at the head of these words that means something else besides. */
  leading(words: readonly string[]): LeadingPhrase | undefined;
  /** Other single words for the very same thing. */
  sameAs(word: string): Phrase;
  /** Phrases of one word, to find the one that a typo was made in. */
  readonly single: WordList;
}

export type LeadingPhrase = {
  readonly length: number;
  readonly meanings: readonly Phrase[];
  /** The phrase does not mean itself. */
  readonly meansOthers: boolean;
};

export type Phrase = readonly string[];

/**
 * `stem` makes forms of one word equal; what phrases mean, they mean without
 * fillers. */
export function createSynonyms(
  rules: readonly SynonymRule[],
  stem: (word: string) => string,
  fillers: ReadonlySet<string>,
): Synonyms {
  const keyOf = (phrase: Phrase) => phrase.map(stem).join(' ');
  const phrases = new Map<string, Omit<LeadingPhrase, 'length'>>();
  const single: string[] = [];
  let longest = 0;
  for (const { phrase, meaning, meansOthers } of rules.flatMap((rule) => pairsOf(rule, fillers))) {
    const known = phrases.get(keyOf(phrase));
    phrases.set(keyOf(phrase), {
      meanings: [...(known?.meanings ?? []), meaning],
      meansOthers: meansOthers || known?.meansOthers === true,
    });
    longest = Math.max(longest, phrase.length);
    if (phrase.length === 1) single.push(...phrase);
  }
  const same = sameWords(rules, stem);
  return {
    leading(words) {
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

/** By the stem of a word, the other words that mean just the same. */
function sameWords(
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
  readonly meansOthers: boolean;
};

/** What a rule says, phrase by phrase: each of the same means each other. */
function pairsOf(rule: SynonymRule, fillers: ReadonlySet<string>): readonly Pair[] {
  const from = 'same' in rule ? rule.same : rule.phrases;
  const meansOthers = 'mean' in rule;
  const to = 'same' in rule ? from : meansOthers ? rule.mean : rule.alsoMean;
  return from.flatMap((phrase) =>
    to
      .filter((meaning) => meaning !== phrase)
      .map((meaning) => ({
        phrase: wordsIn(phrase),
        meaning: withoutFillers(wordsIn(meaning), fillers),
        meansOthers,
      })),
  );
}
