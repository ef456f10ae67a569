import { REVIEW_FACTS, type ReviewFact } from './review-params.ts';
import { SLEEP_POSITIONS, SLEEPER_WEIGHTS, type ProductReview, type Rating } from './review.ts';
import { sizeLength, sizeWidth } from './product.ts';

/** Maximum length of a fact's value. */
export const MAX_FACT_LENGTH = 40;

/** A filter of reviews: any of the stars, and all of the facts. */
export type ReviewFilter = {
  /** Descending, without duplicates; empty means any. */
  readonly stars: readonly Rating[];
  readonly facts: { readonly [F in ReviewFact]?: string };
};

export const NO_REVIEW_FILTER: ReviewFilter = { stars: [], facts: {} };

/** The values of a fact to choose from, with the number of reviews each would leave. */
export type ReviewFacet = {
  readonly fact: ReviewFact;
  readonly values: readonly { readonly value: string; readonly count: number }[];
};

export const hasReviewFilter = ({ stars, facts }: ReviewFilter): boolean =>
  stars.length > 0 || REVIEW_FACTS.some((fact) => facts[fact] !== undefined);

export const matchesReviewFilter = (
  review: ProductReview,
  { stars, facts }: ReviewFilter,
): boolean =>
  (stars.length === 0 || stars.includes(review.rating)) &&
  REVIEW_FACTS.every((fact) => facts[fact] === undefined || facts[fact] === FACTS[fact](review));

/** The filter with other stars; none means any. */
export const withStars = (filter: ReviewFilter, stars: readonly Rating[]): ReviewFilter => ({
  ...filter,
  stars: [...new Set(stars)].toSorted((a, b) => b - a),
});

/** The filter with another value of a fact; `undefined` means any. */
export function withFact(filter: ReviewFilter, fact: ReviewFact, value?: string): ReviewFilter {
  const { [fact]: _, ...others } = filter.facts;
  return { ...filter, facts: value === undefined ? others : { ...others, [fact]: value } };
}

/**
 * The values of each fact. Values are those of all reviews and keep their order whatever is
 * selected; each is counted as if it were selected in addition to the other filters. A fact that no
 * review has is omitted.
 */
export const reviewFacets = (
  reviews: readonly ProductReview[],
  filter: ReviewFilter,
): readonly ReviewFacet[] =>
  REVIEW_FACTS.flatMap((fact) => {
    const valueOf = FACTS[fact];
    const counts = new Map<string, number>();
    for (const review of reviews) counts.set(valueOf(review) ?? '', 0);
    const otherFilters = withFact(filter, fact);
    for (const review of reviews) {
      const value = valueOf(review) ?? '';
      if (matchesReviewFilter(review, otherFilters))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    counts.delete('');
    const values = [...counts].map(([value, count]) => ({ value, count }));
    return values.length === 0 ? [] : [{ fact, values: values.toSorted(ORDERS[fact]) }];
  });

const FACTS: Readonly<Record<ReviewFact, (review: ProductReview) => string | undefined>> = {
  size: ({ size }) => size,
  firmness: ({ firmness }) => firmness,
  position: ({ sleeper }) => sleeper?.position,
  weight: ({ sleeper }) => sleeper?.weight,
};

type Valued = { readonly value: string };
type Order = (a: Valued, b: Valued) => number;

const byText: Order = (a, b) => Number(a.value > b.value) - Number(a.value < b.value);

const inOrderOf = (values: readonly string[]): Order => {
  const positions = new Map(values.map((value, index) => [value, index]));
  const positionOf = ({ value }: Valued): number => positions.get(value) ?? positions.size;
  return (a, b) => positionOf(a) - positionOf(b) || byText(a, b);
};

/** Sort order of the values. Firmnesses sort by name: only the product knows their meaning. */
const ORDERS: Readonly<Record<ReviewFact, Order>> = {
  size: (a, b) =>
    sizeWidth(a.value) - sizeWidth(b.value) ||
    sizeLength(a.value) - sizeLength(b.value) ||
    byText(a, b),
  firmness: byText,
  position: inOrderOf(SLEEP_POSITIONS),
  weight: inOrderOf(SLEEPER_WEIGHTS),
};
