import type { Clock } from '#ports/clock-and-ids.ts';
import type { FencingToken, Lease } from '#ports/shared-stores.ts';
import type { RedisAnswer } from './redis-connection.ts';

type LeaseParts = {
  readonly token: FencingToken;
  /** Time for which Redis keeps the lock after each renewal, in milliseconds. */
  readonly length: number;
  /** When the lock was requested, by the stopwatch. */
  readonly requestedAt: number;
  /** Resolves with 1 if the lock is still this holder's. */
  readonly renew: () => Promise<RedisAnswer>;
  /** A monotonic clock that continues while this process is paused. */
  readonly stopwatch: Clock;
};

/**
 * Share of the lease that the holder relies on: a command sent at its end still leaves this machine
 * before Redis grants the lock to the next.
 */
const SAFE_SHARE = 0.8;
const RENEWALS_PER_LEASE = 3;

/**
 * Renews a lease until it is ended or lost. Counts from the moment when Redis was asked, so that
 * the holder never relies on it for longer than Redis; if Redis does not answer, it expires.
 */
export function maintainLease(parts: LeaseParts): Lease & { end(): void } {
  const { token, length, renew, stopwatch } = parts;
  const lost = new AbortController();
  let until = parts.requestedAt + length * SAFE_SHARE;

  const isHeld = (): boolean => {
    if (stopwatch.now() >= until) lost.abort();
    return !lost.signal.aborted;
  };

  const extend = async (): Promise<void> => {
    if (!isHeld()) return;
    const requestedAt = stopwatch.now();
    const answer = await renew();
    if (!answer.ok) return;
    if (answer.value === 1) until = requestedAt + length * SAFE_SHARE;
    else lost.abort();
  };

  const renewal = setInterval(() => void extend(), length / RENEWALS_PER_LEASE);
  const checkTimer = setInterval(isHeld, length / CHECKS_PER_LEASE);
  const end = (): void => {
    clearInterval(renewal);
    clearInterval(checkTimer);
  };
  lost.signal.addEventListener('abort', end);
  return { ...token, signal: lost.signal, isHeld, end };
}

/** Number of expiry checks per lease. */
const CHECKS_PER_LEASE = 20;
