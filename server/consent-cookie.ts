import { CONSENT_COOKIE, parseConsent, type Consent } from '#src/consent/consent.ts';
import { readCookieBy } from '#src/shared/cookie.ts';
import { readCookie } from './read-cookie.ts';

/** The visitor's choice; `undefined` if there is none, or only for an older question. */
export const readConsentCookie = (
  header: string | undefined,
  isSecure: boolean,
): Consent | undefined =>
  parseConsent(readCookieBy((name) => readCookie(header, name), CONSENT_COOKIE, isSecure));
