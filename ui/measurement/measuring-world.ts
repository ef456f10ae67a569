import type { Clock } from '#ports/clock.ts';
import type { Measurement } from '#ports/measurement.ts';
import type { SearchEvents } from '#ports/search-events.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import type { SessionMemory } from '../navigation/browser.ts';

/** Receivers of the measured events. */
export type Measuring = { readonly measurement: Measurement; readonly searchEvents: SearchEvents };

/** Loads the code for measuring. Must not be called without consent. */
export type OpenMeasuring = (settings: MeasurementSettings) => Promise<Measuring>;

/** Dependencies of measuring. */
export type MeasuringWorld = {
  readonly settings: MeasurementSettings;
  /** Absent on the server, which measures nothing. */
  readonly open?: OpenMeasuring;
  readonly session: SessionMemory;
  readonly clock: Clock;
};
