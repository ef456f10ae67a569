import type { Language } from '#src/shared/locale.ts';

/** What a merchandiser tells the search about the words of one language. */
export type SearchWords = {
  readonly synonyms: readonly SynonymRule[];
  readonly compounds: CompoundWords;
  /** Words that are passed over where a text has others: "voor", "mit". */
  readonly fillers: readonly string[];
  /** A property whose value begins so is one that a product lacks: "niet dimbaar", "geen". */
  readonly negations: readonly string[];
};

/**
 * Phrases that mean the same, both ways; phrases that also mean others, one way: who looks for
 * "tweepersoons" wants 160 wide, but not the other way round; and phrases that mean others instead:
 * a "bed in a box" is neither a bed nor has it a box. Of a phrase, all words are meant.
 */
export type SynonymRule =
  | { readonly same: readonly string[] }
  | { readonly phrases: readonly string[]; readonly alsoMean: readonly string[] }
  | { readonly phrases: readonly string[]; readonly mean: readonly string[] };

/** What compound words are made of: "koudschuim" and "matras". */
export type CompoundWords = {
  /** They end a compound, and say what a thing is. */
  readonly heads: readonly string[];
  /** They stand before the head. */
  readonly modifiers: readonly string[];
  /** They stand before the head, but nobody looks for them alone: the "hoofd" of "hoofdkussen". */
  readonly silent: readonly string[];
};

export type ShopSearchWords = Readonly<Record<Language, SearchWords>>;

const NONE: SearchWords = {
  synonyms: [],
  compounds: { heads: [], modifiers: [], silent: [] },
  fillers: [],
  negations: [],
};

/** A shop whose search knows no words but those of its texts. */
export const NO_SEARCH_WORDS: ShopSearchWords = { nl: NONE, de: NONE, en: NONE };
