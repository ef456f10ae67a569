import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Counts attempts over all servers of the shop: wrong coupon codes of a cart, letters to an address. */
export interface RateLimits {
  /**
   * Counts an attempt under `name`, and refuses it where there were `most` within the last `period`
   * already; one that is refused does not count. Where the servers cannot be asked what they have
   * counted together, each goes by what it has counted itself.
   */
  take(name: string, limit: RateLimit): Promise<Result<'allowed', TooMany>>;
  /**
   * Takes the latest attempt under `name` back: it turned out to be none that counts. Attempts that
   * are under way at once count until then, so that they are no way around a limit.
   */
  giveBack(name: string): Promise<void>;
}

/** So many attempts in so many milliseconds. */
export type RateLimit = { readonly most: number; readonly period: number };

/** In how many milliseconds the next attempt will be allowed. */
export type TooMany = { readonly kind: 'too-many'; readonly retryAfter: number };

export const RateLimits = token<RateLimits>('RateLimits');
