import type { Clock } from '#ports/clock.ts';
import type { PortInterceptor } from './intercept-ports.ts';
import type { PortCall, ServerScope } from './request-scope.ts';

type TimePortCallsParts = {
  readonly scope: ServerScope;
  /** Monotonic. */
  readonly stopwatch: Clock;
};

/** Records the duration of each port call in the current request. */
export const timePortCalls =
  ({ scope, stopwatch }: TimePortCallsParts): PortInterceptor =>
  async ({ port, method, ask }) => {
    const start = stopwatch.now();
    try {
      return await ask();
    } finally {
      scope
        .current()
        ?.calls.push({ port, method, duration: stopwatch.now() - start } satisfies PortCall);
    }
  };
