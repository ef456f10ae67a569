import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { smallPorts, storeOf } from '../server/small-shop.ts';

/**
 * The demo shop's products and pages with their indexes, which take a second to build and keep
 * nothing of a question: once for all test files of a worker.
 */
const demoReads = memoize((data: CatalogueData) => {
  const store = storeOf(data);
  const texts = createProductTexts(store);
  return {
    content: createEmbeddedContentSource(content, store),
    search: withCategoryKinds(createEmbeddedProductSearch(store, texts), shopCatalogue),
    searchBox: createEmbeddedSearchBox(store, { content, texts }),
  };
});

/** The demo shop's products and pages in process; all other ports as in the small shop. */
export const demoPorts = (): ServerPorts => ({
  ...smallPorts(catalogue),
  ...demoReads(catalogue),
});
