import { PROCESS_TIMERS } from '#ports/timers.ts';
import { err, ok } from '#src/shared/result.ts';
import { withTimeout } from '#src/shared/time-limit.ts';
import { toSearchFailure, TIMED_OUT, type AlgoliaResult } from './search-failure.ts';

/**
 * Limits a call to a time in milliseconds, including the client's retries: the client has no
 * overall deadline. Aborts `call` by its signal then. Never rejects.
 */
export function beforeDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<AlgoliaResult<T>> {
  const controller = new AbortController();
  const giveUp = (): AlgoliaResult<T> => {
    controller.abort();
    return err(TIMED_OUT);
  };
  const answer = outcomeOf(() => call(controller.signal));
  return withTimeout(milliseconds, answer, giveUp, PROCESS_TIMERS);
}

/** Returns the outcome of a call without a time limit. Never rejects. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<AlgoliaResult<T>> {
  try {
    return ok(await call());
  } catch (error) {
    return err(toSearchFailure(error));
  }
}
