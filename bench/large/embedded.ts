import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductCatalog,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { scaledCatalogue } from '#demo/scale/scaled-catalogue.ts';
import { searchWords } from '#demo/search/search-words.ts';
import type { Assortment } from '#ports/product-catalog.ts';
import { FEED_FORMATS } from '#src/feeds/feed-formats.ts';
import { productFeed } from '#src/use-cases/product-feed.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { PLAIN, TEXTS } from '../search-cases.ts';
import type { ShopSize } from './numbered.ts';
import type { Measured } from './parts.ts';
import { originalsFor } from './upstreams.ts';

const SEED = 20_261_121;

/**
 * The shop without vendors, which holds everything in its memory. Each piece of work is done once
 * before, except the first.
 */
export async function embeddedFigures(size: ShopSize): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const measure = async (part: string, work: () => unknown): Promise<void> => {
    const [began, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - began) / 1000;
    globalThis.gc?.();
    const { heapUsed } = process.memoryUsage();
    const peakRss = process.resourceUsage().maxRSS * 1024;
    const usage = { seconds, cpu: (user + system) / 1e6, peakRss, heap: [heapUsed] };
    measured.push({ part, usage, calls: {}, refused: 0, bytes: 0, note: '' });
  };
  const data = largeCatalogue(size);
  const store = createCatalogueStore(data);
  const texts = createProductTexts(store, searchWords);
  const search = createEmbeddedProductSearch(store);
  const box = createEmbeddedSearchBox(store, { content, texts, vocabulary: searchWords });
  const list = (request: Partial<SearchRequest>) => () =>
    search.productsAndFilters({ ...PLAIN, pageType: 'category', objectId: '10', ...request });
  await measure('embedded: the first listing, with its index', list({}));
  await measure('embedded: first page of a category', list({}));
  await measure('embedded: page 100', list({ page: 100 }));
  await measure('embedded: filtered', list({ selection: FILTERED }));
  const type = (query: string) => () => box.find('nl-nl', query, 'search-box');
  await measure('embedded: the first search in the box', type('m'));
  await measure('embedded: six searches in the box', async () => {
    for (const text of TEXTS) await type(text)();
  });
  const catalog = createEmbeddedProductCatalog(store);
  const last = data.products.at(-1)?.sku ?? '';
  await measure('embedded: a product', () => catalog.product('nl-nl', last));
  await measure('embedded: the feed', () => readFeed(createEmbeddedAssortment(store, texts)));
  return measured;
}

/** Writes the feed of a locale, and forgets it. */
async function readFeed(assortment: Assortment): Promise<void> {
  const pages = createEmbeddedContentSource(content, createCatalogueStore(catalogue));
  for await (const chunk of productFeed({
    ports: { assortment, content: pages, log: console },
    format: FEED_FORMATS.xml,
    words: {
      locale: 'nl-nl',
      now: Date.now(),
      absoluteUrl: (path) => `https://shop.example${path}`,
      sizeLabel: (size) => size,
      serviceName: (service) => service,
    },
  })) {
    if (!chunk.ok) throw new Error(chunk.error.kind);
  }
}

const FILTERED: SearchRequest['selection'] = [
  { kind: 'range', name: 'price', minCents: 20_000, maxCents: 60_000 },
];

function largeCatalogue(size: ShopSize): CatalogueData {
  const chosen = { ...catalogue, products: originalsFor(size) };
  const scaled = scaledCatalogue(chosen, { size: size.products, seed: SEED });
  const products = scaled.products.map((product): ProductData => {
    const [first, ...others] = product.variants;
    const variants = [first, ...others.slice(0, size.variants - 1)] as const;
    return Object.assign({}, product, { variants });
  });
  return { ...scaled, products };
}
