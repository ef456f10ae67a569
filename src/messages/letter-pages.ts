import { LETTER_PARAM } from '../routing/reserved-params.ts';
import { encodePercent } from '../routing/percent-encoding.ts';
import { queryValue } from '../routing/url-parts.ts';

/* Pages of the shop's own that links in letters open, at the same path in every locale. */

/** Where a request for stock is confirmed and stopped (BS1). */
export const STOCK_ALERT_PATH = '/back-in-stock';

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
