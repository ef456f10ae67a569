import type { Consent } from '#src/measurement/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import { token } from './token.ts';

/** Who the shop tells what shoppers do, as far as each of them allows it. */
export interface Measurement {
  /**
   * What the visitor allows from now on. Before something is allowed, nothing is loaded; what was
   * loaded stays, and hears of it when it is allowed no more. Never throws.
   */
  allow(consent: Consent): void;
  /** Tells of it where anything is allowed; else it is lost, now and later. Never throws. */
  tell(event: MeasuredEvent): void;
}

export const Measurement = token<Measurement>('Measurement');
