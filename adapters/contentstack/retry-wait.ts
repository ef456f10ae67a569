import type { RequestFailure } from './request-rules.ts';

/**
 * Returns the delay before a read is retried, in milliseconds; `undefined` for no retry. At most
 * two attempts, and only after transient failures; a short `Retry-After` is obeyed (docs/cases.md,
 * Limits).
 */
export function retryWait(
  { code, response }: RequestFailure,
  attempts: number,
  random: () => number,
): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  const jitter = SHORTEST_WAIT + random() * (LONGEST_JITTER - SHORTEST_WAIT);
  if (!response) return code !== undefined && LOST.has(code) ? jitter : undefined;
  const retryAfterWait = retryAfter(response.headers['retry-after']);
  if (retryAfterWait !== undefined && retryAfterWait > LONGEST_WAIT) return undefined;
  if (response.status === TOO_MANY) return retryAfterWait;
  return PASSING.has(response.status) ? (retryAfterWait ?? jitter) : undefined;
}

const MOST_ATTEMPTS = 2;
const SHORTEST_WAIT = 50;
const LONGEST_JITTER = 250;
const LONGEST_WAIT = 2000;
const TOO_MANY = 429;
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

/** No connection, a broken one, or a timeout. */
const LOST: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_CANCELED',
]);

const MILLISECONDS = 1000;

/** In milliseconds; only seconds are supported, because Contentstack sends no dates. */
const retryAfter = (header: unknown): number | undefined =>
  typeof header === 'string' && /^\d{1,9}$/u.test(header)
    ? Number(header) * MILLISECONDS
    : undefined;
