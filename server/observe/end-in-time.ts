import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { createLagMeter } from '#src/shared/time-limit.ts';
import { within } from '../within.ts';
import { lateAnswerOf } from './late-answers.ts';
import type { AroundCall, AskedPort } from './observe-ports.ts';
import type { RequestUnderWay, ServerScope } from './request-scope.ts';

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
 *
 * Time in which this process stood still is no time of the request's, up to as much as that has.
 */
export function endInTime({ scope, stopwatch, log }: EndInTimeParts): AroundCall {
  const lag = createRequestLag();
  const timeLeft = (request: RequestUnderWay, kind: 'read' | 'write'): number => {
    const budget = request.budget[kind];
    const granted = Math.min(budget, lag.since(request));
    return Math.max(GRACE, request.started + budget + granted - stopwatch.now());
  };
  return async (call) => {
    const request = scope.current();
    const late = lateAnswerOf(call.port, call.method);
    if (!request || !late) return call.ask();
    const limit = { ms: timeLeft(request, late.kind), tell: tellLate(log, call) };
    const answer = () => late.answer(...call.args);
    return lag.watched(() => {
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
    });
  };
}

/** How long this process stood still since a request first asked for something, in milliseconds. */
function createRequestLag() {
  const meter = createLagMeter(PROCESS_TIMERS);
  // By the signal, which all copies of what is known of a request share.
  const before = new WeakMap<AbortSignal, number>();
  return {
    since({ gone }: RequestUnderWay): number {
      const first = before.get(gone) ?? meter.lost();
      before.set(gone, first);
      return meter.lost() - first;
    },
    async watched<T>(work: () => Promise<T>): Promise<T> {
      const stop = meter.watch();
      try {
        return await work();
      } finally {
        stop();
      }
    },
  };
}

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
