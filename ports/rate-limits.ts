import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Counts attempts over all servers: wrong coupon codes of a cart, letters to an address. */
export interface RateLimits {
  /**
   * Counts an attempt under `name`, and refuses it if there were already `most` within the last
   * `period`; a refused attempt does not count. If the shared counters cannot be reached, each
   * server goes by its own counts.
   */
  take(name: string, limit: RateLimit): Promise<Result<'allowed', RateLimited>>;
  /**
   * Takes back the latest attempt under `name`, which turned out not to count. Concurrent attempts
   * count until then, so they cannot bypass a limit.
   */
  giveBack(name: string): Promise<void>;
}

/** At most `most` attempts in `period` milliseconds. */
export type RateLimit = { readonly most: number; readonly period: number };

/** `retryAfter` is the time until the next attempt is allowed, in milliseconds. */
export type RateLimited = { readonly kind: 'too-many'; readonly retryAfter: number };

export const RateLimits = token<RateLimits>('RateLimits');
