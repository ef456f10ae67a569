import { setTimeout as pause } from 'node:timers/promises';
import type { CartFailure } from '#ports/cart-gateway.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { isBusy, isDatabaseError, type DatabaseError } from './database-file.ts';

/**
 * Runs work on the database. Retries for up to two seconds while another process holds the lock,
 * without blocking this process. A transaction that failed has changed nothing.
 */
export async function retryWhileBusy<T>(work: () => T): Promise<Result<T, CartFailure>> {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      return ok(work());
    } catch (error) {
      if (!isDatabaseError(error)) throw error;
      if (!isBusy(error) || waited >= BUSY_TIMEOUT) return err(toFailure(error));
    }
    await pause(PAUSE);
  }
}

/** In milliseconds. */
const PAUSE = 25;
const BUSY_TIMEOUT = 2000;

/** A change that another process blocked was not started and may be retried. */
const toFailure = (error: DatabaseError): CartFailure => ({
  kind: 'cart-unavailable',
  status: 503,
  message: `The cart database does not answer (${error.code}).`,
  ...(isBusy(error) && { failure: 'not-applied', retryAfterSeconds: 1 }),
});
