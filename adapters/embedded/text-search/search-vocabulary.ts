import type { SynonymRule } from '#src/catalog/shop-catalogue.ts';
import type { Localized } from '#src/shared/locale.ts';

/** Search settings for the words of one language, by a merchandiser. */
export type SearchVocabulary = {
  readonly synonyms: readonly SynonymRule[];
  readonly compounds: CompoundVocabulary;
  /** Words ignored if a text has others: "voor", "mit". */
  readonly stopWords: readonly string[];
  /** An attribute value with such a beginning is one the product lacks: "niet dimbaar", "geen". */
  readonly negations: readonly string[];
};

/** Parts of compound words: "koudschuim" and "matras". */
export type CompoundVocabulary = {
  /** Last parts, which name the thing. */
  readonly heads: readonly string[];
  /** Parts before the head. */
  readonly modifiers: readonly string[];
  /** Parts before the head that are not searched for alone: the "hoofd" of "hoofdkussen". */
  readonly unsearchable: readonly string[];
};

export type ShopSearchVocabulary = Localized<SearchVocabulary>;

const NONE: SearchVocabulary = {
  synonyms: [],
  compounds: { heads: [], modifiers: [], unsearchable: [] },
  stopWords: [],
  negations: [],
};

/** No settings: the search knows only the words of its texts. */
export const EMPTY_SEARCH_VOCABULARY: ShopSearchVocabulary = { nl: NONE, de: NONE, en: NONE };
