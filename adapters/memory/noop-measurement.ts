import type { Measurement } from '#ports/measurement.ts';

/** For a shop without a tag manager: drops all events. */
export const NOOP_MEASUREMENT: Measurement = {
  setConsent: () => {},
  showAddress: () => {},
  track: () => {},
};
