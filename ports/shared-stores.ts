import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Answers that the shop's servers share because they may be needed again. An entry may be dropped
 * at any time, and a failure counts as a miss: nothing here rejects or fails.
 */
export interface Cache {
  /** `undefined` if there is no entry under `key`, or the entry cannot be read. */
  read(key: string): Promise<CacheEntry | undefined>;
  /** Like `read`, but never a copy that another server may have replaced with a newer one. */
  readNewest(key: string): Promise<CacheEntry | undefined>;
  write(key: string, entry: NewCacheEntry): Promise<void>;
  /** Removes the entries with one of these tags, for all servers. */
  purge(tags: readonly string[]): Promise<void>;
  /**
   * Calls back after each purge, of any server, with its tags; without tags if purges of other
   * servers may have been missed, so that everything may be out of date.
   */
  onPurge(listener: (tags?: readonly string[]) => void): void;
}

export type CacheEntry = {
  readonly text: string;
  /** Milliseconds since the upstream was asked for it; never negative. */
  readonly age: number;
};

export type NewCacheEntry = {
  readonly text: string;
  /** Subjects of the entry, `content:nl-nl` or `product:M1`. An editor's change purges by these. */
  readonly tags: readonly string[];
  /** Maximum useful life, in milliseconds; at most {@link MAX_CACHE_LIFETIME}. */
  readonly lifetime: number;
  /**
   * Milliseconds since the upstream was asked for it; 0 by default. An entry that was purged since
   * then is not stored: it may date from before the change.
   */
  readonly age?: number;
};

/** A day, in milliseconds. */
export const MAX_CACHE_LIFETIME = 24 * 60 * 60 * 1000;

export const Cache = token<Cache>('Cache');

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
  ): Promise<Result<StoredRecord | undefined, IdempotencyRecordsFailure>>;
  /** Replaces the record of the action; it is kept for {@link IDEMPOTENCY_LIFETIME}. */
  save(
    action: string,
    record: StoredRecord,
    holder?: FencingToken,
  ): Promise<Result<'stored', IdempotencyRecordsFailure>>;
}

export type StoredRecord = {
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
export const MAX_WAITING = 8;
export const MAX_WAIT_TIME = 10_000;

export const Locks = token<Locks>('Locks');

/** Counts attempts over all servers: wrong coupon codes of a cart, letters to an address. */
export interface RateLimits {
  /**
   * Counts an attempt under `name`, and refuses it if there were already `max` within the last
   * `period`; a refused attempt does not count. If the shared counters cannot be reached, each
   * server goes by its own counts.
   */
  take(name: string, limit: RateLimit): Promise<Result<'allowed', RateLimited>>;
  /**
   * Takes back the latest attempt under `name`, which turned out not to count. Concurrent attempts
   * count until then, so they cannot bypass a limit.
   */
  refund(name: string): Promise<void>;
}

/** At most `max` attempts in `period` milliseconds. */
export type RateLimit = { readonly max: number; readonly period: number };

/** `retryAfter` is the time until the next attempt is allowed, in milliseconds. */
export type RateLimited = { readonly kind: 'too-many'; readonly retryAfter: number };

export const RateLimits = token<RateLimits>('RateLimits');
