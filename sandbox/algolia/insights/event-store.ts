import type { JsonObject } from '../json.ts';

export interface EventStore {
  add(events: readonly JsonObject[]): void;
  all(): readonly JsonObject[];
}

/** More than recommendations need; the oldest are deleted. */
const MAX_EVENTS = 20_000;

export function createEventStore(most = MAX_EVENTS): EventStore {
  let events: readonly JsonObject[] = [];
  return {
    add: (more) => {
      events = [...events, ...more].slice(-most);
    },
    all: () => events,
  };
}
