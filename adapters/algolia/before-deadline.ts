import { PROCESS_TIMERS } from '#ports/timers.ts';
import { err, ok } from '#src/shared/result.ts';
import { withinLimit } from '#src/shared/time-limit.ts';
import { failureOf, TOO_LATE, type Answered } from './search-failure.ts';

/**
 * What a call comes to within so many milliseconds, whatever the client tries meanwhile: it has no
 * deadline of its own. `call` is given up by its signal then. Never rejects.
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

/** What a call comes to, however long it takes. Never rejects. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<Answered<T>> {
  try {
    return ok(await call());
  } catch (error) {
    return err(failureOf(error));
  }
}
