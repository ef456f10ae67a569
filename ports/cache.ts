import { token } from './token.ts';

/**
 * What the servers of the shop remember together of answers that may be asked for again. It may
 * forget at any time, and bad weather is a miss: nothing here rejects or fails.
 */
export interface Cache {
  /** `undefined` where nothing is known under `key`, or what is known cannot be read. */
  read(key: string): Promise<CacheEntry | undefined>;
  /** As `read`, but never a copy in whose place another server may have put a newer one. */
  readNewest(key: string): Promise<CacheEntry | undefined>;
  write(key: string, entry: NewCacheEntry): Promise<void>;
  /** Forgets, for all servers, whatever was written under one of these tags. */
  purge(tags: readonly string[]): Promise<void>;
}

export type CacheEntry = {
  readonly text: string;
  /** Milliseconds since somebody was asked for it; never negative. */
  readonly age: number;
};

export type NewCacheEntry = {
  readonly text: string;
  /** What it is about: `content:nl-nl`, `product:M1`. An editor's change purges by these. */
  readonly tags: readonly string[];
  /** For how long it may be of use at all, in milliseconds; {@link LONGEST_LIFETIME} at the most. */
  readonly lifetime: number;
  /**
   * Milliseconds since somebody was asked for it; 0 unless told. What was purged meanwhile is not
   * kept: it may say what was so before the change.
   */
  readonly age?: number;
};

/** A day, in milliseconds. */
export const LONGEST_LIFETIME = 24 * 60 * 60 * 1000;

export const Cache = token<Cache>('Cache');
