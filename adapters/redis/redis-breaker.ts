import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { err, type Err } from '#src/shared/result.ts';
import type { RedisAnswer, RedisConnection, RedisFailure } from './redis-connection.ts';

type BreakerParts = {
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  /**
   * A clock that runs only while this process is idle, so that delays by our own work are not
   * blamed on Redis. The stopwatch by default.
   */
  readonly waiting?: Clock;
  readonly log: Log;
  /** Response time that counts as a failure, in milliseconds; 20 by default. */
  readonly slow?: number;
  /** Time for which Redis is then skipped, in milliseconds; 1000 by default. */
  readonly pause?: number;
};

/** Maximum backoff for a Redis that stays slow, as a multiple of the pause. */
const MAX_PAUSE_MULTIPLE = 8;

/**
 * Circuit breaker for a Redis that is slow or unreachable: one request detects it, those after it
 * do not wait (FT36, FT37). After a pause, a single call tries again. Refusals are fast and do not
 * open it.
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
      pauses = Math.min(MAX_PAUSE_MULTIPLE, Math.max(1, pauses * 2));
      openUntil = stopwatch.now() + pause * pauses;
    }
  };

  // A connection that has come back is tried at once.
  connection.onReady(() => (openUntil = -Infinity));
  return {
    ...connection,
    async call(...command) {
      if (stopwatch.now() < openUntil || (pauses > 0 && isTrying)) return BYPASSED;
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

const BYPASSED: Err<RedisFailure> = err({ kind: 'unreachable' });
