import { describe, expect, it } from 'vitest';
import type { ProductsRequest } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ProductEntry } from '#src/content/page-entry.ts';
import { MAX_ENTRIES, parseSitemapPath, type SitemapFile } from '#src/seo/sitemap-file.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import { ok } from '#src/shared/result.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlContext } from '#src/use-cases/published-pages.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';

const ORIGIN = 'https://nl.example';

const productAt = (index: number): Product => ({
  ...AURORA,
  sku: `p-${index}`,
  url: `/p-${index}`,
});

const pageOf = (
  { sku, url }: Pick<Product, 'sku' | 'url'>,
  metadata: ProductEntry['metadata'] = {},
): ProductEntry => ({
  type: 'Product',
  uid: sku,
  sku,
  title: sku,
  url,
  metadata,
  alternates: { 'nl-nl': url },
  breadcrumbs: [],
  modified: '2026-02-03',
});

/** As many as three files hold, the last of them one. */
const PRODUCTS = Array.from({ length: 2 * MAX_ENTRIES + 1 }, (_, index) => productAt(index));
const PAGES = PRODUCTS.map((product) => pageOf(product));

/**
 * A shop with this number of products, and the pages of them that were requested. All products, or
 * those at the given positions, are open to search engines.
 */
function shopOf(count: number, open?: ReadonlySet<number>) {
  const products = PRODUCTS.slice(0, count);
  const requests: ProductsRequest[] = [];
  const pages = PAGES.slice(0, count).map((page, index) =>
    open?.has(index) === false ? pageOf(page, { disableSearchIndexing: true }) : page,
  );
  const ports = createFakePorts(SHOP);
  const visit: CrawlContext = {
    ports: {
      ...ports,
      content: contentWithPages(pages, SHOP),
      assortment: {
        products: (_locale, request) => {
          requests.push(request);
          const first = (request.page - 1) * request.productsPerPage;
          const page = products.slice(first, first + request.productsPerPage);
          return Promise.resolve(ok({ products: page, total: count }));
        },
      },
    },
    site: { domains: { 'nl-nl': ORIGIN }, remap: {} },
    locale: 'nl-nl',
  };
  return { visit, requests };
}

const productsIn = async (visit: CrawlContext, part: SitemapFile['part']) => {
  const entries = await listSitemapEntries(visit, { kind: 'products', part });
  return entries.ok ? entries.value?.map(({ location }) => location) : entries.error;
};

describe('listSitemaps', () => {
  it('splits entries that exceed the limit of one file', async () => {
    const { visit } = shopOf(MAX_ENTRIES + 1);
    expect(await listSitemaps(visit)).toEqual(
      ok([
        { location: `${ORIGIN}/sitemap-products.xml`, modified: '2026-02-03' },
        { location: `${ORIGIN}/sitemap-products-2.xml`, modified: '2026-02-03' },
      ]),
    );
  });
});

describe('listSitemapEntries', () => {
  it('looks only at the pages of the products in the file, however many the shop has', async () => {
    const { visit } = shopOf(2 * MAX_ENTRIES);
    const seen = new Set<string>();
    const pages = await visit.ports.content.sitemapPages('nl-nl');
    const watched = (pages.ok ? pages.value : []).map(
      (page) =>
        new Proxy(page, {
          get(target, name) {
            if (name === 'metadata' && page.type === 'Product') seen.add(page.url);
            return Reflect.get(target, name) as unknown;
          },
        }),
    );
    const content = { ...visit.ports.content, sitemapPages: () => Promise.resolve(ok(watched)) };
    const found = await productsIn({ ...visit, ports: { ...visit.ports, content } }, 2);
    expect(found).toHaveLength(MAX_ENTRIES);
    expect(seen.size).toBe(MAX_ENTRIES);
  });
});

