import type { Measurement } from '#ports/measurement.ts';
import { isAnyGranted, NO_CONSENT } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';

/** Keeps the events it receives, for tests. */
export type MemoryMeasurement = Measurement & { readonly told: readonly MeasuredEvent[] };

export function createMemoryMeasurement(): MemoryMeasurement {
  const told: MeasuredEvent[] = [];
  let allowed = NO_CONSENT;
  return {
    told,
    allow: (consent) => void (allowed = consent),
    tell: (event) => void (isAnyGranted(allowed) && told.push(event)),
  };
}

/** For a shop without a tag manager: drops all events. */
export const NOOP_MEASUREMENT: Measurement = { allow: () => {}, tell: () => {} };
