import { PREVIEW_NAMES } from '../content/preview-query.ts';

/** The name in a search page's address whose value is a text, not a filter (S1). */
export const TEXT_NAME = 'q';

/**
 * Which page of a list is shown and in which order (L7), the fields of its price form, the goods that
 * a shopper compares, and the discount code that a link brings along.
 */
const PAGE_NAMES: ReadonlySet<string> = new Set([
  'page',
  'sorting',
  'min',
  'max',
  'compare',
  'coupon',
]);

/** Marks that advertisers and newsletters leave on links, beside all that begin with `utm_`. */
const TRACKING_NAMES: ReadonlySet<string> = new Set(
  [
    'gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid srsltid _ga _gl',
    'fbclid igshid msclkid ttclid twclid li_fat_id epik yclid mc_cid mc_eid',
  ].flatMap((names) => names.split(' ')),
);

/** Query parameters that are never filters, and stay in the query string (S1). */
export const isPageParameter = (name: string): boolean =>
  PAGE_NAMES.has(name) ||
  PREVIEW_NAMES.has(name) ||
  name.startsWith('utm_') ||
  TRACKING_NAMES.has(name);

/** Names that no filter may have: in a search page's query string they mean something else. */
export const isReservedName = (name: string): boolean =>
  name === TEXT_NAME || isPageParameter(name);
