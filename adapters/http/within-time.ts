import { PROCESS_TIMERS } from '#ports/timers.ts';
import { startTimeLimit } from '#src/shared/time-limit.ts';

/**
 * Works with a signal that comes when the time is over, in milliseconds, or when `outer` does. Not
 * by `AbortSignal.any`: Node 20 holds what that is made of so weakly that a timeout among it may
 * never come, and who waits for it waits for ever.
 */
export async function withinTime<T>(
  longest: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  const cancel = startTimeLimit(longest, giveUp, PROCESS_TIMERS);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  try {
    return await work(controller.signal);
  } finally {
    cancel();
    outer?.removeEventListener('abort', giveUp);
  }
}
