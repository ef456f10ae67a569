import { PROCESS_TIMERS } from '#ports/timers.ts';
import { startTimeLimit } from '#src/shared/time-limit.ts';

/**
 * Runs work with a signal that aborts after `longest` milliseconds, or when `outer` does. Does not
 * use `AbortSignal.any`: Node 20 holds its sources so weakly that a timeout among them may never
 * fire, and the caller would wait forever.
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
