import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import {
  formatSavedProducts,
  unexpiredSavedProducts,
  MAX_SAVED_PRODUCTS,
  parseSavedProducts,
  SAVED_PRODUCT_LIFETIME,
  withoutSavedProduct,
  withSavedProduct,
  type SavedProduct,
  type SavedProducts,
} from '#src/saved/saved-products.ts';
import { anySavedProduct, anySavedProducts } from '../../support/arbitraries/saved.ts';

const good = (url: string, savedAt = 0): SavedProduct => ({ url, name: url, quantity: 1, savedAt });
const listOf = (products: readonly SavedProduct[]) =>
  products.reduce<SavedProducts>(withSavedProduct, []);

const isSaved = (more: Partial<SavedProduct>): boolean =>
  withSavedProduct([], { ...good('/a'), ...more }).length === 1;

describe('withSavedProduct', () => {
  it('puts the latest product first, and replaces an earlier save of the same choice', () => {
    const again = { ...good('/a?maat=90x200', 5), quantity: 3 };
    const list = listOf([good('/a?maat=90x200'), good('/a?maat=80x200'), again]);
    expect(list).toEqual([again, good('/a?maat=80x200')]);
  });

  it.each([
    'https://elsewhere.example/a',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/\\a',
    '/a b',
    'a',
    '',
  ])('ignores %j, which is not an address of the shop', (url) => {
    expect(withSavedProduct([good('/a')], good(url))).toEqual([good('/a')]);
  });

  it('ignores what is longer than any address or name, and a quantity that no cart has', () => {
    const url = `/${'a'.repeat(999)}`;
    expect([url, `${url}a`].map((one) => isSaved({ url: one }))).toEqual([true, false]);
    expect([url, `${url}a`].map((name) => isSaved({ name }))).toEqual([true, false]);
    const quantities = [0, 1, MAX_LINE_QUANTITY, MAX_LINE_QUANTITY + 1];
    expect(quantities.map((quantity) => isSaved({ quantity }))).toEqual([false, true, true, false]);
  });

  it('drops the oldest of more than two rows', () => {
    const list = listOf(Array.from({ length: 26 }, (_, index) => good(`/${index}`)));
    expect(list.map(({ url }) => url)).toEqual(
      Array.from({ length: 24 }, (_, index) => `/${25 - index}`),
    );
  });

  it('keeps at most MAX_SAVED_PRODUCTS without duplicates, the latest first', () => {
    fc.assert(
      fc.property(anySavedProducts, anySavedProduct, (products, last) => {
        const list = withSavedProduct(listOf(products), last);
        expect(list[0]).toBe(last);
        expect(list.length).toBeLessThanOrEqual(MAX_SAVED_PRODUCTS);
        expect(new Set(list.map(({ url }) => url)).size).toBe(list.length);
      }),
    );
  });
});

describe('withoutSavedProduct', () => {
  it('removes the product with the given URL, and nothing else', () => {
    fc.assert(
      fc.property(anySavedProducts, anySavedProduct, (products, { url }) => {
        const list = listOf(products);
        expect(withoutSavedProduct(list, url)).toEqual(list.filter((one) => one.url !== url));
      }),
    );
  });
});

describe('unexpiredSavedProducts', () => {
  it('keeps products for thirty days, and no longer', () => {
    const products = [good('/a', 1000), good('/b', 2000)];
    expect(unexpiredSavedProducts(products, SAVED_PRODUCT_LIFETIME + 999)).toEqual(products);
    expect(unexpiredSavedProducts(products, SAVED_PRODUCT_LIFETIME + 1000)).toEqual([
      good('/b', 2000),
    ]);
  });

  it('keeps all products when the clock is set back', () => {
    expect(unexpiredSavedProducts([good('/a', 5000)], 0)).toHaveLength(1);
  });
});

describe('parseSavedProducts', () => {
  it('reads what formatSavedProducts writes', () => {
    fc.assert(
      fc.property(anySavedProducts, (products) => {
        const list = listOf(products);
        expect(parseSavedProducts(JSON.parse(formatSavedProducts(list)))).toEqual(list);
      }),
    );
  });

  it.each([null, 7, 'a', [], {}, { version: 2, goods: [good('/a')] }, { version: 1, goods: 'a' }])(
    'reads %j as an empty list',
    (value) => {
      expect(parseSavedProducts(value)).toEqual([]);
    },
  );

  it('keeps the valid products of a list, and drops the others', () => {
    const wrong = [
      null,
      7,
      { url: '/b' },
      { ...good('//c.example') },
      { ...good('/d'), quantity: 0 },
    ];
    expect(parseSavedProducts({ version: 1, goods: [...wrong, good('/a')] })).toEqual([good('/a')]);
  });

  it('returns a list of at most MAX_SAVED_PRODUCTS for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const any of [value, { version: 1, goods: value }]) {
          expect(parseSavedProducts(any).length).toBeLessThanOrEqual(MAX_SAVED_PRODUCTS);
        }
      }),
    );
  });
});
