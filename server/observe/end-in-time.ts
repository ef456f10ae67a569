import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import { within } from '../within.ts';
import { lateAnswerOf } from './late-answers.ts';
import type { AroundCall, AskedPort } from './observe-ports.ts';
import type { ServerScope } from './request-scope.ts';

type EndInTimeParts = {
  readonly scope: ServerScope;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
  readonly log: Log;
};

/**
 * In milliseconds, for what is asked when the time of a request is over already: what is known within
 * this server is there by then, and the page shows it.
 */
const GRACE = 50;

/**
 * Answers calls of ports for which a request has no more time as the port itself would where the
 * system behind it is away, so that pages are shown without that part.
 *
 * What is only read is given up then, or when the client has gone, unless others wait for it too. A
 * change goes on, and is looked after as if it were waited for: asked for again under its key, it is
 * answered then.
 */
export const endInTime =
  ({ scope, stopwatch, log }: EndInTimeParts): AroundCall =>
  async (call) => {
    const request = scope.current();
    const late = lateAnswerOf(call.port, call.method);
    if (!request || !late) return call.ask();
    const left = request.started + request.budget[late.kind] - stopwatch.now();
    const limit = { ms: Math.max(GRACE, left), tell: tellLate(log, call) };
    const answer = () => late.answer(...call.args);
    if (late.kind === 'write') return firstOf(call.ask(), { ...limit, answer });
    return untilGone(request.gone, (signal, giveUp) =>
      firstOf(scope.run({ ...request, signal }, call.ask), {
        ...limit,
        answer() {
          giveUp();
          return answer();
        },
      }),
    );
  };

/** Works with a signal that comes when the client has gone meanwhile, or when it is told to. */
async function untilGone<T>(
  gone: AbortSignal,
  work: (signal: AbortSignal, giveUp: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  if (gone.aborted) giveUp();
  gone.addEventListener('abort', giveUp);
  try {
    return await work(controller.signal, giveUp);
  } finally {
    gone.removeEventListener('abort', giveUp);
  }
}

type Limit = {
  /** In milliseconds. */
  readonly ms: number;
  /** What is said then. */
  readonly answer: () => unknown;
  /** Hears of a mistake that nobody waits for any more. */
  readonly tell: (error: unknown) => void;
};

const firstOf = (asked: Promise<unknown>, { ms, answer, tell }: Limit): Promise<unknown> =>
  within(ms, asked, () => {
    asked.catch(tell);
    return answer();
  });

const tellLate =
  (log: Log, { port, method }: AskedPort) =>
  (error: unknown) =>
    log.error('late-call-failed', { port, method, error });
