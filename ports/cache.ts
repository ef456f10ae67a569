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
  /** Maximum useful life, in milliseconds; at most {@link LONGEST_LIFETIME}. */
  readonly lifetime: number;
  /**
   * Milliseconds since the upstream was asked for it; 0 by default. An entry that was purged since
   * then is not stored: it may date from before the change.
   */
  readonly age?: number;
};

/** A day, in milliseconds. */
export const LONGEST_LIFETIME = 24 * 60 * 60 * 1000;

export const Cache = token<Cache>('Cache');
