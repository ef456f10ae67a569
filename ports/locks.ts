import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Lets one worker of all the servers of the shop at a thing at a time: a cart, a page to be made. */
export interface Locks {
  /**
   * Does `work` while nobody else does any under this name; who comes later waits their turn. It is
   * refused where too many wait, the turn does not come in time, or nobody can tell whose turn it is:
   * the work was then not begun.
   * What `work` rejects with, this rejects with.
   */
  hold<T>(name: string, work: (fence: number) => Promise<T>): Promise<Result<T, LockRefusal>>;
}

/**
 * `busy`: others are before. `locks-unavailable`: whoever keeps the locks cannot be asked. `retryAfter`
 * is in milliseconds. A `fence` grows with every turn: who finds a higher one written than their own
 * has lost their turn meanwhile.
 */
export type LockRefusal = {
  readonly kind: 'busy' | 'locks-unavailable';
  readonly retryAfter: number;
};

/** How many may wait for one turn, and for how many milliseconds. */
export const MOST_WAITING = 8;
export const LONGEST_WAIT = 10_000;

export const Locks = token<Locks>('Locks');
