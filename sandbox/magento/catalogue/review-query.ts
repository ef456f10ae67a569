import type { GraphQLError } from 'graphql';
import { RATINGS } from '#src/catalog/review.ts';
import { type MagentoContext, magentoError } from '../magento-resolvers.ts';
import { formatUid } from '../uids.ts';
import type { CatalogueParts } from './magento-products.ts';
import { RATING_NAME } from './review-fields.ts';

type NewReview = {
  readonly sku: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  readonly ratings: readonly ({ readonly id: string; readonly value_id: string } | null)[];
};

/** The only rating of this shop, with values from 1 to 5. */
const RATING = {
  id: formatUid('1'),
  name: RATING_NAME,
  values: RATINGS.toReversed().map((value) => ({
    value_id: formatUid(String(value)),
    value: String(value),
  })),
};

/**
 * The queries for ratings and new reviews. A new review is returned as written and awaits approval:
 * it is never shown, because this Magento has no approval.
 */
export const reviewQuery = (parts: CatalogueParts) => ({
  productReviewRatingsMetadata: () => ({ items: [RATING] }),

  createProductReview(
    { input }: { readonly input: NewReview },
    { locale }: MagentoContext,
  ): object | GraphQLError {
    const { sku, nickname, summary, text, ratings } = input;
    const data = parts.store.article(sku)?.product;
    if (!data) {
      return magentoError('graphql-no-such-entity', `Could not find a product with SKU "${sku}"`);
    }
    if ([nickname, summary, text].some((one) => one.trim() === '')) {
      return magentoError('graphql-input', 'Value must not be empty.');
    }
    const named = ratings.map((rating) => ratingValue(rating?.id, rating?.value_id));
    const [value] = named;
    if (value === undefined || named.length !== 1) {
      return magentoError('graphql-input', 'Please select each rating.');
    }
    const created_at = new Date(parts.clock.now()).toISOString().slice(0, 19).replace('T', ' ');
    const product = () => parts.products.product(locale, data);
    return { review: { ...reviewOf(input, value), created_at, product } };
  },
});

const ratingValue = (id: string | undefined, valueId: string | undefined): string | undefined =>
  id === RATING.id ? RATING.values.find(({ value_id }) => value_id === valueId)?.value : undefined;

const reviewOf = ({ nickname, summary, text }: NewReview, value: string) => ({
  nickname,
  summary,
  text,
  average_rating: 20 * Number(value),
  ratings_breakdown: [{ name: RATING_NAME, value }],
});
