import type { ReviewData } from '#adapters/embedded/catalogue-data.ts';

const review = (
  sku: string,
  locale: ReviewData['locale'],
  rating: ReviewData['rating'],
  date: string,
): ReviewData => ({
  sku,
  rating,
  title: `${rating} sterren`,
  text: 'Slaapt rustig.',
  locale,
  author: 'Anne',
  town: 'Utrecht',
  date,
  isVerified: true,
});

/** Seven reviews: five of `M1`, in three languages, and one each of two other products. */
export const smallReviews: readonly ReviewData[] = [
  review('M1', 'nl-nl', 4, '2026-03-02'),
  {
    ...review('M1', 'nl-be', 5, '2026-04-02'),
    size: '90x200',
    firmness: 'zacht',
    sleeper: { position: 'side', weight: '60-80' },
    grades: { support: 5, comfort: 4 },
    helpful: 2,
  },
  {
    ...review('M1', 'nl-nl', 2, '2026-04-02'),
    isVerified: false,
    helpful: 3,
    answer: 'Dag Anne, we bellen je morgen.',
  },
  review('M1', 'de-de', 5, '2026-05-01'),
  { ...review('M1', 'en-us', 3, '2026-01-15'), size: '90x200', grades: { support: 2 } },
  review('M2', 'nl-nl', 5, '2025-12-01'),
  review('T1', 'de-at', 1, '2025-12-02'),
];
