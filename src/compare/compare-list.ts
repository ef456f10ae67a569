import { parseSize } from '../filters/filter-slug.ts';
import { isSku } from '../catalog/product.ts';
import { parseQuery, queryValue, withParameters } from '../routing/url-parts.ts';

/**
 * The products to compare, in order of selection, each once: by SKU, and a configured one with its
 * choices, in the words of its own address (`?stof=rib-olijf&topper=latex`):
 * `LUN-CIELO:stof=rib-olijf;topper=latex`.
 */
export type CompareList = readonly string[];

/** Maximum number of compared products: more columns are unreadable on a screen. */
export const MAX_COMPARED = 4;

/** Name of the query parameter: `?compare=LUN-VITA,HAL-LUND`. */
export const COMPARE_PARAM = 'compare';

/** The entry of a product with choices, as a query string; words that no address has are left out. */
export function comparedEntry(sku: string, choices = ''): string {
  const words = choices.replace(/^\?/u, '').replaceAll('&', ';');
  return CHOICES.test(words) ? `${sku}:${words}` : sku;
}

/** An entry as the SKU and the query string of its choices; empty without any. */
export function readComparedEntry(entry: string): {
  readonly sku: string;
  readonly choices: string;
} {
  const [sku = ''] = entry.split(':', 1);
  const words = entry.slice(sku.length + 1);
  return { sku, choices: CHOICES.test(words) ? `?${words.replaceAll(';', '&')}` : '' };
}

/** `kleur=zand;stof=rib-olijf`. A bed has less than a dozen parts. */
const CHOICES = /^(?=.{1,400}$)[\w.~-]+=[\w.~-]+(?:;[\w.~-]+=[\w.~-]+)*$/u;

/** Whether a product is in the list, however it is configured. */
export const isCompared = (list: CompareList, sku: string): boolean =>
  list.some((entry) => skuOf(entry) === sku);

const skuOf = (entry: string): string => readComparedEntry(entry).sku;

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
  isCompared(list, sku)
    ? list.filter((entry) => skuOf(entry) !== sku)
    : uniqueAndCapped([...list, sku]);

/**
 * The list with an entry: in the place of another configuration of the same product, else at the end.
 * A full list takes no other product.
 */
export function withCompared(list: CompareList, entry: string): CompareList {
  if (isCompared(list, skuOf(entry)))
    return list.map((one) => (skuOf(one) === skuOf(entry) ? entry : one));
  return isCompareFull(list) ? list : [...list, entry];
}

/**
 * What a tab with a selection compares at an address. The link to compare a bed names it alone, until
 * script adds it to the selection: followed before, it is added then. Any other address stays as it is.
 */
export function besideSelected(selected: CompareList, compared: CompareList): CompareList {
  const [entry, ...others] = compared;
  const isNew = entry !== undefined && selected.length > 0 && !isCompared(selected, skuOf(entry));
  return isNew && others.length === 0 ? withCompared(selected, entry) : compared;
}

export const isCompareFull = (list: CompareList): boolean => list.length >= MAX_COMPARED;

/** The first entry of each product; one with unreadable choices is without them. */
const uniqueAndCapped = (entries: readonly string[]): CompareList => {
  const known = entries.map(readComparedEntry).filter(({ sku }) => isSku(sku));
  return known
    .filter(({ sku }, index) => known.findIndex((one) => one.sku === sku) === index)
    .map(({ sku, choices }) => comparedEntry(sku, choices))
    .slice(0, MAX_COMPARED);
};

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
