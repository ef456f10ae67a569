import type { Measurement } from '#ports/measurement.ts';
import { isAnyGranted, NO_CONSENT } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';

/** Keeps the events it receives, for tests. */
export type MemoryMeasurement = Measurement & { readonly events: readonly MeasuredEvent[] };

export function createMemoryMeasurement(): MemoryMeasurement {
  const events: MeasuredEvent[] = [];
  let allowed = NO_CONSENT;
  return {
    events,
    setConsent: (consent) => void (allowed = consent),
    track: (event) => void (isAnyGranted(allowed) && events.push(event)),
  };
}
