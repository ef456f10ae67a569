import { type ShopCatalogue, UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import { CATEGORY_KINDS } from '#src/catalog/categories.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { CATEGORY_IDS } from './catalogue/category-ids.ts';
import { highlights } from './catalogue/highlights.ts';
import { searchWords } from './search/search-words.ts';

/**
 * The description of the demo shop's catalogue (docs/catalogue.md), for commerce backends that hold
 * it, as the sandbox does. Its attributes have the shop's own names.
 */
export const shopCatalogue: ShopCatalogue = {
  ...UNDESCRIBED_CATALOGUE,
  facets: new Map(catalogue.categories.map(({ id, facets }) => [id, facets])),
  categoryIds: new Map(CATEGORY_KINDS.map((kind) => [kind, CATEGORY_IDS[kind]])),
  highlights,
  synonyms: {
    ...UNDESCRIBED_CATALOGUE.synonyms,
    nl: searchWords.nl.synonyms,
    de: searchWords.de.synonyms,
    en: searchWords.en.synonyms,
  },
};
