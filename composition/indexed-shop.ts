import type { IndexingSources } from '#adapters/algolia/indexing/index-shop.ts';
import type { IndexNames } from '#adapters/algolia/index-names.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { searchWords } from '#demo/search/search-words.ts';
import type { ServerPorts } from '#server/server-ports.ts';

/**
 * Input of the search index: the shop's products and pages, from whichever system holds them, and
 * the merchandisers' facets and synonyms.
 */
export const indexedShop = (
  names: IndexNames,
  { assortment, content }: Pick<ServerPorts, 'assortment' | 'content'>,
): IndexingSources => ({
  assortment,
  content,
  facets: new Map(catalogue.categories.map(({ id, facets }) => [id, facets])),
  synonyms: {
    nl: searchWords.nl.synonyms,
    de: searchWords.de.synonyms,
    en: searchWords.en.synonyms,
  },
  names,
});
