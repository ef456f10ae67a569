import type { Clock, Ids } from '#ports/clock-and-ids.ts';

/** The machine's own clock, or one that runs `pace` times faster from now on. */
export function createSystemClock(pace = 1): Clock {
  const startedAt = Date.now();
  return { now: () => startedAt + (Date.now() - startedAt) * pace };
}

/**
 * Unguessable ids of 32 hexadecimal characters, in the browser and on the server. Not by `randomUUID`,
 * which browsers have in secure contexts only: a shop on plain http in an office network has none.
 */
export const createRandomIds = (): Ids => ({
  next: () =>
    Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
});
