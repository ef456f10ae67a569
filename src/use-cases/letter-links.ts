import type { Shell } from '../content/shell.ts';
import type { Domains } from '../routing/parse-location.ts';
import { absoluteUrl } from '../seo/site.ts';
import {
  isAboutAppointment,
  isAboutSamples,
  isAboutStock,
  isAboutWithdrawal,
  type Letter,
  type StockAlertLetter,
} from '../messages/letter.ts';
import { letterPagePath, REVIEW_PATH, STOCK_ALERT_PATH } from '../messages/letter-pages.ts';
import { formatPreferencesLink } from '../messages/preferences-document.ts';

/** Links of a letter, if it has any; all are absolute URLs. */
export type LetterLinks = {
  readonly link?: string;
  readonly stopLink?: string;
  readonly unsubscribeUrl?: string;
};

/** Path of the one-click unsubscription by mail programs (RFC 8058). */
const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/**
 * Links of a letter: to their preferences for a subscriber, otherwise to the newsletter form.
 * `undefined` if the locale has no domain, or no page for it.
 *
 * A confirmation letter has nothing to unsubscribe from yet; letters about a withdrawal, an
 * appointment or samples have no links.
 */
export function letterLinks(
  letter: Letter,
  { newsletterUrl = '/', preferencesUrl }: Pick<Shell, 'newsletterUrl' | 'preferencesUrl'>,
  domains: Domains,
): LetterLinks | undefined {
  if (isAboutWithdrawal(letter) || isAboutAppointment(letter) || isAboutSamples(letter)) return {};
  const { locale, email } = letter;
  const address = (path: string | undefined) =>
    path === undefined ? undefined : absoluteUrl(domains, locale, path);
  if (isAboutStock(letter)) return stockAlertLinks(letter, address);
  if (letter.kind === 'review')
    return linkTo(address(letterPagePath(REVIEW_PATH, letter.reviewId)));
  if (letter.kind === 'unknown-address') return linkTo(address(newsletterUrl));
  const request = { email, customer_id: letter.customerId };
  const links = linkTo(address(preferencesUrl), (page) => formatPreferencesLink(page, request));
  const stop = address(UNSUBSCRIBE_PATH);
  if (!links || letter.kind === 'confirm' || stop === undefined) return links;
  return { ...links, unsubscribeUrl: formatPreferencesLink(stop, request) };
}

/**
 * Both letters about a request for stock lead to the page that ends it; the first one leads there to
 * be confirmed, the second one leads to the product.
 */
function stockAlertLinks(
  { kind, alertId, variant }: StockAlertLetter,
  address: (path: string) => string | undefined,
): LetterLinks | undefined {
  const page = address(letterPagePath(STOCK_ALERT_PATH, alertId));
  const product = address(variant.url);
  const unsubscribeUrl = address(letterPagePath(`${STOCK_ALERT_PATH}/unsubscribe`, alertId));
  if (page === undefined || product === undefined || unsubscribeUrl === undefined) return undefined;
  return kind === 'stock-alert'
    ? { link: page, unsubscribeUrl }
    : { link: product, stopLink: page, unsubscribeUrl };
}

const linkTo = (
  page: string | undefined,
  complete: (page: string) => string = (page) => page,
): LetterLinks | undefined => (page === undefined ? undefined : { link: complete(page) });
