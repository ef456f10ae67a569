import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { createLagMeter, withTimeout } from '#src/shared/time-limit.ts';
import { timeoutAnswerOf } from './timeout-answers.ts';
import type { PortInterceptor, PortInvocation } from './intercept-ports.ts';
import type { ActiveRequest, ServerScope } from './request-scope.ts';

type EnforceDeadlineParts = {
  readonly scope: ServerScope;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly log: Log;
};

/**
 * In milliseconds, for calls after the request's deadline: answers from this server's caches arrive
 * within that time, and the page shows them.
 */
const GRACE = 50;

/**
 * Answers a port call that exceeds the request's budget as the port itself would if its upstream
 * were unavailable, so that the page is shown without that part.
 *
 * A read is abandoned at the deadline, or when the client has gone, unless others wait for it too.
 * A write continues in the background: a retry with its key gets its result.
 *
 * Time in which this process was stalled does not count, up to the length of the budget.
 */
export function enforceDeadline({ scope, stopwatch, log }: EnforceDeadlineParts): PortInterceptor {
  const lag = createRequestLag();
  const timeLeft = (request: ActiveRequest, kind: 'read' | 'write'): number => {
    const budget = request.budget[kind];
    const extension = Math.min(budget, lag.since(request));
    return Math.max(GRACE, request.started + budget + extension - stopwatch.now());
  };
  return async (call) => {
    const request = scope.current();
    const timeoutAnswer = timeoutAnswerOf(call.port, call.method);
    if (!request || !timeoutAnswer) return call.invoke();
    const limit = { ms: timeLeft(request, timeoutAnswer.kind), onLateError: logTimeout(log, call) };
    const answer = () => timeoutAnswer.answer(...call.args);
    return lag.watched(() => {
      if (timeoutAnswer.kind === 'write') return raceDeadline(call.invoke(), { ...limit, answer });
      return untilDisconnected(request.disconnectSignal, (signal, cancel) =>
        raceDeadline(scope.run({ ...request, signal }, call.invoke), {
          ...limit,
          answer() {
            cancel();
            return answer();
          },
        }),
      );
    });
  };
}

/** Time for which this process was stalled since the request's first call, in milliseconds. */
function createRequestLag() {
  const meter = createLagMeter(PROCESS_TIMERS);
  // Keyed by the signal, which all copies of a request share.
  const before = new WeakMap<AbortSignal, number>();
  return {
    since({ disconnectSignal }: ActiveRequest): number {
      const first = before.get(disconnectSignal) ?? meter.lost();
      before.set(disconnectSignal, first);
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

/** Runs work with a signal that aborts when the client has gone, or on `cancel`. */
async function untilDisconnected<T>(
  disconnected: AbortSignal,
  work: (signal: AbortSignal, cancel: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  if (disconnected.aborted) cancel();
  disconnected.addEventListener('abort', cancel);
  try {
    return await work(controller.signal, cancel);
  } finally {
    disconnected.removeEventListener('abort', cancel);
  }
}

type Limit = {
  /** In milliseconds. */
  readonly ms: number;
  /** Answer after the deadline. */
  readonly answer: () => unknown;
  /** Called with an error that comes after the deadline. */
  readonly onLateError: (error: unknown) => void;
};

const raceDeadline = (
  promise: Promise<unknown>,
  { ms, answer, onLateError }: Limit,
): Promise<unknown> =>
  withTimeout(
    ms,
    promise,
    () => {
      promise.catch(onLateError);
      return answer();
    },
    PROCESS_TIMERS,
  );

const logTimeout =
  (log: Log, { port, method }: PortInvocation) =>
  (error: unknown) =>
    log.error('late-call-failed', { port, method, error });
