import type { Measurement } from '#ports/measurement.ts';
import { isAnyGranted, NO_CONSENT } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';

/** Keeps the events it receives, for tests. */
export type MemoryMeasurement = Measurement & {
  readonly events: readonly MeasuredEvent[];
  readonly addresses: readonly string[];
};

export function createMemoryMeasurement(): MemoryMeasurement {
  const events: MeasuredEvent[] = [];
  const addresses: string[] = [];
  let allowed = NO_CONSENT;
  return {
    events,
    addresses,
    showAddress: (url) => void addresses.push(url),
    setConsent: (consent) => void (allowed = consent),
    track: (event) => void (isAnyGranted(allowed) && events.push(event)),
  };
}
