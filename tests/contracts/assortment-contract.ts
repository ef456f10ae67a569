import { describe, expect, it } from 'vitest';
import type { Assortment, ListedProductsPage, ProductsRequest } from '#ports/product-catalog.ts';
import { compareIds } from '#src/catalog/categories.ts';
import type { Product } from '#src/catalog/product.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { withKnownData } from './known-data.ts';

/** Products in `nl-nl` of the assortment under test; partial for an unknown shop. */
export type KnownAssortment = {
  /** SKUs, best seller first. */
  readonly ranked?: readonly string[];
  /** First day on sale, by SKU. */
  readonly since?: Readonly<Record<string, string>>;
  /** A category and its number of products. */
  readonly category?: { readonly id: string; readonly size: number };
  /** The ids of all categories. */
  readonly categoryIds?: readonly string[];
  /** Words that match exactly one product, a category it is in and one it is not in. */
  readonly words?: {
    readonly query: string;
    readonly sku: string;
    readonly isIn: string;
    readonly isNotIn: string;
  };
  /** Article number of a variant, and the SKU of its product. */
  readonly article?: { readonly number: string; readonly sku: string };
  /** Page sizes to try, in products per page. */
  readonly pageSizes?: readonly number[];
};

/** Products of `tests/support/small-catalogue.ts`: M2 is called "Anker", M1 "Wolk". */
const SMALL: KnownAssortment = {
  ranked: ['M2', 'M1', 'T1'],
  since: { M1: '2026-03-01', M2: '2025-06-15', T1: '2026-01-10' },
  category: { id: '7', size: 4 },
  categoryIds: ['3', '5', '7', '10', '52'],
  words: { query: 'anker', sku: 'M2', isIn: '7', isNotIn: '3' },
  article: { number: 'C-M1', sku: 'M1' },
};

/** A category id that no shop has. */
const NO_CATEGORY = '2147483647';

/** Contract for every {@link Assortment}. */
export function assortmentContract(
  name: string,
  create: () => Assortment,
  known: KnownAssortment = SMALL,
): void {
  describe(`Assortment: ${name}`, () => {
    const assortment = create();
    const fetchProducts = async (
      overrides: Partial<ProductsRequest> = {},
      locale: Locale = 'nl-nl',
    ): Promise<ListedProductsPage> =>
      valueOf(await assortment.products(locale, { page: 1, productsPerPage: 100, ...overrides }));

    /** Reads all pages, as the products of a shop need not fit on one. */
    const fetchAllProducts = async (
      overrides: Partial<ProductsRequest> = {},
      locale: Locale = 'nl-nl',
    ): Promise<ListedProductsPage> => {
      const first = await fetchProducts(overrides, locale);
      const { productsPerPage = 100 } = overrides;
      const products = [...first.products];
      for (let page = 2; page <= Math.ceil(first.total / productsPerPage); page += 1) {
        products.push(...(await fetchProducts({ ...overrides, page }, locale)).products);
      }
      return { products, total: first.total };
    };

    it('lists every product on sale exactly once', async () => {
      const { products, total } = await fetchAllProducts();
      expect(products).toHaveLength(total);
      expect(new Set(skusOf(products)).size).toBe(total);
    });

    it(
      'returns the first day on sale of each product',
      withKnownData(known.since, async (since) => {
        const days = new Map(
          (await fetchAllProducts()).products.map(({ sku, since }) => [sku, since]),
        );
        for (const [sku, day] of Object.entries(since)) expect(days.get(sku)).toBe(day);
        for (const day of days.values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/u);
      }),
    );

    it(
      'lists the best sold first',
      withKnownData(known.ranked, async (ranked) => {
        const skus = skusOf((await fetchAllProducts()).products);
        expect(skus.filter((sku) => ranked.includes(sku))).toEqual(ranked);
      }),
    );

    it('lists the same products in every locale', async () => {
      const here = skusOf((await fetchAllProducts()).products);
      for (const locale of LOCALES) {
        expect(skusOf((await fetchAllProducts({}, locale)).products)).toEqual(here);
      }
    });

    it.each(known.pageSizes ?? [1, 2, 3, 100])(
      'puts every product on exactly one page of %i, and none beyond the last',
      async (productsPerPage) => {
        const { products, total } = await fetchAllProducts();
        const last = Math.ceil(total / productsPerPage);
        const paged = await fetchAllProducts({ productsPerPage });
        expect(skusOf(paged.products)).toEqual(skusOf(products));
        expect(await fetchProducts({ page: last + 1, productsPerPage })).toEqual({
          products: [],
          total,
        });
        expect(await fetchProducts({ page: last + 7, productsPerPage })).toEqual({
          products: [],
          total,
        });
      },
    );

    it(
      'L6 lists the products of one category, in the same order',
      withKnownData(known.category, async ({ id, size }) => {
        const all = (await fetchAllProducts()).products;
        const found = await fetchAllProducts({ categoryId: id });
        expect(found.products).toEqual(all.filter(({ categoryIds }) => categoryIds.includes(id)));
        expect(found.total).toBe(size);
      }),
    );

    it('lists nothing for an unknown category', async () => {
      expect(await fetchProducts({ categoryId: NO_CATEGORY })).toEqual({ products: [], total: 0 });
    });

    it(
      'finds products by words',
      withKnownData(known.words, async ({ query, sku }) => {
        expect(skusOf((await fetchProducts({ query })).products)).toEqual([sku]);
      }),
    );

    it(
      'finds a product by an article number',
      withKnownData(known.article, async ({ number, sku }) => {
        expect(skusOf((await fetchProducts({ query: number })).products)).toEqual([sku]);
      }),
    );

    it('finds nothing for unknown words', async () => {
      expect(await fetchProducts({ query: 'qqqqxyzzy' })).toEqual({ products: [], total: 0 });
    });

    it(
      'finds words within one category',
      withKnownData(known.words, async ({ query, sku, isIn, isNotIn }) => {
        expect(skusOf((await fetchProducts({ query, categoryId: isIn })).products)).toEqual([sku]);
        expect((await fetchProducts({ query, categoryId: isNotIn })).products).toEqual([]);
      }),
    );

    it('treats a blank query as no query', async () => {
      expect(await fetchProducts({ query: ' ' })).toEqual(await fetchProducts());
    });

    it(
      'L6 lists every category',
      withKnownData(known.categoryIds, async (ids) => {
        const categories = valueOf(await assortment.categories('nl-nl'));
        expect(categories.map(({ id }) => id)).toEqual(ids);
      }),
    );

    it('L6 lists the categories by their ids, and counts what they hold', async () => {
      const categories = valueOf(await assortment.categories('nl-nl'));
      const ids = categories.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted(compareIds));
      for (const { id, name, productCount } of categories) {
        expect(name).not.toBe('');
        expect(productCount).toBe((await fetchProducts({ categoryId: id })).total);
      }
    });

    it('names the attributes to filter by, each once, and those of its products', async () => {
      const { products } = await fetchAllProducts();
      const filterable = valueOf(await assortment.filterableAttributes('nl-nl'));
      expect(new Set(filterable).size).toBe(filterable.length);
      expect(filterable).toContain(PRICE_FACET);
      const ofProducts = new Set(
        products.flatMap(({ attributes }) => attributes.map(({ code }) => code)),
      );
      expect(filterable.some((code) => ofProducts.has(code))).toBe(true);
    });

    it('quotes prices in euro', async () => {
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
