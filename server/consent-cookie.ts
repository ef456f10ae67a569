import {
  CONSENT_COOKIE,
  CONSENT_LIFETIME,
  formatConsent,
  parseConsent,
  type Consent,
} from '#src/measurement/consent.ts';
import { readCookie } from './read-cookie.ts';

/** What the visitor has chosen; `undefined` who has not, or not by the question of today. */
export const readConsentCookie = (header: string | undefined): Consent | undefined =>
  parseConsent(readCookie(header, CONSENT_COOKIE));

/** Script reads it too: it says what may be loaded. */
export const writeConsentCookie = (consent: Consent, isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${formatConsent(consent)}; Path=/; Max-Age=${CONSENT_LIFETIME}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
