import type { ProductReview } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { StoreReviewsResult } from './fetch-store-reviews.ts';

/** The answers of all store views. */
export type ReviewsByStore = ReadonlyMap<Locale, StoreReviewsResult>;

/** Asks store views in parallel: each has only the reviews that were written in it. */
export async function fetchReviewsByStore(
  locales: readonly Locale[],
  fetchReviews: (locale: Locale) => Promise<StoreReviewsResult>,
): Promise<ReviewsByStore> {
  const answers = await Promise.all(
    locales.map(async (locale) => [locale, await fetchReviews(locale)] as const),
  );
  return new Map(answers);
}

/** Returns whether every store view has answered. */
export const isComplete = (stores: ReviewsByStore): boolean =>
  [...stores.values()].every((answer) => answer.ok);

/**
 * Returns the reviews to show in one locale. Fails if the locale's own store view failed; other
 * failed store views are left out. A review that is in several store views is listed once, for the
 * first of them.
 */
export function mergeReviews(stores: ReviewsByStore, locale: Locale): StoreReviewsResult {
  const localeReviews = stores.get(locale);
  if (!localeReviews?.ok) return localeReviews ?? ok({ isKnown: false, reviews: [] });
  const all = [localeReviews, ...stores.values()].flatMap((answer) =>
    answer.ok ? [answer.value] : [],
  );
  const isKnown = all.some((store) => store.isKnown);
  return ok({ isKnown, reviews: withoutRepeats(all.flatMap(({ reviews }) => reviews)) });
}

const withoutRepeats = (reviews: readonly ProductReview[]): readonly ProductReview[] => [
  ...new Map(reviews.toReversed().map((review) => [review.id, review])).values(),
];
