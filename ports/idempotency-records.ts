import type { Result } from '#src/shared/result.ts';
import type { FencingToken } from './locks.ts';
import { token } from './token.ts';

/**
 * Outcomes of actions that may be repeated, shared by all servers of the shop and kept across
 * restarts: a repeated action is answered from its record and not carried out again (C7).
 *
 * A caller that works under a lock passes its fencing token. The store keeps the highest fence of
 * each name, on reads and on writes, and rejects a lower one in the same step as it keeps the
 * record: after the first read of the next holder, no record of an earlier one is kept.
 */
export interface IdempotencyRecords {
  find(
    action: string,
    holder?: FencingToken,
  ): Promise<Result<IdempotencyRecord | undefined, IdempotencyRecordsFailure>>;
  /** Replaces the record of the action; it is kept for {@link IDEMPOTENCY_LIFETIME}. */
  keep(
    action: string,
    record: IdempotencyRecord,
    holder?: FencingToken,
  ): Promise<Result<'kept', IdempotencyRecordsFailure>>;
}

export type IdempotencyRecord = {
  /** Digest of the payload. The same action with another payload is a caller error. */
  readonly fingerprint: string;
  /** Progress, in the terms of the code that carries the action out; contains no client input. */
  readonly state: string;
};

/**
 * `records-unavailable`: whether the action is known cannot be determined, so it must not be
 * started. `lease-lost`: a later holder has started, so this one must stop.
 */
export type IdempotencyRecordsFailure = { readonly kind: 'records-unavailable' | 'lease-lost' };

/** A day, in milliseconds. */
export const IDEMPOTENCY_LIFETIME = 24 * 60 * 60 * 1000;

export const IdempotencyRecords = token<IdempotencyRecords>('IdempotencyRecords');
