import { writeCookie } from '../shared/cookie.ts';

/** What a visitor may allow beyond what the shop needs to work (GDPR Art. 7, ePrivacy Art. 5(3)). */
export const CONSENT_PURPOSES = ['statistics', 'marketing'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** By purpose, whether a visitor has allowed it. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

export const NO_CONSENT: Consent = { statistics: false, marketing: false };
export const FULL_CONSENT: Consent = { statistics: true, marketing: true };

/** The cookie that keeps a choice. It names nobody, and is needed to ask no more: it needs no consent. */
export const CONSENT_COOKIE = 'consent';

/** How long a choice holds before it is asked for again, in seconds: about six months. */
const CONSENT_LIFETIME = 180 * 24 * 60 * 60;

/** To be raised when what is consented to changes: then everybody is asked anew. */
const CONSENT_VERSION = 1;

/** A choice as the cookie keeps it: `1:none`, `1:statistics`, `1:statistics+marketing`. */
export const formatConsent = (consent: Consent): string =>
  `${CONSENT_VERSION}:${grantedPurposes(consent).join('+') || 'none'}`;

/** The lines that write the cookie of a choice, by server and by script: script reads it too. */
export const writeConsentCookie = (consent: Consent, isSecure: boolean): readonly string[] =>
  writeCookie({
    name: CONSENT_COOKIE,
    value: formatConsent(consent),
    maxAge: CONSENT_LIFETIME,
    isSecure,
  });

/** Reads what {@link formatConsent} writes; `undefined` of anything else, so that it is asked anew. */
export const parseConsent = (text: string | undefined): Consent | undefined =>
  CONSENT_CHOICES.find((choice) => formatConsent(choice) === text);

export const isAnyGranted = (consent: Consent | undefined): boolean =>
  consent !== undefined && grantedPurposes(consent).length > 0;

export const grantedPurposes = (consent: Consent): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => consent[purpose]);

/** All that can be chosen. */
export const CONSENT_CHOICES: readonly Consent[] = [
  NO_CONSENT,
  { statistics: true, marketing: false },
  { statistics: false, marketing: true },
  FULL_CONSENT,
];
