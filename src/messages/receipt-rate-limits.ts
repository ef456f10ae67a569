import type { LetterRateLimit } from './letter-limits.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Rate limits of withdrawal receipts per mailbox: more than a consumer needs, too few to harass a
 * stranger. Further declarations are received all the same, and the next receipt confirms all of
 * them.
 */
export const RECEIPT_RATE_LIMITS: readonly LetterRateLimit[] = [
  { most: 3, period: HOUR },
  { most: 10, period: 24 * HOUR },
];

/**
 * A receipt that would wait longer than this, in milliseconds, joins one to another address of its
 * mailbox, which then only says when it was received. Otherwise a client that makes up address tags
 * could delay other receipts for weeks.
 */
export const LONGEST_RECEIPT_WAIT = 24 * HOUR;

/** Rate limit of the shop's copies; beyond it, one copy has several declarations. */
export const COPY_RATE_LIMITS: readonly LetterRateLimit[] = [{ most: 60, period: HOUR }];

/** Maximum number of declarations in one letter; the others go into the next. */
export const MOST_IN_ONE_LETTER = 200;

/**
 * Maximum number of declarations that a receipt writes out: the newest with its own recipient. For
 * the others it says when they were received.
 */
export const MOST_WRITTEN_OUT = 5;
