import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#src/catalog/product.ts';
import { bannerPositions, interleaveBanners } from '#src/listing/banner-slots.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { anyBannerPlan } from '../../support/arbitraries/listing.ts';

const plan = (startPosition: number, repeatInterval: number) => ({ startPosition, repeatInterval });

const [HIT] = fc.sample(anyHit, { numRuns: 1, seed: 1 }) as [Hit];
const hits = (count: number): Hit[] =>
  Array.from({ length: count }, (_, index) => Object.assign({}, HIT, { sku: `sku-${index + 1}` }));

/** A page in reading order: the number of each product, `B` for a banner. */
const read = (count: number, positions: readonly number[]): string =>
  interleaveBanners(hits(count), positions)
    .map((slot) => (slot.kind === 'banner' ? 'B' : slot.hit.sku.slice('sku-'.length)))
    .join(' ');

const anyPageSize = fc.integer({ min: 1, max: 40 });

describe('bannerPositions', () => {
  it('L2 starts at start_position and repeats every repeat_interval', () => {
    expect(bannerPositions(16, plan(4, 6))).toEqual([4, 10, 16]);
    expect(bannerPositions(16, plan(1, 10))).toEqual([1, 11]);
  });

  it('L2 returns one position for an interval of 0 or less', () => {
    expect(bannerPositions(16, plan(4, 0))).toEqual([4]);
    expect(bannerPositions(16, plan(4, -3))).toEqual([4]);
    expect(bannerPositions(16, plan(16, 1))).toEqual([16]);
  });

  it('L2 returns no positions outside the page or without a banner', () => {
    expect(bannerPositions(16, plan(0, 4))).toEqual([]);
    expect(bannerPositions(16, plan(17, 4))).toEqual([]);
    expect(bannerPositions(16, plan(2.5, 4))).toEqual([]);
    expect(bannerPositions(16, undefined)).toEqual([]);
  });

  it('L2 leaves at least one position for a product', () => {
    expect(bannerPositions(3, plan(1, 1))).toEqual([1, 2]);
    expect(bannerPositions(1, plan(1, 1))).toEqual([]);
  });

  it('L2 returns ascending, evenly spaced positions on the page for any banner plan', () => {
    fc.assert(
      fc.property(anyPageSize, anyBannerPlan, (productsPerPage, banner) => {
        const positions = bannerPositions(productsPerPage, banner);
        expect(
          positions.every((one) => Number.isInteger(one) && one >= 1 && one <= productsPerPage),
        ).toBe(true);
        expect(positions.slice(1).map((one, index) => one - Number(positions[index]))).toEqual(
          positions.slice(1).map(() => banner.repeatInterval),
        );
      }),
    );
  });
});

describe('interleaveBanners', () => {
  it('L2 inserts banners at their positions between the products', () => {
    expect(read(5, [1, 4])).toBe('B 1 2 B 3 4 5');
    expect(read(2, [])).toBe('1 2');
  });

  it('L2 appends a banner to a full page', () => {
    expect(read(3, [4])).toBe('1 2 3 B');
  });

  it('L2 omits banners beyond the products of a short page', () => {
    expect(read(3, [2, 6, 10])).toBe('1 B 2 3');
    expect(read(0, [1])).toBe('');
  });

  it('L2 returns exactly products_per_page slots for a full page', () => {
    fc.assert(
      fc.property(anyPageSize, anyBannerPlan, (productsPerPage, banner) => {
        const positions = bannerPositions(productsPerPage, banner);
        const slots = interleaveBanners(hits(productsPerPage - positions.length), positions);
        expect(slots).toHaveLength(productsPerPage);
        expect(slots.flatMap((slot, index) => (slot.kind === 'banner' ? index + 1 : []))).toEqual(
          positions,
        );
      }),
    );
  });

  it('L2 returns every product once in order, and each banner at its position', () => {
    fc.assert(
      fc.property(
        anyPageSize,
        anyBannerPlan,
        fc.nat({ max: 40 }),
        (productsPerPage, banner, count) => {
          const slots = interleaveBanners(hits(count), bannerPositions(productsPerPage, banner));
          const shown = slots.flatMap((slot) => (slot.kind === 'product' ? slot.hit : []));
          expect(shown).toEqual(hits(count));
          slots.forEach((slot, index) => {
            expect(slot.kind === 'banner' ? slot.position : index + 1).toBe(index + 1);
          });
        },
      ),
    );
  });
});
