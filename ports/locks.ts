import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Mutual exclusion across all servers of the shop, by name: for a cart, for a page to render. */
export interface Locks {
  /**
   * Runs `work` while no other worker holds this name; later callers queue. Refuses if too many
   * wait, the wait is too long, or the lock store cannot be asked: `work` was then not started.
   * Rejects with what `work` rejects with. A lease that runs out does not stop `work`: it must
   * check the lease before each effect.
   */
  hold<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<Result<T, LockRefusal>>;
}

/**
 * The right to work under a name. It is renewed while the work goes on, and runs out if its holder
 * stalls or cannot be reached: the next holder then starts.
 */
export interface Lease extends FencingToken {
  /** Aborts as soon as the holder knows that the lease has run out. */
  readonly signal: AbortSignal;
  /**
   * Whether no other holder can have started. It goes by the time, so it is right at once after
   * this process was suspended, when `signal` may not have aborted yet.
   */
  isHeld(): boolean;
}

/**
 * Identifies a writer to a store: `fence` grows with every lease under `name`. A store that has
 * seen a higher fence refuses a write, since its writer has lost the lease.
 */
export type FencingToken = { readonly name: string; readonly fence: number };

/**
 * `busy`: others are ahead. `locks-unavailable`: the lock store cannot be asked. `retryAfter` is in
 * milliseconds.
 */
export type LockRefusal = {
  readonly kind: 'busy' | 'locks-unavailable';
  readonly retryAfter: number;
};

/** Maximum number of callers waiting for one lock, and maximum wait in milliseconds. */
export const MOST_WAITING = 8;
export const LONGEST_WAIT = 10_000;

export const Locks = token<Locks>('Locks');
