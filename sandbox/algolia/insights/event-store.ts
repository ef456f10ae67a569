import type { JsonObject } from '../json.ts';

/** What visitors did, as it was told. */
export interface EventStore {
  add(events: readonly JsonObject[]): void;
  /** Forgets all of a visitor. */
  forget(userToken: string): void;
  all(): readonly JsonObject[];
}

export function createEventStore(): EventStore {
  let events: readonly JsonObject[] = [];
  return {
    add: (more) => {
      events = [...events, ...more];
    },
    forget: (userToken) => {
      events = events.filter((event) => event['userToken'] !== userToken);
    },
    all: () => events,
  };
}
