import {
  type Consent,
  CONSENT_CHOICES,
  CONSENT_PURPOSES,
  type ConsentPurpose,
  grantedPurposes,
  NO_CONSENT,
} from '../consent/consent.ts';

/** Path that the consent form is posted to. */
export const CONSENT_PATH = '/consent';

/** Purposes that need consent with these settings; visitors are asked for no others. */
export const purposesNeedingConsent = (
  settings: Pick<MeasurementSettings, 'tagScript'> | undefined,
): readonly ConsentPurpose[] =>
  CONSENT_PURPOSES.filter((purpose) => purpose !== 'marketing' || settings?.tagScript);

/** Button value of the form: `none`, `chosen` (as ticked), or, as here, the allowed purposes. */
export const formatPurposes = (purposes: readonly ConsentPurpose[]): string => purposes.join('+');

/** Fields of the form; `back` is the path of its page. */
export const CONSENT_FIELDS = ['choice', ...CONSENT_PURPOSES, 'back'] as const;

/**
 * Parses the choice of a posted form. Only pressing the button that says so is a yes: whatever
 * cannot be read, or was not ticked, is a no.
 */
export function readConsentForm({ choice, statistics, marketing }: PostedConsent): Consent {
  if (choice === 'chosen')
    return { statistics: statistics === CHECKED, marketing: marketing === CHECKED };
  return (
    CONSENT_CHOICES.find((one) => formatPurposes(grantedPurposes(one)) === choice) ?? NO_CONSENT
  );
}

type PostedConsent = Readonly<Record<Exclude<(typeof CONSENT_FIELDS)[number], 'back'>, string>>;

/** Value that a browser sends for a ticked box. */
export const CHECKED = 'on';

/** Measurements of a shop, where visitors consent, as its pages know them. */
export type MeasurementSettings = {
  /** URL of the script that loads the tag manager (H14); absent if there is none. */
  readonly tagScript?: string;
  /** Whether the search service receives events about its answers. */
  readonly searchEvents: boolean;
};
