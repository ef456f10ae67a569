import type { LetterKind } from './letter.ts';

/** A letter that was written to a mailbox. */
export type PastLetter = {
  readonly kind: LetterKind;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Whether its reader had confirmed before that letters are wanted there. */
  readonly isConfirmed: boolean;
};

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Period in which the letters to a mailbox are counted, in milliseconds: a week. */
export const LETTER_COUNT_WINDOW = 7 * DAY;

/** Maximum number of letters to an unconfirmed mailbox in that period. */
export const MAX_UNCONFIRMED_LETTERS = 3;

/** Pauses after the last letter of a kind to an unconfirmed mailbox, in milliseconds. */
const MIN_UNCONFIRMED_INTERVALS: readonly number[] = [0, DAY, 3 * DAY];

/** Minimum time between two letters to a confirmed reader, in milliseconds. */
export const MIN_LETTER_INTERVAL = 5 * MINUTE;

const MAX_CONFIRMED_PER_DAY = 10;

/**
 * Whether a letter may be written to a mailbox, whoever requests it. Any client may type any
 * address: until its reader has confirmed, each kind is written at once, then after a day, then
 * after three days, and three of all kinds a week. The last of these is reserved for the
 * confirmation letter, so that requests of others prevent no subscription. A client that asks again
 * is not told that nothing was written: a letter with a link is in the mailbox already.
 */
export function maySendLetter(
  { kind, isConfirmed }: Omit<PastLetter, 'at'>,
  past: readonly PastLetter[],
  now: number,
): boolean {
  const recent = recentLetters(past, now).filter((one) => one.isConfirmed === isConfirmed);
  const since = (letters: readonly PastLetter[]) =>
    now - Math.max(-Infinity, ...letters.map(({ at }) => at));
  if (isConfirmed) {
    const ofToday = recent.filter(({ at }) => now - at < DAY);
    return (
      Math.abs(since(ofToday)) >= MIN_LETTER_INTERVAL && ofToday.length < MAX_CONFIRMED_PER_DAY
    );
  }
  const same = recent.filter((one) => one.kind === kind);
  const otherKinds = recent.filter((one) => one.kind !== 'confirm');
  if (recent.length >= MAX_UNCONFIRMED_LETTERS) return false;
  if (kind !== 'confirm' && otherKinds.length >= MAX_UNCONFIRMED_LETTERS - 1) return false;
  return Math.abs(since(same)) >= (MIN_UNCONFIRMED_INTERVALS[same.length] ?? Infinity);
}

/** Letters of the last week, and, after the clock was set back, of the week ahead. */
export const recentLetters = (past: readonly PastLetter[], now: number): readonly PastLetter[] =>
  past.filter(({ at }) => Math.abs(now - at) < LETTER_COUNT_WINDOW);

/** At most `max` letters in `period` milliseconds. */
export type LetterRateLimit = { readonly max: number; readonly period: number };

/**
 * Earliest time at which the next letter complies with all limits, after those of `past`, in
 * milliseconds since 1970. Some of `past` may be planned and not sent yet.
 */
export function nextSendTime(
  past: readonly number[],
  limits: readonly LetterRateLimit[],
  now: number,
): number {
  const latestFirst = past.toSorted((one, other) => other - one);
  return limits.reduce((time, { max, period }) => {
    const oldestCounted = latestFirst[max - 1];
    return oldestCounted === undefined ? time : Math.max(time, oldestCounted + period);
  }, now);
}

/**
 * Rate limit of letters per client: `max` in `period` milliseconds. Enough for an office behind
 * one address, too few to harass strangers. Each mailbox is limited as well (`maySendLetter`).
 */
export const LETTER_RATE_LIMIT = { max: 30, period: 10 * 60 * 1000 } as const;

/**
 * Rate limit of preference changes per client: `max` in `period` milliseconds. Each yes and no is
 * kept as proof for years.
 */
export const PREFERENCES_RATE_LIMIT = { max: 60, period: 10 * 60 * 1000 } as const;

const HOUR = 60 * 60 * 1000;

/**
 * Rate limits of withdrawal receipts per mailbox: more than a consumer needs, too few to harass a
 * stranger. Further declarations are received all the same, and the next receipt confirms all of
 * them.
 */
export const RECEIPT_RATE_LIMITS: readonly LetterRateLimit[] = [
  { max: 3, period: HOUR },
  { max: 10, period: 24 * HOUR },
];

/**
 * A receipt that would wait longer than this, in milliseconds, joins one to another address of its
 * mailbox, which then only says when it was received. Otherwise a client that makes up address tags
 * could delay other receipts for weeks.
 */
export const MAX_RECEIPT_DELAY = 24 * HOUR;

/**
 * Rate limits of letters per mailbox that ask to confirm a request for stock, or a review: enough for
 * the sizes that somebody compares, too few to harass a stranger. A request beyond them is answered
 * alike, and is not stored, unless it corrects a review whose letter was written before.
 */
export const CONFIRMATION_RATE_LIMITS: readonly LetterRateLimit[] = [
  { max: 5, period: DAY },
  { max: 10, period: 7 * DAY },
];

/**
 * A repeated request within this time writes no second confirmation letter, in milliseconds: a double
 * click.
 */
export const REPEAT_TIME = 5 * MINUTE;

/** Rate limit of the shop's copies; beyond it, one copy has several declarations. */
export const COPY_RATE_LIMITS: readonly LetterRateLimit[] = [{ max: 60, period: HOUR }];

/** Maximum number of declarations in one letter; the others go into the next. */
export const MAX_DECLARATIONS_PER_LETTER = 200;

/**
 * Maximum number of declarations that a receipt writes out: the newest with its own recipient. For
 * the others it says when they were received.
 */
export const MAX_DETAILED_DECLARATIONS = 5;
