import type { Clock } from '#ports/clock-and-ids.ts';
import type { LogFields } from '#ports/log.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
  type CallConfig,
  createExchange,
  type ExchangeOptions,
  type ExchangeResult,
} from './bff-exchange.ts';
import type { BffFailure } from './bff-failure.ts';
import type { MethodTable } from './bff-methods.ts';

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
  /** {@link bffBase} */
  readonly baseUrl: string;
  /** Default configuration of single methods, by name. */
  readonly methods?: MethodTable;
  readonly log?: CallLog;
  /** A monotonic clock, in milliseconds. */
  readonly stopwatch?: Clock;
};

const BFF_PATH = '/api';

/**
 * Base address of the methods (B2): in a browser relative to the page's own origin; on a server,
 * which has none, below that of the shop: `http://127.0.0.1:3000` becomes `…:3000/api`.
 */
export const bffBase = (serverOrigin?: string): string =>
  serverOrigin === undefined ? BFF_PATH : new URL(BFF_PATH, serverOrigin).href;

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

/** Log of every call (B7). */
interface CallLog {
  debug(event: string, facts: LogFields): void;
  warn(event: string, facts: LogFields): void;
}

/**
 * Logs every call at `debug`, a failed one at `warn` unless it was aborted. Arguments and answers
 * are left out, as they contain shoppers' texts and carts.
 */
function logCall(
  log: CallLog,
  { url }: { readonly url: string },
  exchanged: ExchangeResult,
  milliseconds: number,
): void {
  const facts = { url, milliseconds: Math.round(milliseconds) };
  if (exchanged.ok) {
    const { method, status } = exchanged.value;
    return log.debug('bff-called', { ...facts, method, status });
  }
  const { method, statusCode: status, reason } = exchanged.error;
  const level = reason === 'aborted' ? 'debug' : 'warn';
  log[level]('bff-call-failed', { ...facts, method, status, reason });
}
