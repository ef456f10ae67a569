import { afterAll, describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { SITEMAP_KINDS } from '#src/seo/sitemap-file.ts';
import { buildRobotsTxt } from '#src/use-cases/build-robots-txt.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlContext } from '#src/use-cases/published-pages.ts';
import { createDriftRecorder, openContentstack } from '../../support/contentstack-shop.ts';
import { indexedAlgolia } from '../../support/indexed-algolia.ts';
import { catalogueResolvers, createInProcessMagento } from '../../support/magento-in-process.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const drift = createDriftRecorder();
const { settings, store } = await openContentstack(content, catalogue);
const indexed = await indexedAlgolia(catalogue, content);
afterAll(() => indexed.algolia.close());

const visit = (ports: Omit<CrawlContext['ports'], 'log'>): CrawlContext => ({
  ports: { ...ports, log: createMemoryLog() },
  site: { domains: { 'nl-nl': 'https://nl.example', 'de-at': 'https://at.example' }, remap: {} },
  locale: 'nl-nl',
});

const embeddedSearch = createEmbeddedProductSearch(store);
const algolia = createAlgoliaProductSearch(indexed);

const embedded = visit({
  content: createEmbeddedContentSource(content, store),
  search: embeddedSearch,
  assortment: createEmbeddedAssortment(store),
});

const vendors = visit({
  content: createContentstackContentSource({ settings, drift }),
  search: {
    // It has the Dutch products only.
    productsAndFilters: (asked) =>
      (asked.locale === 'nl-nl' ? algolia : embeddedSearch).productsAndFilters(asked),
  },
  assortment: createMagentoAssortment(
    createInProcessMagento(catalogueResolvers(catalogue)),
    drift,
    shopCatalogue,
  ),
});

/** The order of products and the names of their pictures depend on the vendor. */
const pagesIn = (answer: Awaited<ReturnType<typeof listSitemapEntries>>) =>
  (answer.ok ? (answer.value ?? []) : [])
    .map(({ location, modified, alternates }) => ({ location, modified, alternates }))
    .toSorted((one, other) => one.location.localeCompare(other.location));

const rulesOf = async (visit: CrawlContext) =>
  (await buildRobotsTxt(visit)).text.split('\n').toSorted();

describe('the sitemaps of Contentstack, Algolia and Magento', () => {
  it('equal those of the embedded shop', async () => {
    expect(await listSitemaps(vendors)).toEqual(await listSitemaps(embedded));
  });

  it.each(SITEMAP_KINDS)('list the same %s', async (kind) => {
    const file = { kind, part: 1 };
    const mine = pagesIn(await listSitemapEntries(embedded, file));
    const theirs = pagesIn(await listSitemapEntries(vendors, file));
    expect(theirs).toEqual(mine);
    expect(mine.length).toBeGreaterThan(10);
  });

  it('have the same robots.txt rules', async () => {
    expect(await rulesOf(vendors)).toEqual(await rulesOf(embedded));
  });
});
