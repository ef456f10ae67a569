import type { ProductReviews, ReviewsAnswer } from '#ports/product-reviews.ts';
import { NO_REVIEW_FILTER, REVIEW_FACTS, type ReviewFilter } from '#src/catalog/review-filter.ts';
import type { ReviewsRequest } from '#src/catalog/review-page.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
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
    const { locale, sorting, page, reviewsPerPage, filter = NO_REVIEW_FILTER } = request;
    if (page > MOST_PAGES) return load();
    const question = {
      key: answerKey('reviews', locale, sku, sorting, page, reviewsPerPage, factsOf(filter)),
      tags: () => (sku === '' ? [] : [`product:${sku}`]),
      worth: worthOf,
    };
    return (await answers.ask(question, load)).answer;
  };
  return {
    productReviews: (request) => ask(request, request.sku, () => reviews.productReviews(request)),
    allReviews: (request) => ask(request, '', () => reviews.allReviews(request)),
  };
}

/** In one order, however the question was written. */
const factsOf = ({ stars, facts }: ReviewFilter) => [
  stars,
  REVIEW_FACTS.map((fact) => facts[fact] ?? null),
];

/** Of filters that nothing meets there is no end. */
function worthOf(answer: ReviewsAnswer): Worth {
  if (!answer.ok) return 'failed';
  return answer.value.total === 0 ? brief(GOODS) : GOODS;
}
