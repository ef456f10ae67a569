import type { Clock, Ids } from '#ports/clock-and-ids.ts';

/** The machine's own clock, or one that runs `pace` times faster from now on. */
export function createSystemClock(pace = 1): Clock {
  const startedAt = Date.now();
  return { now: () => startedAt + (Date.now() - startedAt) * pace };
}

/** Unguessable ids of 32 hexadecimal characters, in the browser and on the server. */
export const createRandomIds = (): Ids => ({
  next: () => globalThis.crypto.randomUUID().replaceAll('-', ''),
});
