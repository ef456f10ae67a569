import type { Result } from '#src/shared/result.ts';
import type { FencingToken } from './locks.ts';
import { token } from './token.ts';

/**
 * What became of actions that may arrive again, over all servers of the shop and through their
 * restarts: a repeated one is then answered and not repeated (C7).
 *
 * Whoever works under a lock says so by its token. The store remembers the highest fence of each name,
 * of reads as of writes, and refuses a lower one in the same step as it keeps the record: from the
 * first look of the next holder on, nothing of the one before is kept.
 */
export interface ActionRecords {
  find(
    action: string,
    holder?: FencingToken,
  ): Promise<Result<ActionRecord | undefined, RecordsFailure>>;
  /** Takes the place of what was kept of the action before; known for {@link ACTION_LIFETIME}. */
  keep(
    action: string,
    record: ActionRecord,
    holder?: FencingToken,
  ): Promise<Result<'kept', RecordsFailure>>;
}

export type ActionRecord = {
  /**
   * Tells the payload, as a digest of it: the same action with another payload is somebody's mistake.
   */
  readonly fingerprint: string;
  /** How far it has got, in the words of whoever carries it out; nothing of what a stranger wrote. */
  readonly state: string;
};

/**
 * `records-unavailable`: nobody can tell whether the action is known, so that it must not be begun.
 * `lease-lost`: another holder has begun after this one, whose work is to end.
 */
export type RecordsFailure = { readonly kind: 'records-unavailable' | 'lease-lost' };

/** A day, in milliseconds. */
export const ACTION_LIFETIME = 24 * 60 * 60 * 1000;

export const ActionRecords = token<ActionRecords>('ActionRecords');
