import { NO_CONSENT, type Consent } from '../consent/consent.ts';

/** Permissions of tags, by their names in Consent Mode, version 2. */
export type ConsentSignals = Readonly<Record<ConsentSignal, 'granted' | 'denied'>>;

export type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'security_storage';

const toSignal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Always grants what the shop needs to work; all else follows the visitor's choice. */
export function consentSignals({ statistics, marketing }: Consent): ConsentSignals {
  return {
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
    analytics_storage: toSignal(statistics),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Signals before the visitor has chosen. */
export const DEFAULT_SIGNALS: ConsentSignals = consentSignals(NO_CONSENT);
