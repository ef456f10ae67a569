import { writeCookie } from '../shared/cookie.ts';

/** Purposes that need consent, beyond the shop's needs (GDPR Art. 7, ePrivacy Art. 5(3)). */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Consent of a visitor, by purpose. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

export const NO_CONSENT: Consent = { statistics: false, marketing: false };
export const FULL_CONSENT: Consent = { statistics: true, marketing: true };

/** Cookie with the choice. It identifies no visitor and prevents asking again: needs no consent. */
export const CONSENT_COOKIE = 'consent';

/** How long a choice is valid, in seconds: about six months. */
const CONSENT_LIFETIME = 180 * 24 * 60 * 60;

/** Increase when what is consented to changes: all visitors are then asked again. */
const CONSENT_VERSION = 1;

/** Cookie value of a choice: `1:none`, `1:statistics`, `1:statistics+marketing`. */
export const formatConsent = (consent: Consent): string =>
  `${CONSENT_VERSION}:${grantedPurposes(consent).join('+') || 'none'}`;

/** Lines that write the cookie of a choice, for server and script: script reads it too. */
export const writeConsentCookie = (consent: Consent, isSecure: boolean): readonly string[] =>
  writeCookie({
    name: CONSENT_COOKIE,
    value: formatConsent(consent),
    maxAge: CONSENT_LIFETIME,
    isSecure,
  });

/** Parses what {@link formatConsent} writes; `undefined` for anything else, which asks again. */
export const parseConsent = (text: string | undefined): Consent | undefined =>
  CONSENT_CHOICES.find((choice) => formatConsent(choice) === text);

export const isAnyGranted = (consent: Consent | undefined): boolean =>
  consent !== undefined && grantedPurposes(consent).length > 0;

export const grantedPurposes = (consent: Consent): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => consent[purpose]);

/** All possible choices. */
export const CONSENT_CHOICES: readonly Consent[] = [
  NO_CONSENT,
  { statistics: true, marketing: false },
  { statistics: false, marketing: true },
  FULL_CONSENT,
];
