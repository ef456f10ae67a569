import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import { err, type Err } from '#src/shared/result.ts';
import type { RedisAnswer, RedisConnection, RedisFailure } from './redis-connection.ts';

type BreakerParts = {
  /** One that nobody sets back. */
  readonly stopwatch: Clock;
  /**
   * One that runs only while this process has nothing to do but wait: what is late because of our own
   * work is not blamed on Redis. The stopwatch, unless told.
   */
  readonly waiting?: Clock;
  readonly log: Log;
  /** An answer that was waited for longer, in milliseconds, is a bad sign; 20 unless told. */
  readonly slow?: number;
  /** For how long Redis is then left alone, in milliseconds; a second unless told. */
  readonly pause?: number;
};

/** A Redis that stays slow is tried ever less often, up to so many times the pause. */
const LONGEST_PAUSES = 8;

/**
 * Passes over a Redis that is slow or away: one request finds out and pays for it, those after it do
 * not (FT36, FT37). After a pause a single call tries again. What Redis refuses it refuses quickly:
 * that is no reason.
 */
export function withBreaker(
  connection: RedisConnection,
  { stopwatch, waiting = stopwatch, log, slow = 20, pause = 1000 }: BreakerParts,
): RedisConnection {
  let openUntil = -Infinity;
  let pauses = 0;
  let isTrying = false;

  const judge = (answer: RedisAnswer, duration: number): void => {
    if (duration <= slow && (answer.ok || answer.error.kind === 'refused')) {
      if (pauses > 0) log.info('redis-used-again');
      pauses = 0;
    } else {
      if (pauses === 0) log.warn('redis-passed-over', { duration });
      pauses = Math.min(LONGEST_PAUSES, Math.max(1, pauses * 2));
      openUntil = stopwatch.now() + pause * pauses;
    }
  };

  // A connection that has come back is tried at once.
  connection.onReady(() => (openUntil = -Infinity));
  return {
    ...connection,
    async call(...command) {
      if (stopwatch.now() < openUntil || (pauses > 0 && isTrying)) return PASSED_OVER;
      const isTrial = pauses > 0;
      isTrying ||= isTrial;
      const start = waiting.now();
      const answer = await connection.call(...command);
      if (isTrial) isTrying = false;
      if (isTrial || pauses === 0) judge(answer, waiting.now() - start);
      return answer;
    },
  };
}

const PASSED_OVER: Err<RedisFailure> = err({ kind: 'unreachable' });
