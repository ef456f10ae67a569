import {
  readIf,
  readListOf,
  readObject,
  readOneOf,
  readTextUpTo,
  readWholeNumber,
  whenMissing,
} from '../shared/json-reader.ts';
import { readLocale } from '../shared/locale.ts';
import { MAX_FACT_LENGTH } from './review-filter.ts';
import { REVIEW_SORTINGS } from './review-page.ts';
import { RATINGS } from './review.ts';
import { readSku } from './sku.ts';

/** Maximum number of reviews per call. */
const MAX_REVIEWS = 100;

const readFact = readIf(
  readTextUpTo(MAX_FACT_LENGTH),
  (text) => text !== '',
  `must be a text of 1 to ${MAX_FACT_LENGTH} characters`,
);

/** Matches any of the stars and all of the facts. */
const readFilter = readObject({
  stars: whenMissing(readListOf(readOneOf(RATINGS), 0, RATINGS.length), []),
  facts: whenMissing(
    readObject({}, { size: readFact, firmness: readFact, position: readFact, weight: readFact }),
    {},
  ),
});

const FIELDS = {
  sorting: whenMissing(readOneOf(REVIEW_SORTINGS), 'newest'),
  page: whenMissing(readWholeNumber(1), 1),
  reviewsPerPage: whenMissing(readWholeNumber(1, MAX_REVIEWS), 10),
};

/** By default the locale is that of the requested host. */
const OPTIONAL_FIELDS = { locale: readLocale, filter: readFilter };

/** Query for reviews: by default the newest ten. */
export const readReviewsRequest = readObject(FIELDS, OPTIONAL_FIELDS);

/** Query for the reviews of one product. */
export const readProductReviewsRequest = readObject({ ...FIELDS, sku: readSku }, OPTIONAL_FIELDS);
