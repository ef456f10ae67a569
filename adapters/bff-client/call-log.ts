import type { LogFacts } from '#ports/log.ts';
import type { Exchanged } from './bff-exchange.ts';

/** Log of every call (B7). */
export interface CallLog {
  debug(event: string, facts: LogFacts): void;
  warn(event: string, facts: LogFacts): void;
}

/**
 * Logs every call at `debug`, a failed one at `warn` unless it was aborted. Arguments and answers
 * are left out, as they contain shoppers' texts and carts.
 */
export function noteCall(
  log: CallLog,
  { url }: { readonly url: string },
  exchanged: Exchanged,
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
