import { isSku } from '../catalog/is-sku.ts';
import { parseQuery } from '../routing/query-string.ts';

/** SKUs of the goods that a shopper sets side by side, as they were chosen, each once. */
export type CompareList = readonly string[];

/** More columns than these nobody can read on a screen. */
export const MOST_COMPARED = 4;

/** What addresses call it: `?compare=LUN-VITA,HAL-LUND`. */
export const COMPARE_NAME = 'compare';

/**
 * The list that a query string says. A form without script writes its comma as `%2C`, and a name that
 * comes twice has the goods of both; what can be no SKU, is there already, or is one too many is
 * passed over.
 */
export const parseCompare = (query: string): CompareList =>
  withoutExcess(
    parseQuery(query)
      .filter(({ name }) => name === COMPARE_NAME)
      .flatMap(({ value }) => value.split(',')),
  );

/** The list as the value of its parameter; empty where it is. */
export const formatCompare = (list: CompareList): string => list.join(',');

/** What the query string says of the list: nothing where it is empty. */
export const compareParameters = (list: CompareList): readonly string[] =>
  list.length === 0 ? [] : [`${COMPARE_NAME}=${formatCompare(list)}`];

/** Puts goods last on the list, or takes them off; a full list takes no more. */
export const toggleCompared = (list: CompareList, sku: string): CompareList =>
  list.includes(sku) ? list.filter((one) => one !== sku) : withoutExcess([...list, sku]);

export const isCompareFull = (list: CompareList): boolean => list.length >= MOST_COMPARED;

const withoutExcess = (skus: readonly string[]): CompareList =>
  [...new Set(skus.filter(isSku))].slice(0, MOST_COMPARED);
