import type { Clock } from '#ports/clock.ts';
import type { AroundCall } from './observe-ports.ts';
import type { PortCall, ServerScope } from './request-scope.ts';

type TimeCallsParts = {
  readonly scope: ServerScope;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
};

/** Notes at the request under way how long each call of a port took. */
export const timeCalls =
  ({ scope, stopwatch }: TimeCallsParts): AroundCall =>
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
