import type { Consent } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import { token } from './token.ts';

/** Reports what shoppers do to measurement services, as far as each shopper allows. */
export interface Measurement {
  /**
   * Sets what the visitor allows from now on. Nothing is loaded before something is allowed; what
   * was loaded stays, and is told when consent is withdrawn. Never throws.
   */
  allow(consent: Consent): void;
  /** Reports an event if anything is allowed; otherwise drops it for good. Never throws. */
  tell(event: MeasuredEvent): void;
}

export const Measurement = token<Measurement>('Measurement');
