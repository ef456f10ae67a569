import type { Clock } from '#ports/clock-and-ids.ts';
import type { Measurement, SearchEvents } from '#ports/measurement.ts';
import type { MeasurementSettings } from '#src/measurement/consent-form.ts';
import type { SessionStorage } from '../navigation/browser.ts';

/** Receivers of the measured events. */
export type MeasurementPorts = {
  readonly measurement: Measurement;
  readonly searchEvents: SearchEvents;
};

/** Loads the code for measuring. Must not be called without consent. */
export type LoadMeasurement = (settings: MeasurementSettings) => Promise<MeasurementPorts>;

/** Dependencies of measuring. */
export type MeasurementDependencies = {
  readonly settings: MeasurementSettings;
  /** Absent on the server, which measures nothing. */
  readonly load?: LoadMeasurement;
  readonly session: SessionStorage;
  readonly clock: Clock;
};
