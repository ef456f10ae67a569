import type { ProductReviews } from '#ports/product-catalog.ts';
import type { Sleeper } from '../advice/advice-request.ts';
import { profileOf, reviewsAlike, type SleeperProfile } from '../advice/reviews-alike.ts';
import type { AdvisedBed } from '../advice/shown-advice.ts';
import type { ProductReview } from '../catalog/review.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';

type ReviewPorts = Pick<PagePorts, 'log'> & { readonly reviews: ProductReviews };

/** Per call, and calls per product: of the newest thousand reviews. */
const REVIEWS_PER_CALL = 100;
const MAX_CALLS = 10;

/**
 * Adds the reviews by sleepers alike to each advised mattress: those of everybody who lies on it.
 * Always asks for all reviews, so that neither a cache nor a service learns who is alike.
 */
export async function countReviewsAlike(
  ports: ReviewPorts,
  locale: Locale,
  beds: readonly AdvisedBed[],
  sleepers: readonly Sleeper[],
): Promise<readonly AdvisedBed[]> {
  const profiles = sleepers.map(profileOf);
  const skus = [...new Set(beds.flatMap(({ pieces }) => pieces.map(({ hit }) => hit.sku)))];
  const reviews = new Map(
    await Promise.all(
      skus.map(async (sku) => [sku, await allReviews(ports, locale, sku)] as const),
    ),
  );
  return beds.map((bed) => ({
    ...bed,
    pieces: bed.pieces.map((piece, side) => {
      const alike = reviewsAlike(
        reviews.get(piece.hit.sku) ?? [],
        bed.pieces.length === 1 ? profiles : ofSide(profiles, side),
        piece.url,
      );
      return alike ? { ...piece, alike } : piece;
    }),
  }));
}

const ofSide = (profiles: readonly SleeperProfile[], side: number): readonly SleeperProfile[] =>
  profiles.slice(side, side + 1);

/** A product whose reviews are unavailable is advised without them. */
async function allReviews(
  { reviews, log }: ReviewPorts,
  locale: Locale,
  sku: string,
): Promise<readonly ProductReview[]> {
  const found: ProductReview[] = [];
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    const answer = await reviews.productReviews({
      locale,
      sku,
      sorting: 'newest',
      page,
      reviewsPerPage: REVIEWS_PER_CALL,
    });
    if (!answer.ok) {
      log.warn('reviews-unavailable', { locale, sku, ...answer.error });
      return [];
    }
    found.push(...answer.value.reviews);
    if (answer.value.reviews.length < REVIEWS_PER_CALL) break;
  }
  return found;
}
