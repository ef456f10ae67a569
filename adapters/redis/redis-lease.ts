import type { Clock } from '#ports/clock.ts';
import type { FencingToken, Lease } from '#ports/locks.ts';
import type { RedisAnswer } from './redis-connection.ts';

type LeaseParts = {
  readonly token: FencingToken;
  /** For how long Redis keeps the lock after each renewal, in milliseconds. */
  readonly length: number;
  /** When the lock was asked for, by the stopwatch. */
  readonly askedAt: number;
  /** Answers 1 where the lock is still this holder's. */
  readonly renew: () => Promise<RedisAnswer>;
  /** One that nobody sets back, and that goes on while this process stands still. */
  readonly stopwatch: Clock;
};

/**
 * The holder goes by a part of the lease alone: what it begins at the end of that still leaves this
 * machine before Redis gives the lock to the next.
 */
const RELIED_ON = 0.8;
const RENEWALS_A_LEASE = 3;

/**
 * Renews a lease until it is ended or lost. It counts from the moment at which Redis was asked, so
 * that the holder never believes in it for longer than Redis does; where Redis does not answer, it
 * runs out.
 */
export function keepLease(parts: LeaseParts): Lease & { end(): void } {
  const { token, length, renew, stopwatch } = parts;
  const lost = new AbortController();
  let until = parts.askedAt + length * RELIED_ON;

  const isHeld = (): boolean => {
    if (stopwatch.now() >= until) lost.abort();
    return !lost.signal.aborted;
  };

  const extend = async (): Promise<void> => {
    if (!isHeld()) return;
    const askedAt = stopwatch.now();
    const answer = await renew();
    if (!answer.ok) return;
    if (answer.value === 1) until = askedAt + length * RELIED_ON;
    else lost.abort();
  };

  const renewal = setInterval(() => void extend(), length / RENEWALS_A_LEASE);
  const look = setInterval(isHeld, length / LOOKS_A_LEASE);
  const end = (): void => {
    clearInterval(renewal);
    clearInterval(look);
  };
  lost.signal.addEventListener('abort', end);
  return { ...token, signal: lost.signal, isHeld, end };
}

/** How often it is looked whether a lease has run out. */
const LOOKS_A_LEASE = 20;
