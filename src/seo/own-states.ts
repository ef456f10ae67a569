import { CONFIGURATOR_NAME } from '../catalog/configurator-query.ts';
import { REVIEW_NAMES } from '../catalog/review-query.ts';
import { COMPARE_NAME } from '../compare/compare-list.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { parseQuery } from '../routing/query-string.ts';

/** Parameters of a shopper's own state of a listing: a text within it, products to compare. */
export const OWN_LISTING_STATES: readonly string[] = [TEXT_NAME, COMPARE_NAME];

/**
 * Query parameters of a shopper's own state of a page: of a listing, or of the reviews and parts of
 * a product. Their combinations are endless, and each shows what the page itself shows: none is to
 * be crawled. The variants of a product (`?maat=160x200`) are not among them.
 */
export const OWN_STATES: readonly string[] = [
  ...OWN_LISTING_STATES,
  ...REVIEW_NAMES,
  CONFIGURATOR_NAME,
];

export const isOwnState = (query: string): boolean =>
  parseQuery(query).some(({ name }) => OWN_STATES.includes(name));
