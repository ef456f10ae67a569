import { ERROR_PAGE_LIFETIME, LONG_LIST_LIFETIME } from '#src/content/caching.ts';
import { LANDING_PAGE_STALE_TIME } from '#src/content/landing-page-entry.ts';

/** Maximum ages at which an answer is used, in milliseconds since it was requested. */
export type Lifetimes = {
  /** Returned without a call to the upstream. */
  readonly fresh: number;
  /** Returned while a newer answer is loaded. */
  readonly staleWhileRevalidate: number;
  /** Returned if the upstream fails. */
  readonly staleIfError: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Editorial content; changes are purged. */
export const CONTENT_LIFETIMES: Lifetimes = {
  fresh: MINUTE,
  staleWhileRevalidate: HOUR,
  staleIfError: 24 * HOUR,
};

/** The list of all pages of a large shop; changes are purged. */
export const LONG_LIST_LIFETIMES: Lifetimes = { ...CONTENT_LIFETIMES, fresh: LONG_LIST_LIFETIME };

/** The filtered pages of a category, which editors list (F11). */
export const FILTERED_PAGE_LIFETIMES: Lifetimes = {
  ...CONTENT_LIFETIMES,
  fresh: LANDING_PAGE_STALE_TIME,
};

/** Products, listings and reviews. Carts are never cached. */
export const CATALOG_LIFETIMES: Lifetimes = {
  fresh: 30 * SECOND,
  staleWhileRevalidate: 10 * MINUTE,
  staleIfError: 6 * HOUR,
};

/** One day (H8). */
export const ERROR_PAGE_LIFETIMES: Lifetimes = {
  fresh: ERROR_PAGE_LIFETIME,
  staleWhileRevalidate: ERROR_PAGE_LIFETIME,
  staleIfError: ERROR_PAGE_LIFETIME,
};

/** "Not found" answers: they may change within a minute, and their number is unlimited. */
export const freshOnly = ({ fresh }: Lifetimes): Lifetimes => ({
  fresh,
  staleWhileRevalidate: fresh,
  staleIfError: fresh,
});
