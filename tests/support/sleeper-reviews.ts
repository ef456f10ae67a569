import type { ProductReview } from '#src/catalog/review.ts';

/* Reviews of the mattress `cloud`, by sleepers who say how they lie and what they weigh. */

export const sleeperReview = (id: number, change: Partial<ProductReview> = {}): ProductReview => ({
  id: String(id),
  sku: 'cloud',
  rating: 4,
  title: '',
  text: '',
  locale: 'nl-nl',
  author: '',
  town: '',
  date: '2026-03-01',
  isVerified: true,
  sleeper: { position: 'side', weight: '60-80' },
  ...change,
});

/** By sleepers who lie on their side and weigh 60 to 80 kg. */
export const SIX_REVIEWS = Array.from({ length: 6 }, (_, id) => sleeperReview(id));
