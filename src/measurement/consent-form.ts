import {
  CONSENT_CHOICES,
  CONSENT_PURPOSES,
  grantedPurposes,
  NO_CONSENT,
  type Consent,
  type ConsentPurpose,
} from './consent.ts';
import type { MeasurementSettings } from './measurement-settings.ts';

/** Where the form about consent is posted to. */
export const CONSENT_PATH = '/consent';

/** What is asked about where these things are measured: nobody says yes to more. */
export const askedPurposes = (
  settings: Pick<MeasurementSettings, 'tagScript'> | undefined,
): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => purpose !== 'marketing' || settings?.tagScript);

/**
 * What the buttons of the form say: `none`, `chosen` (which goes by what is ticked), or the purposes that
 * are allowed, as here.
 */
export const yesTo = (purposes: readonly ConsentPurpose[]): string => purposes.join('+');

/** The fields of the form; `back` is the path of the page on which it stands. */
export const CONSENT_FIELDS = ['choice', ...CONSENT_PURPOSES, 'back'] as const;

/**
 * The choice that a posted form makes. Only a press on the button that says so is a yes: what cannot
 * be read, or was not ticked, is a no.
 */
export function readConsentForm({ choice, statistics, marketing }: PostedConsent): Consent {
  if (choice === 'chosen')
    return { statistics: statistics === TICKED, marketing: marketing === TICKED };
  return CONSENT_CHOICES.find((one) => yesTo(grantedPurposes(one)) === choice) ?? NO_CONSENT;
}

type PostedConsent = Readonly<Record<Exclude<(typeof CONSENT_FIELDS)[number], 'back'>, string>>;

/** What a browser sends of a box that is ticked. */
export const TICKED = 'on';
