import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { RATINGS, REVIEW_ASPECTS } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type MagentoContext, magentoError, type MagentoResolvers } from '../magento-resolvers.ts';
import { ASPECT_NAMES, RATING_NAME } from './review-fields.ts';

/** A review as the mutation receives it, in the store view where it was written. */
export type CreatedReview = Omit<ReviewInput, 'ratings'> & {
  readonly locale: Locale;
  /** Stars by the name of the rating. */
  readonly stars: Readonly<Record<string, string>>;
};

type ReviewInput = {
  readonly nickname: string;
  readonly ratings: readonly ({ readonly id: string; readonly value_id: string } | null)[];
  readonly sku: string;
  readonly summary: string;
  readonly text: string;
};

type ReviewParts = {
  readonly store: CatalogueStore;
  /** Receives the reviews, which wait for a moderator and are in no answer yet. */
  readonly created?: CreatedReview[];
  /** `Allow Guests to Write Reviews`; they may by default. */
  readonly isGuestAllowed?: boolean;
};

const NAMES = [RATING_NAME, ...REVIEW_ASPECTS.map((aspect) => ASPECT_NAMES[aspect])];

/** Ids are encoded numbers, as in Magento: `MQ==`. */
const encoded = (number: number): string => Buffer.from(String(number)).toString('base64');

/** The ratings of this shop; each has a value per number of stars. */
const METADATA = NAMES.map((name, index) => ({
  id: encoded(index + 1),
  name,
  values: RATINGS.toReversed().map((stars) => ({
    value: String(stars),
    value_id: encoded(index * RATINGS.length + stars),
  })),
}));

/** The mutation `createProductReview`, and the ratings that it takes. */
export const createReviewResolvers = ({
  store,
  created = [],
  isGuestAllowed = true,
}: ReviewParts): MagentoResolvers => ({
  productReviewRatingsMetadata: () => ({ items: METADATA }),
  createProductReview({ input }: { readonly input: ReviewInput }, { locale }: MagentoContext) {
    if (!isGuestAllowed)
      return magentoError(
        'graphql-authorization',
        "Guest customers aren't allowed to add product reviews.",
      );
    const { ratings, ...review } = input;
    if (!store.article(review.sku))
      return magentoError(
        'graphql-no-such-entity',
        `Could not find a product with SKU "${review.sku}"`,
      );
    const votes = ratings.flatMap((rating) => {
      const known = METADATA.find(({ id }) => id === rating?.id);
      const value = known?.values.find(({ value_id }) => value_id === rating?.value_id);
      return known && value ? [{ name: known.name, value: value.value }] : [];
    });
    const stars = Object.fromEntries(votes.map(({ name, value }) => [name, value]));
    created.push({ ...review, locale, stars });
    const total = votes.reduce((sum, { value }) => sum + Number(value), 0);
    return {
      review: {
        ...review,
        average_rating: votes.length === 0 ? 0 : (20 * total) / votes.length,
        ratings_breakdown: votes,
        created_at: '2026-01-01 12:00:00',
        product: {},
      },
    };
  },
});
