/**
 * What becomes of a letter after a try: `sent`, `filed` and `given-up` are for good; else it waits
 * until it is due again, in milliseconds since 1970. `filed`: it lies in the outbox of a shop that has
 * no mail server.
 */
export type LetterOutcome =
  | { readonly kind: 'sent' | 'filed' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'waits'; readonly dueAt: number };

/** How a try failed; `ports/mail.ts` says what the words mean. */
export type DeliveryFailure = 'away' | 'later' | 'refused' | 'unconfirmed';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The longest that a letter is tried for, in milliseconds: five days (RFC 5321, 4.5.4.1). */
export const LETTER_PATIENCE = 5 * 24 * HOUR;

const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 4 * HOUR;

/** The pause after so many tries of a letter, in milliseconds: twice the one before. */
export const letterPause = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(Math.max(attempts - 1, 0), 20), LONGEST_PAUSE);

/**
 * What becomes of a letter that could not be sent. One that nobody will ever take is given up, and
 * so is one that was put off for five days; one of which nobody knows is tried again, as twice is
 * better than never. While nobody takes any mail, no letter's patience runs out; that of one that
 * must arrive (`mustArrive`) never does, for the settings may be mended.
 */
export function afterFailure(
  failure: DeliveryFailure,
  { writtenAt, attempts, mustArrive = false }: TriedLetter,
  now: number,
): LetterOutcome {
  const isOver = failure !== 'away' && now - writtenAt >= LETTER_PATIENCE;
  if (!mustArrive && (failure === 'refused' || isOver)) return { kind: 'given-up' };
  return { kind: 'waits', dueAt: failure === 'away' ? now : now + letterPause(attempts) };
}

type TriedLetter = {
  readonly writtenAt: number;
  readonly attempts: number;
  readonly mustArrive?: boolean;
};
