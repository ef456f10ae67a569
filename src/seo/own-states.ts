import { CONFIGURATOR_NAME } from '../catalog/configurator-query.ts';
import { REVIEW_NAMES } from '../catalog/review-query.ts';
import { COMPARE_NAME } from '../compare/compare-list.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { parseQuery } from '../routing/query-string.ts';

/** What a shopper makes of a listing for themselves: a text within it, goods to compare. */
export const OWN_LISTING_STATES: readonly string[] = [TEXT_NAME, COMPARE_NAME];

/**
 * Names in a query string that say what a shopper makes of a page for themselves, of a listing or of
 * the reviews and parts of a product. Their combinations have no end, and each shows what the page
 * itself shows: nobody is to find one. The variants of a product (`?maat=160x200`) are none of these.
 */
export const OWN_STATES: readonly string[] = [
  ...OWN_LISTING_STATES,
  ...REVIEW_NAMES,
  CONFIGURATOR_NAME,
];

export const isOwnState = (query: string): boolean =>
  parseQuery(query).some(({ name }) => OWN_STATES.includes(name));
