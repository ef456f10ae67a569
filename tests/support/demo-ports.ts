import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { smallPorts } from '../server/small-shop.ts';

/** The demo shop's products and pages in process; all other ports as in the small shop. */
export function demoPorts(): ServerPorts {
  const store = createCatalogueStore(catalogue);
  const texts = createProductTexts(store);
  return {
    ...smallPorts(catalogue),
    content: createEmbeddedContentSource(content, store),
    search: withCategoryKinds(createEmbeddedProductSearch(store, texts), shopCatalogue),
    searchBox: createEmbeddedSearchBox(store, { content, texts }),
  };
}
