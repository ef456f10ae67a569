import { createSharedAnswers, type SharedAnswers } from '#adapters/cache/shared-answers.ts';
import { Cache } from '#ports/cache.ts';
import type { Locks } from '#ports/locks.ts';
import { Log } from '#ports/log.ts';
import { token } from '#ports/token.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { Scope } from './scope.ts';
import type { Wiring } from './wiring.ts';

/**
 * What the caches before upstreams share. Those who fetch an answer wait for each other by locks of
 * their own: a slow Redis is passed over by them, as it may not be where a cart is changed.
 */
export const Answers = token<SharedAnswers>('SharedAnswers');
export const AnswerLocks = token<Locks>('AnswerLocks');

/** What the servers know of each other brings this along. No clock that it measures by is set back. */
export const answers: Wiring = (bind) =>
  bind(Answers).toResolvedValue(
    (cache: Cache, locks: Locks, log: Log, scope: ServerScope) =>
      createSharedAnswers({
        cache,
        locks,
        stopwatch: performance,
        log,
        apart: (work) => scope.shared(work),
      }),
    [Cache, AnswerLocks, Log, Scope],
  );
