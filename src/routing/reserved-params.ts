import { PREVIEW_PARAMS } from './preview-query.ts';
import { anchorOf, formatQuery, parseQuery, splitUrl } from './url-parts.ts';

/** Name of the search text in a search page's query string; it is not a filter (S1). */
export const SEARCH_TEXT_PARAM = 'q';

/**
 * Page and order of a list (L7), the fields of its price form, compared products, the discount code
 * of a link, the day of delivery, and the shopper's bed with the fields of its form.
 */
const PAGE_NAMES: ReadonlySet<string> = new Set([
  'page',
  'sorting',
  'min',
  'max',
  'compare',
  'coupon',
  'delivered',
  'bed',
  'sizes',
  'bed-width',
  'bed-length',
  'bed-mattresses',
  'bed-height',
]);

/** Tracking parameters of advertisers and newsletters, besides all that begin with `utm_`. */
const TRACKING_NAMES: ReadonlySet<string> = new Set(
  [
    'gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid srsltid _ga _gl',
    'fbclid igshid msclkid ttclid twclid li_fat_id epik yclid mc_cid mc_eid',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a parameter belongs to an advertiser or a newsletter, and is no part of a page's address. */
export const isTrackingParam = (name: string): boolean =>
  name.startsWith('utm_') || TRACKING_NAMES.has(name);

/**
 * A query string without tracking parameters. They are no part of a page's address (H3): the
 * browser keeps them, but no canonical link, link or page data has them.
 */
export function withoutTracking(query: string): string {
  const parameters = parseQuery(query);
  const others = parameters.filter(({ name }) => !isTrackingParam(name));
  return others.length === parameters.length ? query : formatQuery(others);
}

/** An address to redirect to, with the tracking parameters of the requested query string. */
export function withTrackingOf(query: string, address: string): string {
  const tracking = parseQuery(query).filter(({ name }) => isTrackingParam(name));
  if (tracking.length === 0) return address;
  const target = splitUrl(address);
  return target.path + formatQuery([...parseQuery(target.query), ...tracking]) + anchorOf(address);
}

/** Name of the secret id in a link of a letter, which opens what only its reader may see. */
export const LETTER_PARAM = 'letter';

/** Parameters of forms and letters that hold a visitor's own data. */
const PERSONAL_NAMES: ReadonlySet<string> = new Set([
  'email',
  'customer_id',
  'postcode',
  LETTER_PARAM,
]);

/** Whether an address contains a visitor's own data, so that search engines must not keep it. */
export const hasPersonalParam = (query: string): boolean =>
  parseQuery(query).some(({ name }) => isPersonalParam(name));

/** Whether a parameter holds a visitor's own data. */
export const isPersonalParam = (name: string): boolean => PERSONAL_NAMES.has(name);

/** Whether a query parameter is never a filter and stays in the query string (S1). */
export const isNonFilterParam = (name: string): boolean =>
  PAGE_NAMES.has(name) || PREVIEW_PARAMS.has(name) || isTrackingParam(name);

/** Names that no filter may have: they have another meaning in a search page's query string. */
export const isReservedParam = (name: string): boolean =>
  name === SEARCH_TEXT_PARAM || isNonFilterParam(name);

/** Path of the search page, in every locale. */
export const SEARCH_PATH = '/search';
