import { ERROR_PAGE_LIFETIME } from '#src/content/error-page.ts';

/** For how long an answer is of use since somebody was asked for it, in milliseconds. */
export type Lifetimes = {
  /** It is shown, and nobody is asked. */
  readonly fresh: number;
  /** It is shown, and somebody is asked for a newer one meanwhile. */
  readonly stale: number;
  /** It is shown where somebody was asked and could not answer. */
  readonly rescue: number;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What editors write: they purge what they change. */
export const CONTENT: Lifetimes = { fresh: MINUTE, stale: HOUR, rescue: 24 * HOUR };

/** What is sold, and what is said of it. Carts are never kept. */
export const GOODS: Lifetimes = { fresh: 30 * SECOND, stale: 10 * MINUTE, rescue: 6 * HOUR };

/** H8: a day, and then it is gone. */
export const ERROR_PAGE: Lifetimes = {
  fresh: ERROR_PAGE_LIFETIME,
  stale: ERROR_PAGE_LIFETIME,
  rescue: ERROR_PAGE_LIFETIME,
};

/** That something is not there: it may be by the next minute, and there is no end of such things. */
export const brief = ({ fresh }: Lifetimes): Lifetimes => ({ fresh, stale: fresh, rescue: fresh });
