import { describe, expect, it } from 'vitest';
import type { Assortment, ProductPage, ProductsRequest } from '#ports/assortment.ts';
import type { Product } from '#src/catalog/product.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';

/**
 * What every assortment keeps to. The one made by `create` has the goods of
 * `tests/support/small-catalogue.ts`: four mattresses in category 7, the one called "Anker" sold
 * better than the one called "Wolk".
 */
export function assortmentContract(name: string, create: () => Assortment): void {
  describe(`Assortment: ${name}`, () => {
    const assortment = create();
    const ask = async (
      asked: Partial<ProductsRequest> = {},
      locale: Locale = 'nl-nl',
    ): Promise<ProductPage> =>
      valueOf(await assortment.products(locale, { page: 1, productsPerPage: 100, ...asked }));

    it('lists all that is sold, the best sold first', async () => {
      const { products, total } = await ask();
      expect(products).toHaveLength(total);
      expect(new Set(skusOf(products)).size).toBe(total);
      const places = ['M2', 'M1', 'T1'].map((sku) => skusOf(products).indexOf(sku));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    });

    it('tells since when each product is sold', async () => {
      const days = new Map((await ask()).products.map(({ sku, since }) => [sku, since]));
      expect(['M1', 'M2', 'T1'].map((sku) => days.get(sku))).toEqual([
        '2026-03-01',
        '2025-06-15',
        '2026-01-10',
      ]);
      for (const day of days.values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/u);
    });

    it('lists the same goods in every locale', async () => {
      const here = skusOf((await ask()).products);
      for (const locale of LOCALES) {
        expect(skusOf((await ask({}, locale)).products)).toEqual(here);
      }
    });

    it.each([1, 2, 3, 100])(
      'lays every product on exactly one page of %i, and none beyond the last',
      async (productsPerPage) => {
        const { products, total } = await ask();
        const last = Math.ceil(total / productsPerPage);
        const pages = await Promise.all(
          Array.from({ length: last }, (_, place) => ask({ page: place + 1, productsPerPage })),
        );
        expect(pages.flatMap((page) => skusOf(page.products))).toEqual(skusOf(products));
        expect(await ask({ page: last + 1, productsPerPage })).toEqual({ products: [], total });
        expect(await ask({ page: last + 7, productsPerPage })).toEqual({ products: [], total });
      },
    );

    it('L6 lists the products of one category, in the same order', async () => {
      const all = (await ask()).products;
      const found = await ask({ categoryId: 7 });
      expect(found.products).toEqual(all.filter(({ categoryIds }) => categoryIds.includes(7)));
      expect(found.total).toBe(4);
    });

    it('lists nothing of a category that there is not', async () => {
      expect(await ask({ categoryId: 4711 })).toEqual({ products: [], total: 0 });
    });

    it('finds products by words, and by an article number', async () => {
      expect(skusOf((await ask({ query: 'anker' })).products)).toEqual(['M2']);
      expect(skusOf((await ask({ query: 'M1-160' })).products)).toEqual(['M1']);
      expect(await ask({ query: 'qqqqxyzzy' })).toEqual({ products: [], total: 0 });
    });

    it('finds words in one category alone', async () => {
      expect(skusOf((await ask({ query: 'anker', categoryId: 7 })).products)).toEqual(['M2']);
      expect((await ask({ query: 'anker', categoryId: 3 })).products).toEqual([]);
    });

    it('takes no words for no question', async () => {
      expect(await ask({ query: ' ' })).toEqual(await ask());
    });

    it('L6 lists the categories by their ids, and counts what they hold', async () => {
      const categories = valueOf(await assortment.categories('nl-nl'));
      const ids = categories.map(({ id }) => id);
      expect(ids).toEqual([3, 5, 7, 10, 52]);
      for (const { id, name, productCount } of categories) {
        expect(name).not.toBe('');
        expect(productCount).toBe((await ask({ categoryId: id })).total);
      }
    });

    it('tells prices in euro', async () => {
      expect(valueOf(await assortment.currencies('nl-nl'))).toEqual({
        base: 'EUR',
        available: ['EUR'],
      });
    });
  });
}

const skusOf = (products: readonly Product[]): readonly string[] => products.map(({ sku }) => sku);

function valueOf<T>(answer: Result<T, { readonly message: string }>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.error.message);
}
