import { PROCESS_TIMERS } from '#ports/timers.ts';
import { err, ok } from '#src/shared/result.ts';
import { withinLimit } from '#src/shared/time-limit.ts';
import { failureOf, TOO_LATE, type Answered } from './search-failure.ts';

/**
 * Limits a call to a time in milliseconds, including the client's retries: the client has no
 * overall deadline. Aborts `call` by its signal then. Never rejects.
 */
export function beforeDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<Answered<T>> {
  const controller = new AbortController();
  const giveUp = (): Answered<T> => {
    controller.abort();
    return err(TOO_LATE);
  };
  const answer = outcomeOf(() => call(controller.signal));
  return withinLimit(milliseconds, answer, giveUp, PROCESS_TIMERS);
}

/** Returns the outcome of a call without a time limit. Never rejects. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<Answered<T>> {
  try {
    return ok(await call());
  } catch (error) {
    return err(failureOf(error));
  }
}
