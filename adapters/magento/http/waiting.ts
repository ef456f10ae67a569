import { setTimeout as pause } from 'node:timers/promises';

/** Waits for so many milliseconds; ends early, and not with an error, when the signal comes. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);
