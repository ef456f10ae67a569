import type { Assortment } from '#ports/assortment.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import { ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** All that an embedded shop sells, the best sold first; equals by SKU. */
export const createWholeAssortment = (store: CatalogueStore): Assortment => ({
  products(locale, { page, productsPerPage }) {
    const products = store.data.products
      .toSorted((a, b) => b.popularity - a.popularity || (a.sku < b.sku ? -1 : 1))
      .slice((page - 1) * productsPerPage, page * productsPerPage)
      .map((data) => Object.assign({ since: data.since }, store.local(locale).product(data)));
    return Promise.resolve(ok({ products, total: store.data.products.length }));
  },
  categories: (locale) =>
    Promise.resolve(
      ok(
        store.data.categories.map(({ id, name }) => ({
          id,
          name: wordsFor(name, locale),
          productCount: store.data.products.filter(({ categoryIds }) => categoryIds.includes(id))
            .length,
        })),
      ),
    ),
  currencies: () => Promise.resolve(ok({ base: 'EUR', available: ['EUR'] })),
});
