import { CONSENT_COOKIE, parseConsent, type Consent } from '#src/measurement/consent.ts';
import { readCookieBy } from '#src/shared/cookie.ts';
import { readCookie } from './read-cookie.ts';

/** What the visitor has chosen; `undefined` who has not, or not by the question of today. */
export const readConsentCookie = (
  header: string | undefined,
  isSecure: boolean,
): Consent | undefined =>
  parseConsent(readCookieBy((name) => readCookie(header, name), CONSENT_COOKIE, isSecure));
