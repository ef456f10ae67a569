import { isSku } from '../catalog/is-sku.ts';
import { parseQuery } from '../routing/query-string.ts';

/** SKUs of the products to compare, in order of selection, without duplicates. */
export type CompareList = readonly string[];

/** Maximum number of compared products: more columns are unreadable on a screen. */
export const MOST_COMPARED = 4;

/** Name of the query parameter: `?compare=LUN-VITA,HAL-LUND`. */
export const COMPARE_PARAM = 'compare';

/**
 * Parses the list from a query string. A form without JavaScript encodes the comma as `%2C`, and
 * repeated parameters are merged. Ignores malformed SKUs, duplicates and SKUs beyond the maximum.
 */
export const parseCompare = (query: string): CompareList =>
  uniqueAndCapped(
    parseQuery(query)
      .filter(({ name }) => name === COMPARE_PARAM)
      .flatMap(({ value }) => value.split(',')),
  );

/** Formats the list as the value of its parameter; empty for an empty list. */
export const formatCompare = (list: CompareList): string => list.join(',');

/** The query parameter of the list; none for an empty list. */
export const compareParameters = (list: CompareList): readonly string[] =>
  list.length === 0 ? [] : [`${COMPARE_PARAM}=${formatCompare(list)}`];

/** Appends a product to the list, or removes it; a full list is unchanged. */
export const toggleCompared = (list: CompareList, sku: string): CompareList =>
  list.includes(sku) ? list.filter((one) => one !== sku) : uniqueAndCapped([...list, sku]);

export const isCompareFull = (list: CompareList): boolean => list.length >= MOST_COMPARED;

const uniqueAndCapped = (skus: readonly string[]): CompareList =>
  [...new Set(skus.filter(isSku))].slice(0, MOST_COMPARED);
