import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { AnswerSource } from '#ports/answer-source.ts';
import type { RequestFacts, RequestScope } from '#ports/request-scope.ts';

/** State of a request in flight. */
export type ActiveRequest = RequestFacts & {
  /** By the stopwatch, in milliseconds. */
  readonly started: number;
  readonly budget: TimeBudget;
  /** Aborts if the client goes before the response. */
  readonly disconnectSignal: AbortSignal;
  /** Port calls so far, in the order of their answers. */
  readonly calls: PortCall[];
};

/** Time for reads and for writes since the request began, in milliseconds. */
export type TimeBudget = { readonly read: number; readonly write: number };

/** A finished port call, for `Server-Timing` and for the explanation of a URL. */
export type PortCall = {
  readonly port: string;
  readonly method: string;
  readonly args: readonly unknown[];
  /** In milliseconds. */
  readonly duration: number;
  /** Absent if no cache was asked. */
  readonly source?: AnswerSource;
  /** Why there is no answer, in the port's words. */
  readonly failure?: string;
};

/** Holds the current request; one per process, created with its ports. */
export interface ServerScope extends RequestScope {
  current(): ActiveRequest | undefined;
  /** Runs `work`, and everything it starts, in the scope of the request. */
  run<T>(request: ActiveRequest, work: () => T): T;
  /** Runs `work` for many requests: none of them can cancel it. */
  shared<T>(work: () => T): T;
}

/**
 * One per process, however many shops it opens: Node 20 copies the store of each storage that was
 * ever used to every new promise.
 */
const storage = new AsyncLocalStorage<ActiveRequest>();

export function createRequestScope(): ServerScope {
  return {
    current: () => storage.getStore(),
    run: (request, work) => storage.run(request, work),
    shared(work) {
      const request = storage.getStore();
      if (!request?.signal) return work();
      const { signal: _given, ...rest } = request;
      return storage.run(rest, work);
    },
  };
}

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
  const disconnectSignal = new AbortController().signal;
  return scope.run(
    { ...rest, started: stopwatch.now(), budget, disconnectSignal, calls: [] },
    work,
  );
}
