import type { Clock } from '#ports/clock.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { createExchange, type CallConfig, type ExchangeOptions } from './bff-exchange.ts';
import type { BffFailure } from './bff-failure.ts';
import type { MethodTable } from './bff-methods.ts';
import { logCall, type CallLog } from './call-log.ts';

/** Calls the methods of the shop's own server (B1, B2). */
export interface BffClient {
  /**
   * Calls a method, `magento/cart`, with its arguments. A response that is not JSON counts as
   * empty: `undefined`. Never rejects.
   */
  call(
    method: string,
    args: readonly unknown[],
    config?: CallConfig,
  ): Promise<Result<unknown, BffFailure>>;
}

type BffClientOptions = ExchangeOptions & {
  /** `BROWSER_BASE`, or on a server the whole address ({@link serverBase}). */
  readonly baseUrl: string;
  /** Default configuration of single methods, by name. */
  readonly methods?: MethodTable;
  readonly log?: CallLog;
  /** A monotonic clock, in milliseconds. */
  readonly stopwatch?: Clock;
};

/** In a browser: relative to the page's own origin (B2). */
export const BROWSER_BASE = '/api';

/** On a server, which has no origin: `http://127.0.0.1:3000` becomes `…:3000/api` (B2). */
export const serverBase = (origin: string): string => new URL(BROWSER_BASE, origin).href;

export function createBffClient(options: BffClientOptions): BffClient {
  const { baseUrl, methods = {}, log, stopwatch = performance } = options;
  const exchange = createExchange(options);
  return {
    async call(name, args, config = {}) {
      const started = stopwatch.now();
      const call = { url: `${baseUrl}/${name}`, args };
      const exchanged = await exchange(call, [methods[name] ?? {}, config]);
      if (log) logCall(log, call, exchanged, stopwatch.now() - started);
      return exchanged.ok ? ok(exchanged.value.answer) : exchanged;
    },
  };
}
