import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestFacts, RequestScope } from '#ports/request-scope.ts';

/** A request as the server itself knows it. */
export type RequestUnderWay = RequestFacts & {
  /** By the stopwatch, in milliseconds. */
  readonly started: number;
  readonly budget: TimeBudget;
  /** Comes when the client has gone before it was answered. */
  readonly gone: AbortSignal;
  /** What was asked of ports so far, in the order in which it was answered. */
  readonly calls: PortCall[];
};

/** For how long a request may read, and change something, since it began; in milliseconds. */
export type TimeBudget = { readonly read: number; readonly write: number };

/** A port that was asked something, for `Server-Timing` and the figures. */
export type PortCall = {
  readonly port: string;
  readonly method: string;
  /** How long the answer took, in milliseconds. */
  readonly duration: number;
};

/** Where the server keeps which request is under way; one per process, made with its ports. */
export interface ServerScope extends RequestScope {
  current(): RequestUnderWay | undefined;
  /** All that `work` begins belongs to the request. */
  run<T>(request: RequestUnderWay, work: () => T): T;
  /** What `work` begins belongs to many requests: none of them can give it up. */
  shared<T>(work: () => T): T;
}

export function createRequestScope(): ServerScope {
  const storage = new AsyncLocalStorage<RequestUnderWay>();
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
