import { PROCESS_TIMERS } from '#ports/timers.ts';
import { withTimeout } from '#src/shared/time-limit.ts';

/** {@link withTimeout} with this process's timers. */
export const withinTimeLimit = <Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> => withTimeout(milliseconds, asked, otherwise, PROCESS_TIMERS);
