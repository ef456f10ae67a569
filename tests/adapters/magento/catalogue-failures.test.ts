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
import { setCatalogue } from '../../support/set-catalogue.ts';
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

  it('has the labels of the store view, and the code of an attribute without a label', async () => {
    const reads = scentedMagento();
    expect(await labelled(reads)).toBe('Duft');
    const unlabelled = withChangedAnswers(reads, (_, { operation }) =>
      operation === 'VisibleAttributes'
        ? { attributesList: { items: [{ code: 'matras_geur', label: null }] } }
        : undefined,
    );
    expect(await labelled(unlabelled)).toBe('matras_geur');
  });

  it.each(['VisibleAttributes', 'AttributeOptions'])(
    'is unavailable while Magento does not tell %s, and available after it',
    async (name) => {
      let isSilent = true;
      const reads = withFailures(magentoOf(setCatalogue), ({ operation }) =>
        isSilent && operation === name ? { kind: 'timeout' } : undefined,
      );
      const catalog = catalogue(reads);
      expect(await catalog.product('nl-nl', 'B1')).toMatchObject({ ok: false });
      isSilent = false;
      expect(await catalog.product('nl-nl', 'B1')).toMatchObject({ ok: true });
    },
  );

  it('requests facts about attributes once for all products of a locale', async () => {
    const heard = withCalls(magentoOf(setCatalogue));
    const catalog = catalogue(heard);
    for (const sku of ['M1', 'B1', 'M1', 'B1']) await catalog.product('nl-nl', sku);
    const shared = heard.calls.filter(({ operation }) => /Attribute/u.test(operation));
    expect(shared.map(({ operation }) => operation)).toEqual([
      'VisibleAttributes',
      'AttributeOptions',
    ]);
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
