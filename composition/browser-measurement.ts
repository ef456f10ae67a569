import type { BffClient } from '#adapters/bff-client/bff-client.ts';
import { createBffSearchEvents } from '#adapters/bff-client/bff-search-events.ts';
import { NOOP_MEASUREMENT } from '#adapters/memory/noop-measurement.ts';
import {
  createDataLayerMeasurement,
  loadScript,
} from '#adapters/tag-manager/data-layer-measurement.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { MeasurementPorts } from '#ui/measurement/measurement-dependencies.ts';

type MeasurementParts = {
  readonly client: BffClient;
  readonly clock: Clock;
  readonly tagScript: string | undefined;
};

/** Measurement in a tab; a separate chunk that is loaded once the visitor has consented. */
export const composeMeasurement = ({
  client,
  clock,
  tagScript: src,
}: MeasurementParts): MeasurementPorts => ({
  measurement:
    src === undefined
      ? NOOP_MEASUREMENT
      : createDataLayerMeasurement({
          window,
          load: loadScript(window),
          src,
          clock,
        }),
  searchEvents: createBffSearchEvents(client),
});
