import {
  CONFIRMATION_RATE_LIMITS,
  nextSendTime,
  recentLetters,
} from '#src/messages/letter-limits.ts';
import type { Statements } from './cart-database.ts';

type Confirmation = {
  readonly email: string;
  /** Kind of the letter, by which a mailbox is counted. */
  readonly kind: 'review' | 'stock-alert';
  /** Whether there is anything to confirm. */
  readonly isNeeded: boolean;
};

/**
 * Whether a letter that asks for confirmation may be written; counts it if so. The counts are written
 * in any case, so that the response time reveals nothing of the address.
 */
export function countConfirmation(
  { mailboxes }: Pick<Statements, 'mailboxes'>,
  { email, kind, isNeeded }: Confirmation,
  now: number,
): boolean {
  const mailbox = mailboxes.mailbox(email, kind);
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const times = past.map(({ at }) => at);
  const isWritten = isNeeded && nextSendTime(times, CONFIRMATION_RATE_LIMITS, now) <= now;
  const letter = { kind, at: now, isConfirmed: false };
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, letter] : past, now);
  return isWritten;
}
