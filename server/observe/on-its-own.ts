import type { Clock } from '#ports/clock.ts';
import type { ServerScope, TimeBudget } from './request-scope.ts';

type OwnParts = {
  readonly scope: ServerScope;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
  readonly budget: TimeBudget;
};

/**
 * Does work that a request begins and that is not for it alone: it has time of its own, is not given up
 * when the client goes, and none of its calls is told of as the request's.
 */
export function onItsOwn<T>({ scope, stopwatch, budget }: OwnParts, work: () => T): T {
  const request = scope.current();
  if (!request) return work();
  const { signal: _given, ...rest } = request;
  const gone = new AbortController().signal;
  return scope.run({ ...rest, started: stopwatch.now(), budget, gone, calls: [] }, work);
}
