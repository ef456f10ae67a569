import type { IndexedShop } from '#adapters/algolia/indexing/index-shop.ts';
import type { IndexNames } from '#adapters/algolia/index-names.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { searchWords } from '#demo/search/search-words.ts';

/** What the search service is to know: the goods and pages of the demo shop, and its words. */
export function indexedShop(names: IndexNames): IndexedShop {
  const store = createCatalogueStore(catalogue);
  return {
    assortment: createEmbeddedAssortment(store),
    content: createEmbeddedContentSource(content, store),
    arrivals: new Map(catalogue.products.map(({ sku, since }) => [sku, since])),
    facets: new Map(catalogue.categories.map(({ id, facets }) => [id, facets])),
    synonyms: {
      nl: searchWords.nl.synonyms,
      de: searchWords.de.synonyms,
      en: searchWords.en.synonyms,
    },
    names,
  };
}
