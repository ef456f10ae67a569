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

/** For how long it is counted how many letters a mailbox was written, in milliseconds: a week. */
export const LETTERS_COUNTED = 7 * DAY;

/** How many letters a mailbox that has confirmed nothing gets in that time. */
export const MOST_UNCONFIRMED = 3;

/** How long after the last one the next of its kind is written there, in milliseconds. */
export const UNCONFIRMED_PAUSES: readonly number[] = [0, DAY, 3 * DAY];

/** No reader who has confirmed gets two letters within this time, in milliseconds. */
export const LETTER_PAUSE = 5 * MINUTE;

const MOST_CONFIRMED_A_DAY = 10;

/**
 * Whether a letter may be written to a mailbox, whoever asks for it. Anybody may type anybody's
 * address: until its reader has confirmed, each kind is written at once, then after a day, then after
 * three days, and three of all kinds a week. The last of these is kept for the letter that asks for
 * confirmation, so that nobody is kept from subscribing by somebody else's questions. Who asks again is
 * not told that nothing was written: a letter with a link is in the mailbox already.
 */
export function mayWrite(
  { kind, isConfirmed }: Omit<PastLetter, 'at'>,
  past: readonly PastLetter[],
  now: number,
): boolean {
  const recent = countedLetters(past, now).filter((one) => one.isConfirmed === isConfirmed);
  const since = (letters: readonly PastLetter[]) =>
    now - Math.max(-Infinity, ...letters.map(({ at }) => at));
  if (isConfirmed) {
    const ofToday = recent.filter(({ at }) => now - at < DAY);
    return Math.abs(since(ofToday)) >= LETTER_PAUSE && ofToday.length < MOST_CONFIRMED_A_DAY;
  }
  const same = recent.filter((one) => one.kind === kind);
  const others = recent.filter((one) => one.kind !== 'confirm');
  if (recent.length >= MOST_UNCONFIRMED) return false;
  if (kind !== 'confirm' && others.length >= MOST_UNCONFIRMED - 1) return false;
  return Math.abs(since(same)) >= (UNCONFIRMED_PAUSES[same.length] ?? Infinity);
}

/** Those of the last week. Of a clock that was set back, what lies further ahead is no letter. */
export const countedLetters = (past: readonly PastLetter[], now: number): readonly PastLetter[] =>
  past.filter(({ at }) => Math.abs(now - at) < LETTERS_COUNTED);

/** At most so many in so many milliseconds. */
export type LetterPace = { readonly most: number; readonly period: number };

/**
 * When the next letter may be sent that keeps to all of the paces, after those of `past`; in
 * milliseconds since 1970. Some of `past` may be planned and not sent yet.
 */
export function nextAllowed(
  past: readonly number[],
  paces: readonly LetterPace[],
  now: number,
): number {
  const latestFirst = past.toSorted((one, other) => other - one);
  return paces.reduce((time, { most, period }) => {
    const inTheWay = latestFirst[most - 1];
    return inTheWay === undefined ? time : Math.max(time, inTheWay + period);
  }, now);
}
