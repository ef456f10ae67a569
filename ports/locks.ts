import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Lets one worker of all the servers of the shop at a thing at a time: a cart, a page to be made. */
export interface Locks {
  /**
   * Does `work` while nobody else does any under this name; who comes later waits their turn. It is
   * refused where too many wait, the turn does not come in time, or nobody can tell whose turn it is:
   * the work was then not begun.
   * What `work` rejects with, this rejects with. A lease that runs out does not end `work`: whoever
   * does it looks at the lease before each effect.
   */
  hold<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<Result<T, LockRefusal>>;
}

/**
 * The right to work under a name. It is renewed while the work goes on, and runs out where its holder
 * stalls or cannot be heard of: the next then begins.
 */
export interface Lease extends FencingToken {
  /** Aborts as soon as the holder can tell that the lease has run out. */
  readonly signal: AbortSignal;
  /**
   * Whether nobody else can have begun. It goes by the time, so that it is right at once after this
   * process has stood still, when `signal` may not have aborted yet.
   */
  isHeld(): boolean;
}

/**
 * Tells a store who writes: `fence` grows with every turn under `name`. A store that has seen a higher
 * one refuses a write, since its writer has lost their turn.
 */
export type FencingToken = { readonly name: string; readonly fence: number };

/**
 * `busy`: others are before. `locks-unavailable`: whoever keeps the locks cannot be asked. `retryAfter`
 * is in milliseconds.
 */
export type LockRefusal = {
  readonly kind: 'busy' | 'locks-unavailable';
  readonly retryAfter: number;
};

/** How many may wait for one turn, and for how many milliseconds. */
export const MOST_WAITING = 8;
export const LONGEST_WAIT = 10_000;

export const Locks = token<Locks>('Locks');
