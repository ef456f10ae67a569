import { CONSENT_PURPOSES, FULL_CONSENT, NO_CONSENT, type Consent } from './consent.ts';

/** Where the form about consent is posted to. */
export const CONSENT_PATH = '/consent';

/** What the form's three ways out are called; `chosen` goes by what is ticked. */
export const CONSENT_CHOICES = ['all', 'none', 'chosen'] as const;

export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** The fields of the form; `back` is the path of the page on which it stands. */
export const CONSENT_FIELDS = ['choice', ...CONSENT_PURPOSES, 'back'] as const;

/**
 * The choice that a posted form makes. Only a press on the button that says so is a yes: what cannot
 * be read, or was not ticked, is a no.
 */
export function readConsentForm({ choice, statistics, marketing }: PostedConsent): Consent {
  if (choice === 'all') return FULL_CONSENT;
  if (choice !== 'chosen') return NO_CONSENT;
  return { statistics: statistics === TICKED, marketing: marketing === TICKED };
}

type PostedConsent = Readonly<Record<Exclude<(typeof CONSENT_FIELDS)[number], 'back'>, string>>;

/** What a browser sends of a box that is ticked. */
export const TICKED = 'on';
