import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReviewQuery, reviewsUrl } from '#src/catalog/review-query.ts';
import { REVIEW_SORTINGS } from '#src/catalog/review-page.ts';
import {
  MAX_REVIEW_STEPS,
  REVIEWS_PER_STEP,
  reviewWindow,
  lastStepOfPreviousPage,
} from '#src/catalog/review-steps.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { anyReviewFilter } from '../../support/arbitraries/reviews.ts';

const anyState = fc.record({
  filter: anyReviewFilter,
  sorting: fc.constantFrom(...REVIEW_SORTINGS),
  step: fc.integer({ min: 1, max: MAX_REVIEW_STEPS }),
});

describe('reviewsUrl', () => {
  it('writes the state of the reviews, and keeps the other parameters', () => {
    const state = parseReviewQuery('?stars=2,1&review-size=160x200&review-sorting=lowest');
    expect(reviewsUrl('/aurora?maat=90x200&stars=5', state)).toBe(
      '/aurora?maat=90x200&stars=2,1&review-size=160x200&review-sorting=lowest',
    );
  });

  it('omits default values', () => {
    expect(reviewsUrl('/aurora?stars=5&review-page=2', parseReviewQuery(''))).toBe('/aurora');
  });

  it('writes what parseReviewQuery reads back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { query } = splitUrl(reviewsUrl('/aurora?maat=90x200', state));
        expect(parseReviewQuery(query)).toEqual(state);
      }),
    );
  });
});

describe('parseReviewQuery', () => {
  it.each([
    '?stars=0',
    '?stars=six',
    '?review-sorting=best',
    '?review-page=-1',
    '?review-page=2x',
    '?review-size=',
  ])('ignores the invalid value %s', (query) => {
    expect(parseReviewQuery(query)).toEqual(parseReviewQuery(''));
  });

  it('reads no more of a fact than the longest has', () => {
    const { facts } = parseReviewQuery(`?review-size=${'1'.repeat(41)}`).filter;
    expect(facts.size).toBe('1'.repeat(40));
  });

  it('parses stars in any order, separated by commas or spaces', () => {
    expect(parseReviewQuery('?stars=1,5,1').filter.stars).toEqual([5, 1]);
    expect(parseReviewQuery('?stars=1+5').filter.stars).toEqual([5, 1]);
  });

  it('returns a positive step for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(parseReviewQuery(text).step).toBeGreaterThan(0);
      }),
    );
  });
});

describe('reviewWindow', () => {
  it('covers all steps up to the requested one', () => {
    expect(reviewWindow(3)).toEqual({ page: 1, reviewsPerPage: 24, shown: 24, before: 0 });
  });

  it('starts a new page after step 12, with a way back to the previous page', () => {
    expect(reviewWindow(13)).toEqual({ page: 2, reviewsPerPage: 96, shown: 8, before: 96 });
    expect([lastStepOfPreviousPage(12), lastStepOfPreviousPage(13)]).toEqual([undefined, 12]);
  });

  it('ends with the requested step, and requests at most 100 reviews per page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_REVIEW_STEPS }), (step) => {
        const { before, shown, reviewsPerPage } = reviewWindow(step);
        expect(before + shown).toBe(step * REVIEWS_PER_STEP);
        expect(reviewsPerPage).toBeLessThanOrEqual(100);
        expect(shown).toBeLessThanOrEqual(reviewsPerPage);
      }),
    );
  });
});
