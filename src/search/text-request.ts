import { OPTIONAL_CATEGORY, PAGE_FIELDS } from '../catalog/catalogue-request.ts';
import {
  readAs,
  readObject,
  readOneOf,
  readText,
  type ValueOf,
  whenMissing,
} from '../shared/json-reader.ts';
import { readLocale } from '../shared/locale.ts';
import type { SearchOrigin } from './combined-search.ts';
import { normalizeSearchText } from './search-text.ts';

/* Requests by the text that a shopper types. */

/** Reads a typed text, normalized. */
export const readSearchText = readAs(readText, normalizeSearchText);

/** Request for a page of the products that have a text (B1). */
export const readProductSearchRequest = readObject(
  { ...PAGE_FIELDS, query: readSearchText },
  OPTIONAL_CATEGORY,
);

/**
 * Request of a combined search. `pageType` is where the text was typed; it determines the number of
 * results per group (S3).
 */
export const readCombinedSearchRequest = readObject({
  locale: readLocale,
  query: readSearchText,
  pageType: whenMissing<SearchOrigin>(
    readOneOf(['search-box', 'search', 'category']),
    'search-box',
  ),
});

export type CombinedSearchRequest = ValueOf<typeof readCombinedSearchRequest>;

/** Request for the most frequent searches. */
export const readTopSearchesRequest = readObject({ locale: readLocale });
