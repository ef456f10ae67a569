import { ratingDistribution, summarizeRatings } from '../catalog/review-summary.ts';
import {
  type ProductReview,
  sleeperWeightOf,
  type SleepPosition,
  type SleeperWeight,
} from '../catalog/review.ts';
import type { Sleeper } from './advice-request.ts';
import type { Position } from './advice-rules.ts';
import type { ReviewsAlike } from './shown-advice.ts';

/** What the authors of reviews say about themselves. It is body data, and in no address. */
export type SleeperProfile = { readonly position: SleepPosition; readonly weight: SleeperWeight };

/** The profile that the review of a sleeper would have. */
export const profileOf = ({
  position,
  kilograms,
}: Pick<Sleeper, 'position' | 'kilograms'>): SleeperProfile => ({
  position: POSITIONS[position],
  weight: sleeperWeightOf(kilograms),
});

const POSITIONS: Readonly<Record<Position, SleepPosition>> = {
  side: 'side',
  back: 'back',
  stomach: 'belly',
  mixed: 'changing',
};

/** Least number of reviews of which an average is said. */
export const MIN_ALIKE = 5;

/**
 * Sums up the reviews of a product by authors of one of these profiles; `undefined` if there are
 * too few: one opinion is no average, and the card has that of all. It links to all its reviews: an
 * address by position would tell whoever logs it.
 *
 * @param url page of the product.
 */
export function reviewsAlike(
  reviews: readonly Pick<ProductReview, 'rating' | 'sleeper'>[],
  profiles: readonly SleeperProfile[],
  url: string,
): ReviewsAlike | undefined {
  const alike = reviews.filter(({ sleeper }) =>
    profiles.some(
      ({ position, weight }) => sleeper?.position === position && sleeper.weight === weight,
    ),
  );
  if (alike.length < MIN_ALIKE) return undefined;
  const summary = summarizeRatings(ratingDistribution(alike));
  return summary && { ...summary, url: `${url}#reviews` };
}
