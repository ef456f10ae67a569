import type { LogFacts } from '#ports/log.ts';
import type { Exchanged } from './bff-exchange.ts';

/** Hears of every call (B7). */
export interface CallLog {
  debug(event: string, facts: LogFacts): void;
  warn(event: string, facts: LogFacts): void;
}

/**
 * Every call is worth a line while somebody looks for a fault; one that failed is trouble, unless
 * it was called off. What was asked and answered stays out: shoppers' words and carts are in it.
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
