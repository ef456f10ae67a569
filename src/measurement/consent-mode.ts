import { NO_CONSENT, type Consent } from './consent.ts';

/** What tags may do, in the words that they ask by (Consent Mode, version 2). */
export type ConsentSignals = Readonly<Record<ConsentSignal, 'granted' | 'denied'>>;

export type ConsentSignal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'security_storage';

const said = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** What the shop needs to work is always granted; whatever else follows the visitor's choice. */
export function consentSignals({ statistics, marketing }: Consent): ConsentSignals {
  return {
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
    analytics_storage: said(statistics),
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** What holds before anybody has chosen anything. */
export const DEFAULT_SIGNALS: ConsentSignals = consentSignals(NO_CONSENT);
