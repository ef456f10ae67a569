import { describe, expect, it } from 'vitest';
import { createPublishChanges } from '#composition/published-reviews.ts';
import { productCacheTag } from '#src/catalog/product.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { ANNAS } from '../contracts/review-writer-contract.ts';

const reviewOf = (sku: string): ProductReview => ({
  ...ANNAS.review,
  sku,
  id: `${sku}-w1`,
  date: '2026-01-01',
  isVerified: false,
});

describe('createPublishChanges', () => {
  it('WR2 shows what is approved and no longer what is taken down, in each page once', async () => {
    let approved: readonly ProductReview[] = [];
    const published: (readonly string[])[] = [];
    const purged: (readonly string[])[] = [];
    const publish = createPublishChanges({
      moderation: { published: () => Promise.resolve(ok(approved)) },
      reviews: { publish: (reviews) => void published.push(reviews.map(({ sku }) => sku)) },
      cache: { purge: (tags) => Promise.resolve(void purged.push(tags)) },
      log: createMemoryLog(),
    });
    for (const reviews of [[], [reviewOf('M1'), reviewOf('M2')], [reviewOf('M2')], []]) {
      approved = reviews;
      await publish();
      await publish();
    }
    expect(published).toEqual([['M1', 'M2'], ['M2'], []]);
    const both = ['M1', 'M2'].map(productCacheTag);
    expect(purged).toEqual([both, both, [productCacheTag('M2')]]);
  });
});
