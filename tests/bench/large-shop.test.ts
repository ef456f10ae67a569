import { afterAll, describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { NO_OVERVIEW } from '#adapters/magento/catalogue/product-overview.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import { ok } from '#src/shared/result.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { copiesOf, numbered } from '../../bench/large/numbered.ts';
import { startLargeUpstreams } from '../../bench/large/upstreams.ts';
import { eventually } from '../support/eventually.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

const SIZE = { products: 12, variants: 2, pages: 20 };
const upstreams = await startLargeUpstreams(SIZE, 0);
afterAll(() => upstreams.close());
const { settings } = upstreams;
const drops: unknown[] = [];
const drift = { report: (item: unknown) => void drops.push(item) };

const magento = createMagentoClient({
  graphqlUrl: `${settings['MAGENTO_URL']}/graphql`,
  clock: createFixedClock(),
});
const assortment = createMagentoAssortment(magento, drift, shopCatalogue);
const content = createContentstackContentSource({
  settings: {
    apiKey: settings['CONTENTSTACK_API_KEY'] ?? '',
    deliveryToken: settings['CONTENTSTACK_DELIVERY_TOKEN'] ?? '',
    environment: 'production',
    endpoint: settings['CONTENTSTACK_URL'] ?? '',
    imageHost: new URL(settings['CONTENTSTACK_IMAGES_URL'] ?? '').host,
  },
  drift,
});

const productsOn = async (page: number): Promise<readonly ListedProduct[]> => {
  const found = await assortment.products('nl-nl', { page, productsPerPage: 5 });
  return found.ok ? found.value.products : [];
};

type Found = {
  readonly nbHits: number;
  readonly nbPages: number;
  readonly hits: readonly { readonly objectID: string }[];
};

async function askAlgolia(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${settings['ALGOLIA_HOSTS']}/1/indexes/${path}`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': settings['ALGOLIA_APP_ID'] ?? '',
      'x-algolia-api-key': settings['ALGOLIA_WRITE_KEY'] ?? '',
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A page of two products. */
async function foundOn(page: number): Promise<Found> {
  const query = { indexName: 'large_products_nl-nl', query: '', hitsPerPage: 2, page };
  const answer = await askAlgolia('*/queries', { requests: [query] });
  const [found] = (answer as { results: readonly Found[] }).results;
  return found ?? { nbHits: 0, nbPages: 0, hits: [] };
}

const pricesOf = (product: ListedProduct | undefined): readonly number[] =>
  (product?.variants ?? []).map(({ price }) => price.final.cents);

describe('copiesOf', () => {
  it('finds the number that numbered writes, and no other', () => {
    const copies = copiesOf(['a', 'b-n1'], 5);
    for (const number of [0, 1, 2, 3, 4])
      expect(copies.numberOf(numbered(copies.originalOf(number), number))).toBe(number);
    for (const name of ['a', 'a-n1', 'a-n5', 'a-n6', 'a-n02', 'b-n1', 'c-n0', ''])
      expect(copies.numberOf(name)).toBeUndefined();
  });
});

describe('startLargeUpstreams', () => {
  it('lists every product exactly once', async () => {
    const pages = Array.from({ length: Math.ceil(SIZE.products / 5) + 1 }, (_, index) => index + 1);
    const skus = (await Promise.all(pages.map(productsOn))).flat().map(({ sku }) => sku);
    expect(skus).toHaveLength(SIZE.products);
    expect(new Set(skus).size).toBe(SIZE.products);
  });

  it('lists every product exactly once by its price, as a list that Magento would cut', async () => {
    const cut = createMagentoAssortment(magento, drift, shopCatalogue, NO_OVERVIEW, 8);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => cut.products('nl-nl', { page, productsPerPage: 5 })),
    );
    const skus = pages
      .flatMap((page) => (page.ok ? page.value.products : []))
      .map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(SIZE.products);
    expect(skus).toHaveLength(SIZE.products);
  });

  it('makes the same product at the same place each time, with all its variants', async () => {
    const [first, again] = [await productsOn(3), await productsOn(3)];
    expect(first).toHaveLength(SIZE.products - 10);
    expect(again).toEqual(first);
    for (const { variants } of first) expect(variants).toHaveLength(SIZE.variants);
  });

  it('finds a product by its SKU', async () => {
    const [product] = await productsOn(2);
    const found = await createMagentoProductCatalog(magento, drift, shopCatalogue).product(
      'nl-nl',
      product?.sku ?? '',
    );
    const { since: _, ...shown } = product ?? {};
    expect(found).toMatchObject({ ok: true, value: shown });
  });

  it('has a page for every product and as many content pages as asked, in every locale', async () => {
    const pages = await content.sitemapPages('de-at');
    const listed = pages.ok ? pages.value : [];
    const urls = new Set(listed.filter(({ type }) => type === 'Product').map(({ url }) => url));
    const sold = await assortment.products('de-at', { page: 1, productsPerPage: 100 });
    expect(urls.size).toBe(SIZE.products);
    for (const { url } of sold.ok ? sold.value.products : []) expect(urls).toContain(url);
    const copied = listed.filter(({ type, url }) => type === 'Content' && /-n\d+$/u.test(url));
    expect(copied).toHaveLength(SIZE.pages);
  });

  it('lists the pages of some types as among all', async () => {
    const all = await content.sitemapPages('nl-nl');
    for (const type of ['Product', 'Content', 'Lister'] as const) {
      const some = await content.sitemapPages('nl-nl', [type]);
      expect(some).toEqual(all.ok && ok(all.value.filter((page) => page.type === type)));
    }
  });

  it('opens the pages that it lists', async () => {
    const pages = await content.sitemapPages('nl-nl');
    const copied = (pages.ok ? pages.value : []).filter(({ url }) => /-n\d+$/u.test(url));
    for (const { uid, url, alternates } of [copied[0], copied.at(-1)].flatMap((one) => one ?? [])) {
      const opened = await content.pageByUrl('nl-nl', url);
      expect(opened).toMatchObject({ ok: true, value: { uid, url, alternates } });
    }
  });

  it('raises the prices of every hundredth product', async () => {
    const before = await productsOn(1);
    upstreams.raisePrices();
    const after = await productsOn(1);
    expect(pricesOf(after[0])).toEqual(pricesOf(before[0]).map((cents) => cents + 100));
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('finds copies of what was indexed while it was small, other ones on each page', async () => {
    const records = ['a-n0', 'b-n1', 'a-n2'].map((objectID) => ({ objectID, size: 'one' }));
    const small = { ...SIZE, products: records.length };
    upstreams.resize(small);
    await askAlgolia('large_products_nl-nl/batch', {
      requests: records.map((body) => ({ action: 'addObject', body })),
    });
    await eventually(async () => expect(await foundOn(0)).toMatchObject({ nbHits: 3 }));
    upstreams.resize({ ...small, products: 3000 });
    const pages = [await foundOn(0), await foundOn(1), await foundOn(7), await foundOn(1499)];
    for (const page of pages) expect(page).toMatchObject({ nbHits: 3000, nbPages: 1500 });
    const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
    expect(new Set(ids).size).toBe(8);
    expect(ids.slice(0, 3).toSorted()).toEqual(['a-n0', 'a-n2', 'b-n1']);
    upstreams.resize(SIZE);
  });

  it('sends nothing that the shop cannot read', () => {
    expect(drops).toEqual([]);
  });
});
