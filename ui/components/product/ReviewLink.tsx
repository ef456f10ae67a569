import type { MouseEvent, ReactNode } from 'react';
import { withFact, withStars } from '#src/catalog/review-filter.ts';
import type { ReviewFact } from '#src/catalog/review-params.ts';
import type { ReviewPage, ReviewSorting } from '#src/catalog/review-page.ts';
import { type ReviewQuery, reviewsUrl } from '#src/catalog/review-query.ts';
import { lastStepOfPreviousPage } from '#src/catalog/review-steps.ts';
import type { Rating } from '#src/catalog/review.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { useLinkRel } from '../ContentLink.tsx';
import { REVIEWS_ID } from './section-ids.ts';

type ReviewLinkProps = {
  readonly href: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'true' | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** A link to the same page with other reviews: keeps the scroll position, and has its `rel`. */
export function ReviewLink({ href, children, ...more }: ReviewLinkProps): ReactNode {
  const relOf = useLinkRel();
  return (
    <a {...more} href={href} data-scroll="keep" rel={relOf(href)}>
      {children}
    </a>
  );
}

/** A product page with the reviews that it shows. */
export type ReviewsPartProps = { readonly page: ProductPage; readonly reviews: ReviewPage };

/** URLs of the same page with other reviews; another filter or sorting resets to the first step. */
export function reviewLinks({ url, reviewState: state }: ProductPage) {
  const { filter, step } = state;
  const to = (change: Partial<ReviewQuery>): string =>
    `${reviewsUrl(url, { ...state, step: 1, ...change })}#${REVIEWS_ID}`;
  const before = lastStepOfPreviousPage(step);
  return {
    ofStars: (stars: readonly Rating[]) => to({ filter: withStars(filter, stars) }),
    /** Adds the rating to the filter, or removes it. */
    toggling: (rating: Rating) => {
      const otherStars = filter.stars.filter((one) => one !== rating);
      const isChosen = otherStars.length < filter.stars.length;
      return to({ filter: withStars(filter, isChosen ? otherStars : [...otherStars, rating]) });
    },
    ofFact: (fact: ReviewFact, value?: string) => to({ filter: withFact(filter, fact, value) }),
    ofAll: to({ filter: { stars: [], facts: {} } }),
    sortedBy: (sorting: ReviewSorting) => to({ sorting }),
    more: to({ step: step + 1 }),
    ...(before !== undefined && { before: to({ step: before }) }),
  };
}
