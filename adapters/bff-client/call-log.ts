import type { LogFields } from '#ports/log.ts';
import type { ExchangeResult } from './bff-exchange.ts';

/** Log of every call (B7). */
export interface CallLog {
  debug(event: string, facts: LogFields): void;
  warn(event: string, facts: LogFields): void;
}

/**
 * Logs every call at `debug`, a failed one at `warn` unless it was aborted. Arguments and answers
 * are left out, as they contain shoppers' texts and carts.
 */
export function logCall(
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
