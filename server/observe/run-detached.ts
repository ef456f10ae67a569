import type { Clock } from '#ports/clock.ts';
import type { ServerScope, TimeBudget } from './request-scope.ts';

type RunDetachedParts = {
  readonly scope: ServerScope;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly budget: TimeBudget;
};

/**
 * Runs work that a request triggers but that serves others, too: it has a budget of its own, is not
 * cancelled when the client goes, and its calls are not attributed to the request.
 */
export function runDetached<T>({ scope, stopwatch, budget }: RunDetachedParts, work: () => T): T {
  const request = scope.current();
  if (!request) return work();
  const { signal: _given, ...rest } = request;
  const gone = new AbortController().signal;
  return scope.run({ ...rest, started: stopwatch.now(), budget, gone, calls: [] }, work);
}
