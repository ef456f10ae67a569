import type { ReviewIntake, ReviewWriterFailure } from '#ports/review-writer.ts';
import { type Rating, REVIEW_ASPECTS } from '#src/catalog/review.ts';
import type { WrittenReview } from '#src/catalog/written-review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { readFields, readText, readValidItems } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ProductOverview } from '../catalogue/product-overview.ts';
import { CreateReview, ReviewRatings } from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { ASPECT_NAMES, RATING_NAME } from './magento-review.ts';

type ReviewClient = Pick<MagentoClient, 'read' | 'change'>;

/**
 * Hands reviews to Magento, which has them moderated. Magento has fields for stars, title, text and
 * author: who sleeps on the product is not handed on. The stars are values of Magento's ratings, whose
 * ids are asked for each time, as reviews are rare.
 */
export const createMagentoReviewIntake = (
  magento: ReviewClient,
  overview: Pick<ProductOverview, 'magentoSku'>,
): ReviewIntake => ({
  async receive(review) {
    const ratings = await ratingsOf(magento, review);
    if (!ratings.ok) return ratings;
    const { locale, sku, title, text, author, town } = review;
    const answer = await magento.change(locale, CreateReview, {
      input: {
        sku: overview.magentoSku(sku),
        nickname: town === '' ? author : `${author}, ${town}`,
        summary: title,
        text,
        ratings: ratings.value,
      },
    });
    if (!answer.ok) return err(unavailable(503));
    return readCreated(answer.value.data) ? ok('received') : err(unavailable(502));
  },
});

const readCreated = readFields({
  createProductReview: readFields({ review: readFields({ created_at: readText }) }),
});

const readRatings = readFields({
  productReviewRatingsMetadata: readFields({
    items: readValidItems(
      readFields({
        id: readText,
        name: readText,
        values: readValidItems(readFields({ value: readText, value_id: readText })),
      }),
    ),
  }),
});

type RatingValue = { readonly id: string; readonly value_id: string };

/**
 * Stars of the whole and of aspects, as Magento names them. An aspect that Magento has no rating for is
 * left out; without one for the whole there is no review.
 */
async function ratingsOf(
  magento: ReviewClient,
  { locale, rating, grades = {} }: Pick<WrittenReview, 'locale' | 'rating' | 'grades'>,
): Promise<Result<readonly RatingValue[], ReviewWriterFailure>> {
  const known = await readMetadata(magento, locale);
  if (!known.ok) return known;
  const valueOf = (name: string, stars: Rating | undefined): readonly RatingValue[] =>
    known.value.flatMap(({ id, name: own, values }) => {
      const value = own === name ? values.find((one) => one.value === String(stars)) : undefined;
      return value ? [{ id, value_id: value.value_id }] : [];
    });
  const whole = valueOf(RATING_NAME, rating);
  if (whole.length === 0) return err(unavailable(502));
  return ok([
    ...whole,
    ...REVIEW_ASPECTS.flatMap((aspect) => valueOf(ASPECT_NAMES[aspect], grades[aspect])),
  ]);
}

async function readMetadata(magento: ReviewClient, locale: Locale) {
  const answer = await magento.read(locale, ReviewRatings, {});
  if (!answer.ok) return err(unavailable(503));
  const read = readRatings(answer.value.data);
  return read ? ok(read.productReviewRatingsMetadata.items) : err(unavailable(502));
}

const unavailable = (status: number): ReviewWriterFailure => ({
  kind: 'reviews-unavailable',
  status,
  message: 'Reviews cannot be handed on now.',
});
