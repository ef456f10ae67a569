import { describe, expect, it } from 'vitest';
import { createMemoryContentSource } from '#adapters/memory/memory-content-source.ts';
import type { ProductsRequest } from '#ports/assortment.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ProductEntry } from '#src/content/page-entry.ts';
import { MOST_ENTRIES, type SitemapFile } from '#src/seo/sitemap-file.ts';
import { ok } from '#src/shared/result.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlVisit } from '#src/use-cases/published-pages.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';

const ORIGIN = 'https://nl.example';

const productAt = (place: number): Product => ({
  ...AURORA,
  sku: `p-${place}`,
  url: `/p-${place}`,
});

const pageOf = ({ sku, url }: Product): ProductEntry => ({
  type: 'Product',
  uid: sku,
  sku,
  title: sku,
  url,
  metadata: {},
  alternates: { 'nl-nl': url },
  breadcrumbs: [],
  modified: '2026-02-03',
});

/** A shop that sells so many products, and which pages of them it was asked for. */
function shopOf(count: number) {
  const products = Array.from({ length: count }, (_, place) => productAt(place));
  const asked: ProductsRequest[] = [];
  const { errorPage, shell } = SHOP;
  const content = { pages: products.map(pageOf), errorPage, shell };
  const ports = createFakePorts(SHOP);
  const visit: CrawlVisit = {
    ports: {
      ...ports,
      content: createMemoryContentSource({
        'nl-nl': content,
        'nl-be': content,
        'de-de': content,
        'de-at': content,
        'en-us': content,
      }),
      assortment: {
        products: (_locale, request) => {
          asked.push(request);
          const first = (request.page - 1) * request.productsPerPage;
          const page = products.slice(first, first + request.productsPerPage);
          return Promise.resolve(ok({ products: page, total: count }));
        },
      },
    },
    site: { domains: { 'nl-nl': ORIGIN }, remap: {} },
    locale: 'nl-nl',
  };
  return { visit, asked };
}

const productsIn = async (visit: CrawlVisit, part: SitemapFile['part']) => {
  const entries = await listSitemapEntries(visit, { kind: 'products', part });
  return entries.ok ? entries.value?.map(({ location }) => location) : entries.error;
};

describe('listSitemaps', () => {
  it('splits what is too much for one file', async () => {
    const { visit } = shopOf(MOST_ENTRIES + 1);
    expect(await listSitemaps(visit)).toEqual(
      ok([
        { location: `${ORIGIN}/sitemap-products.xml`, modified: '2026-02-03' },
        { location: `${ORIGIN}/sitemap-products-2.xml`, modified: '2026-02-03' },
      ]),
    );
  });
});

describe('listSitemapEntries', () => {
  it('names each product in one file, and asks for the products of that file alone', async () => {
    const { visit, asked } = shopOf(MOST_ENTRIES + 120);
    const [first, second] = [await productsIn(visit, 1), await productsIn(visit, 2)];
    expect(first).toHaveLength(MOST_ENTRIES);
    expect(second).toHaveLength(120);
    expect(new Set([first, second].flat()).size).toBe(MOST_ENTRIES + 120);
    const lists = asked.filter(({ productsPerPage }) => productsPerPage > 1);
    expect(lists.map(({ page }) => page)).toEqual(
      Array.from({ length: 27 }, (_, place) => place + 1),
    );
    expect(await productsIn(visit, 3)).toBeUndefined();
  });
});
