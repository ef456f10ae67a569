import type { Clock } from '#ports/clock.ts';

/** The machine's own clock. */
export const createSystemClock = (): Clock => ({ now: () => Date.now() });
