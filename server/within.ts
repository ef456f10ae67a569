import { PROCESS_TIMERS } from '#ports/timers.ts';
import { withinLimit } from '#src/shared/time-limit.ts';

/** {@link withinLimit} with this process's timers. */
export const within = <Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> => withinLimit(milliseconds, asked, otherwise, PROCESS_TIMERS);
