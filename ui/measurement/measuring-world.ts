import type { Clock } from '#ports/clock.ts';
import type { Measurement } from '#ports/measurement.ts';
import type { SearchEvents } from '#ports/search-events.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import type { SessionMemory } from '../navigation/browser.ts';

/** Whom is told what is measured. */
export type Measuring = { readonly measurement: Measurement; readonly searchEvents: SearchEvents };

/** Loads what measuring needs: not before it is allowed. */
export type OpenMeasuring = (settings: MeasurementSettings) => Promise<Measuring>;

/** What measuring works with. */
export type MeasuringWorld = {
  readonly settings: MeasurementSettings;
  /** Absent on the server, where nothing is measured. */
  readonly open?: OpenMeasuring;
  readonly session: SessionMemory;
  readonly clock: Clock;
};
