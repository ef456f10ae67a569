import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { AssortmentFailure } from '#ports/product-catalog.ts';
import { err } from '#src/shared/result.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const shop = await openShop({ ports: smallPorts() });
const catalogue = createCatalogueStore(smallCatalogue);

async function get(method: string, args: unknown = []) {
  const body = encodeURIComponent(JSON.stringify(args));
  const response = await shop.get(`/api/magento/${method}?body=${body}`);
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the catalogue methods', () => {
  it('B1 list all products, by default sixteen per page, best sellers first', async () => {
    const total = smallCatalogue.products.length;
    expect(await get('getProducts')).toMatchObject({ status: 200, body: { total } });
    expect(await get('getProducts', [{ productsPerPage: 2, page: 2 }])).toMatchObject({
      status: 200,
      body: { total, products: [{ sku: 'M1' }, { sku: 'T1' }] },
    });
  });

  it('B1 L6 list the products of a category, in the language of a locale', async () => {
    const found = await get('getProducts', [{ categoryId: 52, locale: 'de-at' }]);
    expect(found.body).toMatchObject({
      total: 1,
      products: [{ sku: 'T2', name: 'Topper Crème', summary: 'Schläft ruhig' }],
    });
  });

  it('B1 return a product as on its own page, with its first day on sale', async () => {
    const [m1] = smallCatalogue.products;
    const { body } = await get('searchProducts', [{ query: ' M1-160 ' }]);
    const product = m1 && { ...catalogue.localized('nl-nl').product(m1), since: m1.since };
    expect(body).toEqual({ total: 1, products: [JSON.parse(JSON.stringify(product))] });
  });

  it('B1 find products by words, in a category or everywhere; blank words find nothing', async () => {
    expect(await get('searchProducts', [{ query: 'anker', categoryId: 7 }])).toMatchObject({
      body: { total: 1, products: [{ sku: 'M2' }] },
    });
    expect((await get('searchProducts', [{ query: 'anker', categoryId: 3 }])).body).toEqual({
      total: 0,
      products: [],
    });
    expect((await get('searchProducts', [{ query: ' ' }])).body).toEqual({
      total: 0,
      products: [],
    });
  });

  it('B1 B1a L6 list the categories, and return one of them', async () => {
    const { body } = await get('getCategories');
    expect(body).toContainEqual({ id: '7', name: 'Soort 7', productCount: 4 });
    expect(await get('getCategory', [{ id: 7, locale: 'en-us' }])).toEqual({
      status: 200,
      body: { id: '7', name: 'Kind 7', productCount: 4 },
    });
  });

  it('B1 L6 accept an id as a text', async () => {
    const [category, found] = await Promise.all([
      get('getCategory', [{ id: '7' }]),
      get('searchProducts', [{ query: 'anker', categoryId: '7' }]),
    ]);
    expect(category.body).toMatchObject({ id: '7', name: 'Soort 7' });
    expect(found.body).toMatchObject({ total: 1, products: [{ sku: 'M2' }] });
  });

  it.each([4711, '4711', 'constructor'])('B3 answer 404 for an unknown category %j', async (id) => {
    expect(await get('getCategory', [{ id }])).toEqual({
      status: 404,
      body: { message: `There is no category ${id}.` },
    });
  });

  it('B1 return the currencies of the shop', async () => {
    expect((await get('getCurrencies')).body).toEqual({ base: 'EUR', available: ['EUR'] });
  });

  it('B2 accept their arguments in the body of a POST as well', async () => {
    const posted = await shop.call('/api/magento/getProducts', [{ productsPerPage: 1 }]);
    expect(await posted.json()).toMatchObject({ products: [{ sku: 'M4' }] });
  });

  it.each([
    ['getProducts', [{ page: 0 }]],
    ['getProducts', [{ productsPerPage: 101 }]],
    ['getProducts', [{ categoryId: -7 }]],
    ['getProducts', [{ locale: 'fr-fr' }]],
    ['searchProducts', []],
    ['searchProducts', [{ query: 7 }]],
    ['getCategory', []],
    ['getCategory', [{ id: '' }]],
    ['getCategories', [{ locale: 'nl' }]],
    ['getCurrencies', ['EUR']],
  ] as const)('B6 %s with %j: 400', async (method, args) => {
    expect(await get(method, args)).toEqual({
      status: 400,
      body: { message: expect.any(String) as string },
    });
  });
});

describe('getAllProducts', () => {
  it('B1 lists every product of a locale, page by page', async () => {
    const answer = await shop.call('/api/algolia/getAllProducts', [
      { locale: 'de-de', page: 2, productsPerPage: 5 },
    ]);
    expect(answer.status).toBe(200);
    const { products, total } = (await answer.json()) as { products: unknown[]; total: number };
    expect(total).toBe(smallCatalogue.products.length);
    expect(products).toHaveLength(total - 5);
  });

  it.each([[[]], [[{}]], [[{ locale: 'de-de', page: -1 }]]])('B6 with %j: 400', async (args) => {
    expect((await shop.call('/api/algolia/getAllProducts', args)).status).toBe(400);
  });
});

describe('an unavailable catalogue', () => {
  it.each(['getProducts', 'getCategories', 'getCurrencies'])(
    'B3 answers %s with its status and message',
    async (method) => {
      const failure: AssortmentFailure = {
        kind: 'catalog-unavailable',
        status: 504,
        message: 'The catalogue is away.',
      };
      const away = () => Promise.resolve(err(failure));
      const assortment = {
        products: away,
        categories: away,
        filterableAttributes: away,
        currencies: away,
      };
      const closed = await openShop({ ports: { ...smallPorts(), assortment } });
      const answer = await closed.get(`/api/magento/${method}?body=[]`);
      expect(answer.status).toBe(504);
      expect(await answer.json()).toEqual({ message: 'The catalogue is away.' });
    },
  );
});
