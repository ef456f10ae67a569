/**
 * Outcome of an attempt to send a letter: `sent`, `filed` and `given-up` are final; otherwise it
 * waits until it is due again, in milliseconds since 1970. `filed`: put into the outbox of a shop
 * without a mail server.
 */
export type LetterOutcome =
  | { readonly kind: 'sent' | 'filed' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'waits'; readonly dueAt: number };

/** How an attempt failed; see `ports/mail.ts` for the terms. */
export type MailDeliveryFailure = 'unavailable' | 'later' | 'refused' | 'unconfirmed';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Maximum time that a letter is retried, in milliseconds: five days (RFC 5321, 4.5.4.1). */
export const MAX_LETTER_RETRY_PERIOD = 5 * 24 * HOUR;

const FIRST_RETRY_DELAY = 30 * SECOND;
const MAX_RETRY_DELAY = 4 * HOUR;

/** Backoff after this number of attempts, in milliseconds: twice the previous one. */
export const letterRetryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_DELAY * 2 ** Math.min(Math.max(attempts - 1, 0), 20), MAX_RETRY_DELAY);

/**
 * Outcome of a letter that could not be sent. A letter that will never be accepted is given up, and
 * so is one that was deferred for five days; an unconfirmed one is retried, as twice is better than
 * never. While no mail is accepted at all, no letter is given up for its age; one that must arrive
 * (`mustArrive`) is never given up, as the settings may be corrected.
 */
export function outcomeAfterFailure(
  failure: MailDeliveryFailure,
  { writtenAt, attempts, mustArrive = false }: TriedLetter,
  now: number,
): LetterOutcome {
  const isOver = failure !== 'unavailable' && now - writtenAt >= MAX_LETTER_RETRY_PERIOD;
  if (!mustArrive && (failure === 'refused' || isOver)) return { kind: 'given-up' };
  return {
    kind: 'waits',
    dueAt: failure === 'unavailable' ? now : now + letterRetryDelay(attempts),
  };
}

type TriedLetter = {
  readonly writtenAt: number;
  readonly attempts: number;
  readonly mustArrive?: boolean;
};
