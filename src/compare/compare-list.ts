import { parseSize } from '../filters/filter-slug.ts';
import { isSku } from '../catalog/product.ts';
import { parseQuery, queryValue, withParameters } from '../routing/url-parts.ts';

/** SKUs of the products to compare, in order of selection, without duplicates. */
export type CompareList = readonly string[];

/** Maximum number of compared products: more columns are unreadable on a screen. */
export const MAX_COMPARED = 4;

/** Name of the query parameter: `?compare=LUN-VITA,HAL-LUND`. */
export const COMPARE_PARAM = 'compare';

/**
 * Parses the list from a query string. A form without JavaScript encodes the comma as `%2C`, and
 * repeated parameters are merged. Ignores malformed SKUs, duplicates and SKUs beyond the maximum.
 */
export const parseCompareList = (query: string): CompareList =>
  uniqueAndCapped(
    parseQuery(query)
      .filter(({ name }) => name === COMPARE_PARAM)
      .flatMap(({ value }) => value.split(',')),
  );

/** Formats the list as the value of its parameter; empty for an empty list. */
export const formatCompareList = (list: CompareList): string => list.join(',');

/** The query parameter of the list; none for an empty list. */
export const compareParameters = (list: CompareList): readonly string[] =>
  list.length === 0 ? [] : [`${COMPARE_PARAM}=${formatCompareList(list)}`];

/** Appends a product to the list, or removes it; a full list is unchanged. */
export const toggleCompared = (list: CompareList, sku: string): CompareList =>
  list.includes(sku) ? list.filter((one) => one !== sku) : uniqueAndCapped([...list, sku]);

export const isCompareFull = (list: CompareList): boolean => list.length >= MAX_COMPARED;

const uniqueAndCapped = (skus: readonly string[]): CompareList =>
  [...new Set(skus.filter(isSku))].slice(0, MAX_COMPARED);

/** Path of the comparison page, in every locale. */
export const COMPARE_PATH = '/compare';

/** Query parameter that hides rows with equal values: `?show=differences`. */
export const SHOW_PARAM = 'show';
export const SHOW_DIFFERENCES = 'differences';

/** Query parameter of the size to compare in, in every locale: `?size=160x200`. */
export const COMPARED_SIZE_PARAM = 'size';

/** The complete state of a comparison URL. */
export type CompareState = {
  readonly list: CompareList;
  /** `160x200`; absent to compare in the size that most of the products are made in. */
  readonly size?: string | undefined;
  /** Whether rows with equal values for all products are hidden. */
  readonly isBrief: boolean;
};

/** The canonical URL of a comparison: `/compare?compare=LUN-VITA,HAL-LUND&size=160x200&show=differences`. */
export const compareUrl = ({ list, size, isBrief }: CompareState): string =>
  withParameters(COMPARE_PATH, [
    ...compareParameters(list),
    ...(size === undefined ? [] : [`${COMPARED_SIZE_PARAM}=${size}`]),
    ...(isBrief ? [`${SHOW_PARAM}=${SHOW_DIFFERENCES}`] : []),
  ]);

export const parseShowsOnlyDifferences = (query: string): boolean =>
  queryValue(query, SHOW_PARAM) === SHOW_DIFFERENCES;

/** The size that a comparison is requested in; `undefined` without one, or if it is malformed. */
export const parseComparedSize = (query: string): string | undefined =>
  parseSize(queryValue(query, COMPARED_SIZE_PARAM) ?? '');
