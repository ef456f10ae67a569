import { reviewsUrl } from '../catalog/review-query.ts';
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

/**
 * Sums up the reviews of a product by authors of one of these profiles; `undefined` if there are
 * none. The links lead to its reviews by position alone.
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
  const summary = summarizeRatings(ratingDistribution(alike));
  if (!summary) return undefined;
  const positions = [...new Set(profiles.map(({ position }) => position))];
  return {
    ...summary,
    links: positions.map((position) => ({ position, url: positionUrl(url, position) })),
  };
}

const positionUrl = (url: string, position: SleepPosition): string =>
  `${reviewsUrl(url, {
    filter: { stars: [], facts: { position } },
    sorting: 'newest',
    step: 1,
  })}#reviews`;
