import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, queryValue, splitUrl } from '../routing/url-parts.ts';
import { MAX_FACT_LENGTH, type ReviewFilter, withStars } from './review-filter.ts';
import { REVIEW_SORTINGS, type ReviewSorting } from './review-page.ts';
import { REVIEW_FACTS, REVIEW_PARAMS } from './review-params.ts';
import { MAX_REVIEW_STEPS } from './review-steps.ts';
import { RATINGS } from './review.ts';

/** The reviews that a product page shows; the URL contains all of it. */
export type ReviewQuery = {
  readonly filter: ReviewFilter;
  readonly sorting: ReviewSorting;
  /** Number of times that the shopper has loaded reviews, from 1; see `reviewWindow`. */
  readonly step: number;
};

/**
 * Parses the review state of a URL query:
 * `?stars=2,1&review-size=160x200&review-sorting=helpful&review-page=2`. Ignores invalid values; a
 * size that no review has matches nothing.
 */
export function parseReviewQuery(query: string): ReviewQuery {
  const param = (name: string): string => queryValue(query, name) ?? '';
  const stars = param('stars').split(/[ ,+]/u);
  const facts = REVIEW_FACTS.flatMap((fact) => {
    const value = param(`review-${fact}`).slice(0, MAX_FACT_LENGTH);
    return value === '' ? [] : [[fact, value] as const];
  });
  const sorting = REVIEW_SORTINGS.find((one) => one === param('review-sorting'));
  return {
    filter: withStars(
      { stars: [], facts: Object.fromEntries(facts) },
      RATINGS.filter((rating) => stars.includes(String(rating))),
    ),
    sorting: sorting ?? REVIEW_SORTINGS[0],
    step: stepOf(param('review-page')),
  };
}

/** The URL of the same page with another review state; other parameters stay. */
export function reviewsUrl(url: string, { filter, sorting, step }: ReviewQuery): string {
  const { path, query } = splitUrl(url);
  const { stars, facts } = filter;
  const reviewParams = [
    ...(stars.length > 0 ? [`stars=${stars.join(',')}`] : []),
    ...REVIEW_FACTS.flatMap((fact) => {
      const value = facts[fact];
      return value === undefined ? [] : [`review-${fact}=${encodePercent(value)}`];
    }),
    ...(sorting === REVIEW_SORTINGS[0] ? [] : [`review-sorting=${sorting}`]),
    ...(step > 1 ? [`review-page=${step}`] : []),
  ];
  const otherParams = parseQuery(query).filter(({ name }) => !isReviewParam(name));
  return `${path}${formatQuery([...otherParams, ...reviewParams.flatMap((written) => parseQuery(written))])}`;
}

const isReviewParam = (name: string): boolean => REVIEW_PARAMS.includes(name);

const stepOf = (text: string): number =>
  /^[1-9]\d{0,3}$/u.test(text) ? Math.min(MAX_REVIEW_STEPS, Number(text)) : 1;
