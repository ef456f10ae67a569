import { err, ok } from '#src/shared/result.ts';
import { failureOf, TOO_LATE, type Answered } from './search-failure.ts';

/**
 * What a call comes to within so many milliseconds, whatever the client tries meanwhile: it can
 * neither be given a deadline nor be stopped. Never rejects.
 */
export async function beforeDeadline<T>(
  call: () => Promise<T>,
  milliseconds: number,
): Promise<Answered<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answered<T>>((resolve) => {
    timer = setTimeout(() => resolve(err(TOO_LATE)), milliseconds);
  });
  const answer = outcomeOf(call);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a call comes to, however long it takes. Never rejects. */
export async function outcomeOf<T>(call: () => Promise<T>): Promise<Answered<T>> {
  try {
    return ok(await call());
  } catch (error) {
    return err(failureOf(error));
  }
}
