import { setTimeout as pause } from 'node:timers/promises';

/** Waits for so many milliseconds; ends early, and not with an error, when the signal comes. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);

/** Comes after so many milliseconds, or with `signal` if that is earlier. */
export const within = (milliseconds: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])]);
