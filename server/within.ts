import { PROCESS_TIMERS } from '#ports/timers.ts';
import { startTimeLimit } from '#src/shared/time-limit.ts';

/**
 * What is answered within so many milliseconds, else what is at hand by then. What was asked for goes
 * on all the same; a mistake of it that comes too late is the caller's to hear of.
 */
export async function within<Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> {
  let cancel = (): void => {};
  const late = new Promise<Answer>((resolve) => {
    cancel = startTimeLimit(milliseconds, () => resolve(otherwise()), PROCESS_TIMERS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    cancel();
  }
}
