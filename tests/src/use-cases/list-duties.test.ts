import { describe, expect, it } from 'vitest';
import type { Assortment, ProductsRequest } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import type { DutyKey } from '#src/duties/duty-table.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { listDuties } from '#src/use-cases/list-duties.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { aProduct } from '../../support/shown-pages.ts';

const TODAY = '2026-11-27';

const REDUCED: Partial<Product> = {
  price: { regular: euroCents(200), final: euroCents(100), default: euroCents(100) },
};

const productsOf = (count: number, changes: Readonly<Record<number, Partial<Product>>>) =>
  Array.from({ length: count }, (_, index): Product => ({
    ...aProduct,
    url: `/p-${index}`,
    ...changes[index],
  }));

/** The duties of a shop by key, and the answers of the assortment that were requested. */
async function listed(
  products: readonly Product[],
  { locale = 'nl-nl', outages = [] }: { locale?: Locale; outages?: readonly Outage[] } = {},
) {
  const requests: ProductsRequest[] = [];
  const assortment: Pick<Assortment, 'products'> = {
    products(_, request) {
      requests.push(request);
      if (outages.includes('catalog'))
        return Promise.resolve(
          err({ kind: 'catalog-unavailable', status: 503, message: 'Down' } as const),
        );
      const { page, productsPerPage: size } = request;
      const found = products.slice((page - 1) * size, page * size);
      return Promise.resolve(ok({ products: found, total: products.length }));
    },
  };
  const second = { ...MATTRESSES, uid: 'beds', url: '/bedden' };
  const shop = { ...SHOP, pages: [...SHOP.pages, second] };
  const { content } = createFakePorts(shop, ...outages);
  const duties = await listDuties({ content, assortment }, locale, TODAY);
  const duty = (wanted: DutyKey) => duties.find(({ key }) => key === wanted);
  return { duties, duty, requests };
}

describe('listDuties', () => {
  it('tells of each duty whether it applies in the country on the day', async () => {
    const dutch = await listed([]);
    const german = await listed([], { locale: 'de-de' });
    expect(dutch.duty('vat')?.isInForce).toBe(false);
    expect(german.duty('vat')?.isInForce).toBe(true);
    expect(dutch.duty('dispute-platform')?.isInForce).toBe(false);
    expect(dutch.duty('imprint')).toMatchObject({ isInForce: true, duty: { since: '2002-01-17' } });
  });

  it('tells which pages show a duty and how, with the first page of each type', async () => {
    const { duty } = await listed([]);
    expect(duty('guarantee')?.shownOn).toStrictEqual([{ page: 'product', shown: 'open' }]);
    expect(duty('imprint')?.shownOn).toStrictEqual([
      { page: 'home', shown: 'linked', url: '/' },
      { page: 'listing', shown: 'linked', url: '/matrassen' },
      { page: 'search', shown: 'linked', url: '/search' },
      { page: 'compare', shown: 'linked' },
      { page: 'product', shown: 'linked' },
      { page: 'content', shown: 'linked', url: '/proefslapen' },
      { page: 'cart', shown: 'linked', url: '/winkelwagen' },
      { page: 'checkout', shown: 'linked' },
      { page: 'form', shown: 'linked' },
      { page: 'error', shown: 'linked' },
    ]);
  });

  it('names the first product that a duty applies to, and no listing of such goods', async () => {
    const { duty } = await listed(productsOf(4, { 1: REDUCED, 2: REDUCED }));
    const shownOn = duty('prior-price')?.shownOn ?? [];
    expect(shownOn).toContainEqual({ page: 'product', shown: 'beside-price', url: '/p-1' });
    expect(shownOn).toContainEqual({ page: 'listing', shown: 'beside-price' });
    expect(duty('legal-guarantee')?.shownOn).toContainEqual({
      page: 'product',
      shown: 'beside-price',
      url: '/p-0',
    });
  });

  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [150, 2],
    [600, 5],
  ])('looks among %i products with %i requests', async (count, answers) => {
    const last = Math.min(count, 500) - 1;
    const { duty, requests } = await listed(productsOf(count, { [last]: REDUCED }));
    expect(requests.map(({ page }) => page)).toEqual(
      Array.from({ length: answers }, (_, index) => index + 1),
    );
    expect(duty('prior-price')?.shownOn.find(({ page }) => page === 'product')?.url).toBe(
      count === 0 ? undefined : `/p-${last}`,
    );
  });

  it('FT1 has no examples while the upstreams are unavailable', async () => {
    const { duties, requests } = await listed([], { outages: ['catalog', 'pages'] });
    expect(duties.length).toBeGreaterThan(0);
    expect(duties.flatMap(({ shownOn }) => shownOn.flatMap(({ url }) => url ?? []))).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});
