import type { LetterPace } from '../newsletter/letter-limits.ts';

const HOUR = 60 * 60 * 1000;

/**
 * How often one mailbox gets a receipt of withdrawals: more than anybody needs, and too seldom to
 * trouble a stranger. What is declared beyond is received all the same, and the next
 * receipt confirms all of it.
 */
export const RECEIPT_PACES: readonly LetterPace[] = [
  { most: 3, period: HOUR },
  { most: 10, period: 24 * HOUR },
];

/**
 * A receipt that its mailbox would get no sooner than after so many milliseconds joins one to another
 * address of that mailbox, which then says of it when it was received and no more. Else somebody who
 * makes up tags would have other receipts wait for weeks.
 */
export const LONGEST_RECEIPT_WAIT = 24 * HOUR;

/** How often the shop gets a copy; beyond that one copy holds several declarations. */
export const COPY_PACES: readonly LetterPace[] = [{ most: 60, period: HOUR }];

/** How many declarations one letter names; the next ones stand in another. */
export const MOST_IN_ONE_LETTER = 200;

/**
 * How many of them a receipt writes out: the newest with the address it goes to. Of the others it says
 * when they were received.
 */
export const MOST_WRITTEN_OUT = 5;