/** The parts of the product sitemap in the index. */
const partsNamed = async (visit: CrawlContext) => {
  const links = await listSitemaps(visit);
  const found = links.ok ? links.value : [];
  return found.map(({ location }) => parseSitemapPath(new URL(location).pathname)?.part ?? 0);
};

describe('listSitemapEntries', () => {
  it('lists a product without a picture, and no image', async () => {
    const { visit } = shopOf(1);
    const sold = ok({ products: [{ ...productAt(0), pictures: [NO_PICTURE] as const }], total: 1 });
    const assortment = { products: () => Promise.resolve(sold) };
    const entries = await listSitemapEntries(
      { ...visit, ports: { ...visit.ports, assortment } },
      { kind: 'products', part: 1 },
    );
    expect(JSON.stringify(entries)).toContain(ORIGIN);
    expect(JSON.stringify(entries)).not.toContain('remote-image');
  });
});

describe('a sitemap part of products that are not indexable', () => {
  it.each([
    ['the first part', [MAX_ENTRIES + 3, 2 * MAX_ENTRIES], [2, 3]],
    ['one in the middle', [7, 2 * MAX_ENTRIES], [1, 3]],
    ['the last ones', [7, MAX_ENTRIES - 1], [1]],
    ['all but the very last product', [2 * MAX_ENTRIES], [3]],
    ['all', [], []],
  ] as const)('is neither listed nor found: %s', async (_which, indexes, filled) => {
    const { visit } = shopOf(2 * MAX_ENTRIES + 1, new Set(indexes));
    expect(await partsNamed(visit)).toEqual(filled);
    for (const part of [1, 2, 3, 4])
      expect([part, Array.isArray(await productsIn(visit, part))]).toEqual([
        part,
        filled.some((one) => one === part),
      ]);
  });

  it('takes one assortment request per part and one more when each part begins with a page', async () => {
    const { visit, requests } = shopOf(
      2 * MAX_ENTRIES + 1,
      new Set([0, MAX_ENTRIES, 2 * MAX_ENTRIES]),
    );
    expect(await partsNamed(visit)).toEqual([1, 2, 3]);
    expect(requests).toHaveLength(1 + 3);
  });
});

describe('listSitemapEntries', () => {
  it('has products without an entry, by the catalogue', async () => {
    const { visit } = shopOf(3);
    const content = contentWithPages([pageOf(productAt(1))], SHOP);
    const found = await productsIn({ ...visit, ports: { ...visit.ports, content } }, 1);
    expect(found).toEqual(['/p-0', '/p-1', '/p-2'].map((url) => ORIGIN + url));
  });

  it.each([
    ['fails if an answer before the last is empty', 1, { kind: 'pages-unavailable' }],
    ['omits the last answer if it is empty', 2, 200],
  ])('%s', async (_name, empty, expected) => {
    const { visit } = shopOf(250);
    const { assortment } = visit.ports;
    const products: typeof assortment.products = async (locale, request) => {
      const found = await assortment.products(locale, request);
      const isEmpty = found.ok && request.productsPerPage > 1 && request.page === empty + 1;
      return isEmpty ? ok({ ...found.value, products: [] }) : found;
    };
    const found = await productsIn(
      { ...visit, ports: { ...visit.ports, assortment: { products } } },
      1,
    );
    expect(Array.isArray(found) ? found.length : found).toEqual(expected);
  });

  it('lists each product in one file, and requests the products of that file alone', async () => {
    const { visit, requests } = shopOf(MAX_ENTRIES + 120);
    const [first, second] = [await productsIn(visit, 1), await productsIn(visit, 2)];
    expect(first).toHaveLength(MAX_ENTRIES);
    expect(second).toHaveLength(120);
    expect(new Set([first, second].flat()).size).toBe(MAX_ENTRIES + 120);
    const lists = requests.filter(({ productsPerPage }) => productsPerPage > 1);
    expect(lists.map(({ page }) => page)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
    expect(await productsIn(visit, 3)).toBeUndefined();
  });
});
