import type { ProductReviews, ReviewsAnswer } from '#ports/product-reviews.ts';
import type { ReviewsRequest } from '#src/catalog/review-page.ts';
import { answerKey } from './answer-key.ts';
import { GOODS } from './lifetimes.ts';
import type { Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Hardly anybody reads on, and programs that do would fill the place of what is read. */
const MOST_PAGES = 10;

/** What was written of the goods, as it was lately. */
export function withReviewsCache(reviews: ProductReviews, answers: SharedAnswers): ProductReviews {
  const ask = async (
    request: ReviewsRequest,
    sku: string,
    load: () => Promise<ReviewsAnswer>,
  ): Promise<ReviewsAnswer> => {
    const { locale, sorting, page, reviewsPerPage } = request;
    if (page > MOST_PAGES) return load();
    const question = {
      key: answerKey('reviews', locale, sku, sorting, page, reviewsPerPage),
      tags: () => (sku === '' ? [] : [`product:${sku}`]),
      worth: ({ ok }: ReviewsAnswer): Worth => (ok ? GOODS : 'failed'),
    };
    return (await answers.ask(question, load)).answer;
  };
  return {
    productReviews: (request) => ask(request, request.sku, () => reviews.productReviews(request)),
    allReviews: (request) => ask(request, '', () => reviews.allReviews(request)),
  };
}
