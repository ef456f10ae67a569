import { ERROR_PAGE_LIFETIME } from '#src/content/caching.ts';

/** Maximum ages at which an answer is used, in milliseconds since it was requested. */
export type Lifetimes = {
  /** Returned without a call to the upstream. */
  readonly fresh: number;
  /** Returned while a newer answer is loaded. */
  readonly stale: number;
  /** Returned if the upstream fails. */
  readonly rescue: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Editorial content; changes are purged. */
export const CONTENT_LIFETIMES: Lifetimes = { fresh: MINUTE, stale: HOUR, rescue: 24 * HOUR };

/** Products, listings and reviews. Carts are never cached. */
export const CATALOG_LIFETIMES: Lifetimes = {
  fresh: 30 * SECOND,
  stale: 10 * MINUTE,
  rescue: 6 * HOUR,
};

/** One day (H8). */
export const ERROR_PAGE_LIFETIMES: Lifetimes = {
  fresh: ERROR_PAGE_LIFETIME,
  stale: ERROR_PAGE_LIFETIME,
  rescue: ERROR_PAGE_LIFETIME,
};

/** "Not found" answers: they may change within a minute, and their number is unlimited. */
export const freshOnly = ({ fresh }: Lifetimes): Lifetimes => ({
  fresh,
  stale: fresh,
  rescue: fresh,
});
