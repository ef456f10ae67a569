import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a time in milliseconds; resolves early if the signal is aborted. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);
