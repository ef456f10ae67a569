import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesOf } from '#adapters/magento/catalogue/price-ranges.ts';
import { NO_OVERVIEW } from '#adapters/magento/catalogue/product-overview.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import type { Assortment } from '#ports/product-catalog.ts';
import { withChangedAnswers } from '../../support/changed-answers.ts';
import { createRecordingDrift, noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { inScope } from '../../support/test-scope.ts';

/** An eighth of the demo shop's products, of every kind: as much more than the limit as all would be. */
const shortCatalogue: CatalogueData = {
  ...catalogue,
  products: catalogue.products.filter((_, index) => index % 8 === 0),
};
const SKUS = shortCatalogue.products.map(({ sku }) => sku);
const LIMIT = 8;

const limited = (data: CatalogueData = shortCatalogue) =>
  magentoOf(data, {}, { searchLimit: LIMIT });

/** The SKUs on all pages, and the total that each page tells. */
async function walk(assortment: Assortment, productsPerPage: number, categoryId?: string) {
  const skus: string[] = [];
  const totals = new Set<number>();
  for (let page = 1; page === 1 || (page - 1) * productsPerPage < Math.max(...totals); page += 1) {
    const answer = await assortment.products('nl-nl', {
      page,
      productsPerPage,
      ...(categoryId !== undefined && { categoryId }),
    });
    if (!answer.ok) return answer.error;
    totals.add(answer.value.total);
    skus.push(...answer.value.products.map(({ sku }) => sku));
  }
  return { skus, totals: [...totals] };
}

describe('a list of more products than Magento finds', () => {
  it.each(inScope([25, 8, 3], [8]))(
    'has every product once, in pages of %i',
    async (productsPerPage) => {
      const assortment = createMagentoAssortment(
        limited(),
        noDrift,
        shopCatalogue,
        NO_OVERVIEW,
        LIMIT,
      );
      const walked = await walk(assortment, productsPerPage);
      expect(walked).toMatchObject({ totals: [SKUS.length] });
      expect('skus' in walked && walked.skus.toSorted()).toEqual(SKUS.toSorted());
    },
  );

  it('has an empty page after the last one', async () => {
    const assortment = createMagentoAssortment(
      limited(),
      noDrift,
      shopCatalogue,
      NO_OVERVIEW,
      LIMIT,
    );
    const request = { page: 30, productsPerPage: 3 };
    expect(await assortment.products('nl-nl', request)).toEqual({
      ok: true,
      value: { products: [], total: SKUS.length },
    });
  });

  it('lacks an unreadable product only', async () => {
    const drift = createRecordingDrift();
    const unreadable = withChangedAnswers(limited(), (data, { operation }) => {
      const { items = [] } = operation === 'Products' ? Object(Object(data).products) : {};
      for (const item of items as { sku: string; url_key: unknown }[]) {
        if (item.sku === SKUS[20]) item.url_key = null;
      }
      return data;
    });
    const assortment = createMagentoAssortment(
      unreadable,
      drift,
      shopCatalogue,
      NO_OVERVIEW,
      LIMIT,
    );
    const walked = await walk(assortment, 7);
    expect('skus' in walked && walked.skus.toSorted()).toEqual(
      SKUS.filter((sku) => sku !== SKUS[20]).toSorted(),
    );
  });

  it('is a failure, which is reported, if its products have one price', async () => {
    const drift = createRecordingDrift();
    const products = shortCatalogue.products
      .filter(({ parts }) => !parts)
      .map((product) =>
        Object.assign({}, product, { variants: [{ ...product.variants[0], cents: 9900 }] }),
      );
    const assortment = createMagentoAssortment(
      limited({ ...shortCatalogue, products }),
      drift,
      shopCatalogue,
      NO_OVERVIEW,
      LIMIT,
    );
    expect(await walk(assortment, 25)).toMatchObject({ kind: 'catalog-unavailable', status: 502 });
    expect(drift.items).toEqual([{ upstream: 'magento', place: 'products.total_count' }]);
  });

  it('is one of a category, too, while a short list takes no further call', async () => {
    const assortment = createMagentoAssortment(
      limited(),
      noDrift,
      shopCatalogue,
      NO_OVERVIEW,
      LIMIT,
    );
    const counted = catalogue.categories.map(({ id }) => ({
      id,
      count: shortCatalogue.products.filter((product) => product.categoryIds.includes(id)).length,
    }));
    const isLong = ({ count }: { readonly count: number }) => count > LIMIT;
    const short = counted.filter((one) => !isLong(one));
    const asked = inScope(counted, [...counted.filter(isLong).slice(0, 2), ...short.slice(0, 2)]);
    expect(new Set(asked.map(isLong)).size).toBe(2);
    for (const { id, count } of asked) {
      const walked = await walk(assortment, 12, id);
      expect('skus' in walked && walked.skus.length).toBe(count);
    }
  });
});

describe('slicesOf', () => {
  it('covers every product of the ranges once, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { maxLength: 6 }),
        fc.integer({ min: 1, max: 25 }),
        (totals, productsPerPage) => {
          const ranges = totals.map((total, from) => ({ from, total }));
          const count = totals.reduce((sum, total) => sum + total, 0);
          const pages = Math.ceil(count / productsPerPage) + 1;
          const covered = Array.from({ length: pages }, (_, index) =>
            slicesOf(ranges, { page: index + 1, productsPerPage }).flatMap((slice) =>
              Array.from({ length: slice.count }, (__, at) => [
                slice.range.from,
                slice.offset + at,
              ]),
            ),
          );
          expect(covered.slice(0, -2).every((page) => page.length === productsPerPage)).toBe(true);
          expect(covered.flat()).toEqual(
            totals.flatMap((total, from) => Array.from({ length: total }, (_, at) => [from, at])),
          );
        },
      ),
    );
  });
});
