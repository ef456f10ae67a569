import {
  readCount,
  type Reader,
  readFields,
  readFieldsWith,
  readFlag,
  readListOf,
  readNumber,
  readOneOf,
  readText,
  readTrue,
  withOptional,
} from '#src/shared/json-reader.ts';
import { readLocale } from '#src/shared/locale.ts';
import { REVIEW_FACTS } from '#src/catalog/review-params.ts';
import { REVIEW_SORTINGS, type ReviewPage } from '#src/catalog/review-page.ts';
import { readReviewSummary } from '#src/catalog/review-summary.ts';
import {
  type ProductReview,
  RATINGS,
  REVIEW_ASPECTS,
  SLEEP_POSITIONS,
  SLEEPER_WEIGHTS,
} from '#src/catalog/review.ts';

/* Reviews on the wire of /api, as another program reads them: as they are. */

const readRating = readOneOf(RATINGS);

const readGrades = readFieldsWith(
  {},
  {
    support: readRating,
    comfort: readRating,
    temperature: readRating,
    edge: readRating,
  },
);

const readReview: Reader<ProductReview> = withOptional(
  readFields({
    id: readText,
    sku: readText,
    rating: readRating,
    title: readText,
    text: readText,
    locale: readLocale,
    author: readText,
    town: readText,
    date: readText,
    isVerified: readFlag,
  }),
  {
    size: readText,
    firmness: readText,
    sleeper: readFieldsWith(
      {},
      { position: readOneOf(SLEEP_POSITIONS), weight: readOneOf(SLEEPER_WEIGHTS) },
    ),
    grades: readGrades,
    helpful: readNumber,
    isConfirmed: readTrue,
    answer: readText,
  },
);

/** Parses a page of reviews, sent as JSON; `undefined` for anything else. */
export const parseReviewPage: Reader<ReviewPage> = withOptional(
  readFields({
    reviews: readListOf(readReview),
    total: readCount,
    distribution: readFields({
      1: readCount,
      2: readCount,
      3: readCount,
      4: readCount,
      5: readCount,
    }),
    facets: readListOf(
      readFields({
        fact: readOneOf(REVIEW_FACTS),
        values: readListOf(readFields({ value: readText, count: readCount })),
      }),
    ),
    sortings: readListOf(readOneOf(REVIEW_SORTINGS)),
    aspects: readListOf(
      readFields({ aspect: readOneOf(REVIEW_ASPECTS), average: readNumber, count: readCount }),
    ),
    verified: readCount,
  }),
  { overall: readReviewSummary },
);
