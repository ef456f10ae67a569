import type { Shell } from '../content/shell.ts';
import type { Domains } from '../routing/domains.ts';
import { addressOf } from '../seo/address.ts';
import { isAboutWithdrawal, type Letter } from './letter.ts';
import { formatPreferencesLink } from './preferences-link.ts';

/** Where a letter leads, if anywhere; both are absolute addresses. */
export type LetterLinks = { readonly link?: string; readonly unsubscribeUrl?: string };

/** Where the shop takes the one press by which a mail program stops the newsletter (RFC 8058). */
const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';

/**
 * Where a letter leads: a subscriber's to their preferences, anybody else's to where the newsletter
 * is asked for. `undefined` where the locale has no domain, or no page for it.
 *
 * A letter that asks whether the newsletter is wanted has nothing to stop yet; what is in writing
 * about a withdrawal leads nowhere.
 */
export function letterLinks(
  letter: Letter,
  { newsletterUrl = '/', preferencesUrl }: Pick<Shell, 'newsletterUrl' | 'preferencesUrl'>,
  domains: Domains,
): LetterLinks | undefined {
  if (isAboutWithdrawal(letter)) return {};
  const { locale, email } = letter;
  const address = (path: string | undefined) =>
    path === undefined ? undefined : addressOf(domains, locale, path);
  if (letter.kind === 'unknown-address') return linkTo(address(newsletterUrl));
  const request = { email, customer_id: letter.customerId };
  const links = linkTo(address(preferencesUrl), (page) => formatPreferencesLink(page, request));
  const stop = address(UNSUBSCRIBE_PATH);
  if (!links || letter.kind === 'confirm' || stop === undefined) return links;
  return { ...links, unsubscribeUrl: formatPreferencesLink(stop, request) };
}

const linkTo = (
  page: string | undefined,
  complete: (page: string) => string = (page) => page,
): LetterLinks | undefined => (page === undefined ? undefined : { link: complete(page) });
