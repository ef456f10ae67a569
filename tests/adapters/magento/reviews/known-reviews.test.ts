import { describe, expect, it } from 'vitest';
import type { ReviewCountsByStore } from '#adapters/magento/catalogue/product-overview.ts';
import { createKnownReviews } from '#adapters/magento/reviews/known-reviews.ts';
import type { Locale } from '#src/shared/locale.ts';
import { withCalls, withFailures } from '../../../support/changed-answers.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import { magentoOf, type MagentoReads } from '../../../support/magento-in-process.ts';
import { smallCatalogue } from '../../../support/small-catalogue.ts';
import { smallReviews } from '../../../support/small-reviews.ts';

const magento = magentoOf({ ...smallCatalogue, reviews: smallReviews });
const HOUR = 60 * 60 * 1000;
const asItIs = (sku: string): string => sku;

/** The counts of the small shop's reviews, with others for M1 in the Dutch store view. */
function countsWith(ofM1?: number): ReadonlyMap<string, ReviewCountsByStore> {
  const counts = new Map<string, Map<Locale, { count: number; stars: number }>>();
  for (const { sku, locale, rating } of smallReviews) {
    const byStore = counts.get(sku) ?? new Map<Locale, { count: number; stars: number }>();
    const { count, stars } = byStore.get(locale) ?? { count: 0, stars: 0 };
    counts.set(sku, byStore.set(locale, { count: count + 1, stars: stars + rating }));
  }
  if (ofM1 !== undefined) counts.get('M1')?.set('nl-nl', { count: ofM1, stars: ofM1 * 5 });
  return counts;
}

function openKnown(reads: MagentoReads = magento) {
  const heard = withCalls(reads);
  const clock = createFixedClock();
  const known = createKnownReviews({ magento: heard, report: () => undefined, clock });
  return { known, clock, calls: () => heard.calls.length };
}

const ofM1 = (counts: ReadonlyMap<string, ReviewCountsByStore>): ReviewCountsByStore =>
  counts.get('M1') ?? new Map();

describe('createKnownReviews', () => {
  it('knows the reviews of a product by store view, once they have been read', async () => {
    const { known, calls } = openKnown();
    const counts = countsWith();
    expect(known.ofProduct('M1', ofM1(counts))).toBeUndefined();
    await known.update(counts, asItIs);
    const found = known.ofProduct('M1', ofM1(counts));
    const sizes = [...(found ?? [])].map(([locale, reviews]) => [locale, reviews.length]);
    expect(sizes).toEqual([...ofM1(counts)].map(([locale, { count }]) => [locale, count]));
    expect(calls()).toBe(new Set(smallReviews.map(({ locale }) => locale)).size);
  });

  it('reads only those whose counts have changed', async () => {
    const { known, calls } = openKnown();
    await known.update(countsWith(), asItIs);
    const before = calls();
    await known.update(countsWith(), asItIs);
    expect(calls()).toBe(before);
    await known.update(countsWith(9), asItIs);
    expect(calls()).toBe(before + 1);
    expect(known.ofProduct('M1', ofM1(countsWith()))).toBeUndefined();
    expect(known.ofProduct('M1', ofM1(countsWith(9)))).toBeDefined();
  });

  it('reads all again after an hour, because an edited review keeps the counts', async () => {
    const { known, clock, calls } = openKnown();
    await known.update(countsWith(), asItIs);
    const before = calls();
    clock.advance(HOUR);
    await known.update(countsWith(), asItIs);
    expect(calls()).toBe(2 * before);
  });

  it('knows none in a store view that does not answer, and asks it again', async () => {
    let isAway = true;
    const { known } = openKnown(
      withFailures(magento, ({ locale }) =>
        isAway && locale === 'de-de' ? { kind: 'timeout' } : undefined,
      ),
    );
    await known.update(countsWith(), asItIs);
    expect(known.ofProduct('M1', ofM1(countsWith()))).toBeUndefined();
    isAway = false;
    await known.update(countsWith(), asItIs);
    expect(known.ofProduct('M1', ofM1(countsWith()))).toBeDefined();
  });

  it('forgets a product without reviews, and keeps none of a shop with more than 50,000', async () => {
    const { known, calls } = openKnown();
    await known.update(countsWith(), asItIs);
    await known.update(new Map(), asItIs);
    expect(known.ofProduct('M1', ofM1(countsWith()))).toBeUndefined();
    const before = calls();
    await known.update(countsWith(50_000), asItIs);
    expect(calls()).toBe(before);
  });
});
