import { CONFIGURATOR_PARAM } from '../catalog/configurator-query.ts';
import { REVIEW_PARAMS } from '../catalog/review-query.ts';
import { COMPARE_PARAM } from '../compare/compare-list.ts';
import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { parseQuery } from '../routing/query-string.ts';

/** Parameters of a shopper's own state of a listing: a text within it, products to compare. */
export const UNCRAWLED_LISTING_PARAMETERS: readonly string[] = [SEARCH_TEXT_PARAM, COMPARE_PARAM];

/**
 * Query parameters of a shopper's own state of a page: of a listing, or of the reviews and parts of
 * a product. Their combinations are endless, and each shows what the page itself shows: none is to
 * be crawled. The variants of a product (`?maat=160x200`) are not among them.
 */
export const UNCRAWLED_PARAMETERS: readonly string[] = [
  ...UNCRAWLED_LISTING_PARAMETERS,
  ...REVIEW_PARAMS,
  CONFIGURATOR_PARAM,
];

export const hasUncrawledParameter = (query: string): boolean =>
  parseQuery(query).some(({ name }) => UNCRAWLED_PARAMETERS.includes(name));
