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
  if (attempts >= MAX_ATTEMPTS) return undefined;
  const jitter = MIN_RETRY_WAIT + random() * (MAX_JITTER - MIN_RETRY_WAIT);
  if (!response) return code !== undefined && CONNECTION_ERRORS.has(code) ? jitter : undefined;
  const retryAfterWait = retryAfter(response.headers['retry-after']);
  if (retryAfterWait !== undefined && retryAfterWait > MAX_RETRY_WAIT) return undefined;
  if (response.status === TOO_MANY) return retryAfterWait;
  return TEMPORARY_STATUSES.has(response.status) ? (retryAfterWait ?? jitter) : undefined;
}

const MAX_ATTEMPTS = 2;
const MIN_RETRY_WAIT = 50;
const MAX_JITTER = 250;
const MAX_RETRY_WAIT = 2000;
const TOO_MANY = 429;
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** No connection, a broken one, or a timeout. */
const CONNECTION_ERRORS: ReadonlySet<string> = new Set([
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
