import type { BffClient } from '#adapters/bff-client/bff-client.ts';
import { createBffSearchEvents } from '#adapters/bff-client/bff-search-events.ts';
import { SILENT_MEASUREMENT } from '#adapters/memory/memory-measurement.ts';
import {
  createDataLayerMeasurement,
  loadScript,
  type TagTab,
} from '#adapters/tag-manager/data-layer-measurement.ts';
import type { Clock } from '#ports/clock.ts';
import type { Measuring } from '#ui/measurement/measuring-world.ts';

type MeasuringParts = {
  readonly client: BffClient;
  readonly clock: Clock;
  readonly tagScript: string | undefined;
};

/** Measurement in a tab; a separate chunk that is loaded once the visitor has consented. */
export const composeMeasuring = ({ client, clock, tagScript: src }: MeasuringParts): Measuring => ({
  measurement:
    src === undefined
      ? SILENT_MEASUREMENT
      : createDataLayerMeasurement({
          tab: window as TagTab,
          load: loadScript(window),
          src,
          clock,
        }),
  searchEvents: createBffSearchEvents(client),
});
