import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  withCalls,
  withChangedAnswers,
  withFailures,
  withMemoizedReads,
} from '../../support/changed-answers.ts';
import { createRecordingDrift, noDrift } from '../../support/drift.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const sandboxData = { ...smallCatalogue, reviews: smallReviews };
const magento = withMemoizedReads(magentoOf(sandboxData));

const catalogue = (reads: MagentoReads) =>
  createMagentoProductCatalog(reads, noDrift, shopCatalogue);
const assortment = (reads: MagentoReads) => createMagentoAssortment(reads, noDrift, shopCatalogue);
const reviews = (reads: MagentoReads, clock = createFixedClock()) =>
  createMagentoProductReviews(reads, noDrift, clock);

const away = (failure: CallFailure) => withFailures(magento, () => failure);
const PAGE = { page: 1, productsPerPage: 10 };
const REVIEWS = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 } as const;

describe('a call without a usable answer', () => {
  it.each<[CallFailure, number]>([
    [{ kind: 'timeout' }, 504],
    [{ kind: 'connect-timeout' }, 504],
    [{ kind: 'reset' }, 502],
    [{ kind: 'refused-connection' }, 502],
    [{ kind: 'bad-answer' }, 502],
    [{ kind: 'errors-without-data' }, 502],
    [{ kind: 'maintenance' }, 503],
    [{ kind: 'http', status: 401 }, 502],
    [{ kind: 'http', status: 503, retryAfterSeconds: 3 }, 503],
    [{ kind: 'http', status: 429, retryAfterSeconds: 3 }, 503],
  ])('is reported for the failure %j with the status %i', async (failure, status) => {
    const unavailable = err(expect.objectContaining({ status }) as unknown);
    expect(await catalogue(away(failure)).product('nl-nl', 'M1')).toEqual(unavailable);
    expect(await assortment(away(failure)).products('nl-nl', PAGE)).toEqual(unavailable);
    expect(await assortment(away(failure)).categories('nl-nl')).toEqual(unavailable);
    expect(await assortment(away(failure)).currencies('nl-nl')).toEqual(unavailable);
    expect(await reviews(away(failure)).productReviews({ ...REVIEWS, sku: 'M1' })).toEqual(
      unavailable,
    );
    expect(await reviews(away(failure)).allReviews(REVIEWS)).toEqual(unavailable);
  });

  it.each<unknown>([null, {}, [], { products: null }, { products: { items: [] } }])(
    'is reported for the data %j with the status 502',
    async (data) => {
      const changed = withChangedAnswers(magento, () => data);
      const unavailable = err(expect.objectContaining({ status: 502 }) as unknown);
      expect(await catalogue(changed).product('nl-nl', 'M1')).toEqual(unavailable);
      expect(await assortment(changed).categories('nl-nl')).toEqual(unavailable);
      expect(await assortment(changed).currencies('nl-nl')).toEqual(unavailable);
    },
  );
});

/** A Magento in which M1 has a scent, an attribute without a label of the shop's own. */
function scentedMagento(): MagentoReads {
  const [first, ...others] = smallCatalogue.products;
  if (!first) throw new Error('no product');
  const scented = { ...first, attributes: { ...first.attributes, matras_geur: 'x' } };
  return magentoOf({ ...smallCatalogue, products: [scented, ...others] });
}

/** The label of M1's scent. */
const labelled = async (from: MagentoReads) => {
  const found = await catalogue(from).product('de-de', 'M1');
  const own = found.ok ? found.value.attributes : [];
  return own.find(({ code }) => code === 'matras_geur')?.label;
};

describe('a product and its secondary reads', () => {
  it('omits the reviews of a store view that does not answer', async () => {
    const others = withFailures(magento, ({ operation }) =>
      operation === 'ReviewCounts' ? { kind: 'timeout' } : undefined,
    );
    expect(await catalogue(magento).product('nl-nl', 'M1')).toMatchObject(
      ok({ reviews: { count: 5, average: 3.8 } }),
    );
    expect(await catalogue(others).product('nl-nl', 'M1')).toMatchObject(
      ok({ reviews: { count: 2, average: 3 } }),
    );
  });

  it('shows the code of an attribute instead of its Magento label', async () => {
    const reads = scentedMagento();
    expect(await labelled(reads)).toBe('Duft');
    const silent = withFailures(reads, ({ operation }) =>
      operation === 'AttributeLabels' ? { kind: 'timeout' } : undefined,
    );
    expect(await labelled(silent)).toBe('matras_geur');
  });

  it('requests the labels of attributes once for all products', async () => {
    const heard = withCalls(scentedMagento());
    const catalog = catalogue(heard);
    for (const sku of ['M1', 'M2', 'M1']) await catalog.product('nl-nl', sku);
    const labels = heard.calls.filter(({ operation }) => operation === 'AttributeLabels');
    expect(labels).toHaveLength(1);
  });
});

describe('categories', () => {
  it('L6 are returned without an unreadable one, but with its children', async () => {
    const drift = createRecordingDrift();
    const tree = {
      items: [
        {
          id: 2,
          name: 'Default Category',
          level: 1,
          children: [
            null,
            { id: 7, name: null, level: 2, children: [{ id: 70, name: 'Latex', level: 3 }] },
            { id: 3, name: 'Toppers', level: 2, product_count: 4, children: null },
          ],
        },
      ],
    };
    const changed = withChangedAnswers(magento, () => ({ categories: tree }));
    expect(
      await createMagentoAssortment(changed, drift, shopCatalogue).categories('nl-nl'),
    ).toEqual(
      ok([
        { id: '3', name: 'Toppers', productCount: 4 },
        { id: '70', name: 'Latex', productCount: 0 },
      ]),
    );
    expect(drift.items).toEqual([{ upstream: 'magento', place: 'categories.items[]' }]);
  });
});
