import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';
import { REVIEW_FACTS, withStars, type ReviewFilter } from './review-filter.ts';
import { REVIEW_SORTINGS, type ReviewSorting } from './review-page.ts';
import { MOST_REVIEW_STEPS } from './review-steps.ts';
import { RATINGS } from './review.ts';

/** Which reviews a product's page shows: all of it stands in the address. */
export type ReviewState = {
  readonly filter: ReviewFilter;
  readonly sorting: ReviewSorting;
  /** How often a shopper has asked for more, from 1; see `reviewWindow`. */
  readonly step: number;
};

/**
 * Reads which reviews an address asks for:
 * `?stars=2,1&review-size=160x200&review-sorting=helpful&review-page=2`. Whatever says nothing is
 * passed over; a size that nobody has bought finds nothing.
 */
export function parseReviewState(query: string): ReviewState {
  const said = (name: string): string => queryValue(query, name) ?? '';
  const stars = said('stars').split(/[ ,+]/u);
  const facts = REVIEW_FACTS.flatMap((fact) => {
    const value = said(`review-${fact}`).slice(0, LONGEST_VALUE);
    return value === '' ? [] : [[fact, value] as const];
  });
  const sorting = REVIEW_SORTINGS.find((one) => one === said('review-sorting'));
  return {
    filter: withStars(
      { stars: [], facts: Object.fromEntries(facts) },
      RATINGS.filter((rating) => stars.includes(String(rating))),
    ),
    sorting: sorting ?? REVIEW_SORTINGS[0],
    step: stepOf(said('review-page')),
  };
}

/** The address of the same page with other reviews: all else that it says stays. */
export function reviewsUrl(url: string, { filter, sorting, step }: ReviewState): string {
  const { path, query } = splitUrl(url);
  const { stars, facts } = filter;
  const own = [
    ...(stars.length > 0 ? [`stars=${stars.join(',')}`] : []),
    ...REVIEW_FACTS.flatMap((fact) => {
      const value = facts[fact];
      return value === undefined ? [] : [`review-${fact}=${encodePercent(value)}`];
    }),
    ...(sorting === REVIEW_SORTINGS[0] ? [] : [`review-sorting=${sorting}`]),
    ...(step > 1 ? [`review-page=${step}`] : []),
  ];
  const kept = parseQuery(query).filter(({ name }) => !isOfReviews(name));
  return `${path}${formatQuery([...kept, ...own.flatMap((written) => parseQuery(written))])}`;
}

/** The names in an address that say which reviews are shown. */
export const REVIEW_NAMES: readonly string[] = [
  'stars',
  'review-sorting',
  'review-page',
  ...REVIEW_FACTS.map((fact) => `review-${fact}`),
];

export const isOfReviews = (name: string): boolean => REVIEW_NAMES.includes(name);

/** No value of a fact is longer. */
const LONGEST_VALUE = 40;

const stepOf = (text: string): number =>
  /^[1-9]\d{0,3}$/u.test(text) ? Math.min(MOST_REVIEW_STEPS, Number(text)) : 1;
