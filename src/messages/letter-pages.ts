import { LETTER_PARAM } from '../routing/reserved-params.ts';
import { encodePercent } from '../routing/percent-encoding.ts';
import { parseQuery, queryValue } from '../routing/url-parts.ts';

/* Pages of the shop's own with one form, at the same path in every locale; links in letters open most. */

/** Where a request for stock is confirmed and stopped (BS1). */
export const STOCK_ALERT_PATH = '/back-in-stock';

/** Where a review is written, and confirmed (WR1). */
export const REVIEW_PATH = '/write-review';

/** Name of the parameter with the product that a review is written about. */
export const REVIEWED_PRODUCT_PARAM = 'product';

/** Path of the page on which a review of a product is written. */
export const writeReviewPath = (sku: string): string =>
  `${REVIEW_PATH}?${REVIEWED_PRODUCT_PARAM}=${encodePercent(sku)}`;

/** Where samples of the fabrics of a bed are ordered (FS1). */
export const SAMPLES_PATH = '/fabric-samples';

/** Names of the parameters with the bed, and with the fabrics that are ticked at first. */
const SAMPLED_PRODUCT_PARAM = 'product';
const SAMPLED_FABRIC_PARAM = 'fabric';

/** Address of the form for a product: `/fabric-samples?product=LUN-CIELO&fabric=rib_olijf`. */
export const samplesUrl = (sku: string, fabrics: readonly string[] = []): string =>
  [
    `${SAMPLES_PATH}?${SAMPLED_PRODUCT_PARAM}=${encodePercent(sku)}`,
    ...fabrics.map((key) => `${SAMPLED_FABRIC_PARAM}=${encodePercent(key)}`),
  ].join('&');

/** Reads what {@link samplesUrl} writes. */
export function parseSamplesQuery(query: string): {
  readonly sku: string;
  readonly fabrics: readonly string[];
} {
  const fabrics = parseQuery(query).filter(({ name }) => name === SAMPLED_FABRIC_PARAM);
  return {
    sku: queryValue(query, SAMPLED_PRODUCT_PARAM) ?? '',
    fabrics: fabrics.map(({ value }) => value),
  };
}

/** Path of the page that the link of a letter opens. */
export const letterPagePath = (path: string, id: string): string =>
  `${path}?${LETTER_PARAM}=${encodePercent(id)}`;

/** The id in a link of a letter; `undefined` if there is none that the shop could have written. */
export function parseLetterId(query: string): string | undefined {
  const id = queryValue(query, LETTER_PARAM);
  return id !== undefined && isLetterId(id) ? id : undefined;
}

/** Whether a text has the form of the ids that letters carry. */
export const isLetterId = (text: string): boolean => /^[\w-]{1,64}$/u.test(text);
