import { describe, expect, it } from 'vitest';
import type { AdvisedBed, AdvisedPiece } from '#src/advice/shown-advice.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { ok } from '#src/shared/result.ts';
import { countReviewsAlike } from '#src/use-cases/count-reviews-alike.ts';
import { createFakePorts, type FakePorts } from '../../support/fake-ports.ts';
import { mattress, SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { sleeperReview, SIX_REVIEWS } from '../../support/sleeper-reviews.ts';

const { hit } = mattress(1);

const many = (count: number) => Array.from({ length: count }, (_, id) => sleeperReview(id));

const onBack = (id: number, sku = 'cloud') =>
  sleeperReview(id, { sku, rating: 2, sleeper: { position: 'back', weight: '80-100' } });

const piece = (sku: string): AdvisedPiece => ({
  hit: { ...hit, sku },
  url: `/${sku}?maat=90x200`,
  grades: ['medium'],
  skus: [sku],
});

const bedOf = (...skus: readonly string[]): AdvisedBed => ({
  pieces: skus.map(piece),
  size: '180x200',
  cents: 1,
  reasons: [],
});

describe('countReviewsAlike', () => {
  const SIDE = { position: 'side', kilograms: 70 } as const;
  const BACK = { position: 'back', kilograms: 95 } as const;
  const sleeper = { temperature: 'neutral', shoulder: false, back: false } as const;

  /** The numbers of reviews alike by piece, and how often reviews were asked for. */
  async function counted(
    reviews: readonly ProductReview[],
    beds: readonly AdvisedBed[],
    who: readonly (typeof SIDE | typeof BACK)[],
    outage: readonly 'reviews'[] = [],
  ) {
    const ports = createFakePorts(SHOP, ...outage);
    const asked: (readonly [string, number])[] = [];
    const spied: FakePorts['reviews'] = {
      ...ports.reviews,
      async productReviews(request) {
        const { sku, page, reviewsPerPage, sorting } = request;
        asked.push([sku, page]);
        expect(sorting).toBe('newest');
        const none = await ports.reviews.productReviews({ ...request, page: 1, sku: '' });
        if (!none.ok) return none;
        const all = reviews.filter((one) => one.sku === sku);
        const shown = all.slice((page - 1) * reviewsPerPage, page * reviewsPerPage);
        return ok({ ...none.value, reviews: shown });
      },
    };
    const found = await countReviewsAlike(
      { log: ports.log, reviews: spied },
      'nl-nl',
      beds,
      who.map((one) => ({ ...sleeper, ...one })),
    );
    const counts = found.map(({ pieces }) => pieces.map(({ alike }) => alike?.count));
    return { counts, asked, found, logged: ports.logged };
  }

  it('A9 counts those alike of everybody who lies on a mattress', async () => {
    const reviews = [...SIX_REVIEWS, ...[10, 11, 12, 13, 14].map((id) => onBack(id))];
    expect((await counted(reviews, [bedOf('cloud')], [SIDE])).counts).toEqual([[6]]);
    expect((await counted(reviews, [bedOf('cloud')], [SIDE, BACK])).counts).toEqual([[11]]);
  });

  it('A9 counts for each side of a pair those alike of who lies there', async () => {
    const reviews = [...SIX_REVIEWS, ...[10, 11, 12, 13, 14].map((id) => onBack(id, 'right'))];
    const { counts, found } = await counted(reviews, [bedOf('cloud', 'right')], [SIDE, BACK]);
    expect(counts).toEqual([[6, 5]]);
    expect(found[0]?.pieces[1]?.alike?.url).toBe('/right?maat=90x200#reviews');
    const turned = await counted(reviews, [bedOf('cloud', 'right')], [BACK, SIDE]);
    expect(turned.counts).toEqual([[undefined, undefined]]);
  });

  it('A9 reads up to a thousand reviews of a product, the newest, once', async () => {
    const beds = [bedOf('cloud'), bedOf('cloud', 'right')];
    const few = await counted(many(99), beds, [SIDE, SIDE]);
    expect(few.counts[0]).toEqual([99]);
    expect(few.asked).toEqual([
      ['cloud', 1],
      ['right', 1],
    ]);
    const exact = await counted(many(100), [bedOf('cloud')], [SIDE]);
    expect([exact.counts, exact.asked.length]).toEqual([[[100]], 2]);
    const lots = await counted(many(1100), [bedOf('cloud')], [SIDE]);
    expect([lots.counts, lots.asked.length]).toEqual([[[1000]], 10]);
  });

  it('A9 says nothing of reviews while they are unavailable, and logs it', async () => {
    const { found, logged } = await counted(SIX_REVIEWS, [bedOf('cloud')], [SIDE], ['reviews']);
    expect(found).toEqual([bedOf('cloud')]);
    expect(logged).toEqual(['reviews-unavailable']);
    const log = createMemoryLog();
    const { reviews } = createFakePorts(SHOP, 'reviews');
    await countReviewsAlike({ log, reviews }, 'nl-nl', [bedOf('cloud')], []);
    expect(log.entries[0]?.facts).toMatchObject({ locale: 'nl-nl', sku: 'cloud', message: 'Down' });
  });
});
