import {
  COPY_RATE_LIMITS,
  type LetterRateLimit,
  MAX_RECEIPT_DELAY,
  MAX_DECLARATIONS_PER_LETTER,
  nextSendTime,
  RECEIPT_RATE_LIMITS,
  recentLetters,
} from '#src/messages/letter-limits.ts';
import type { WithdrawalLetter } from '#src/messages/letter.ts';
import { emailKey, hasNoPlusTag } from '#src/messages/mailbox-key.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import type { Statements } from './cart-database.ts';
import type { LetterRole } from './declaration-statements.ts';

/** A withdrawal whose letters are planned; `id` is its row. */
export type WithdrawalToNotify = {
  readonly id: number;
  readonly withdrawal: Withdrawal;
  readonly shopEmail: string;
};

/** Plans the receipt for the consumer and the copy for the shop. */
export function planLetters(
  statements: Statements,
  { id, withdrawal: { email, locale }, shopEmail }: WithdrawalToNotify,
  now: number,
): void {
  const receipt = { kind: 'withdrawal-receipt', email, locale } as const;
  const copy = { kind: 'withdrawal-copy', email: shopEmail, locale } as const;
  const mailbox = statements.mailboxes.mailbox(email, receipt.kind);
  plan(statements, { id, role: 'receipt', letter: receipt, mailbox }, now);
  const shop = statements.mailboxes.mailbox(shopEmail, copy.kind);
  plan(statements, { id, role: 'copy', letter: copy, mailbox: shop }, now);
}

type Plan = {
  readonly id: number;
  readonly role: LetterRole;
  readonly letter: Omit<WithdrawalLetter, 'declarations'>;
  /** Mailbox whose limit the letter counts towards. */
  readonly mailbox: string;
};

const LIMITS: Readonly<Record<LetterRole, readonly LetterRateLimit[]>> = {
  receipt: RECEIPT_RATE_LIMITS,
  copy: COPY_RATE_LIMITS,
};

/**
 * Adds the declaration to a letter to its address that is not due yet, or plans a letter of its
 * own. Only if that would wait too long, adds it to a letter to another address of the mailbox.
 */
function plan(statements: Statements, parts: Plan, now: number): void {
  const { id, role, letter, mailbox } = parts;
  const { declarations, mailboxes, newsletter: letters } = statements;
  const key = `${mailbox} ${encodeURIComponent(emailKey(letter.email))}`;
  if (joins(statements, parts, key, now)) return;
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const dueAt = nextSendTime(
    past.map(({ at }) => at),
    LIMITS[role],
    now,
  );
  if (dueAt - now >= MAX_RECEIPT_DELAY && joins(statements, parts, mailbox, now)) return;
  // Each letter has a key of its own, so that one that is not taken does not hold up the others.
  const planned = letters.planLetter(`${key} ${id}.${now}`, letter, dueAt, now);
  declarations.linkLetter(role, id, planned);
  const counted = { kind: letter.kind, at: dueAt, isConfirmed: false };
  mailboxes.storeLettersTo(mailbox, [...past, counted], now);
}

/** Adds the declaration to a queued letter of this key that has room; returns whether it did. */
function joins(
  { declarations, newsletter: letters }: Statements,
  { id, role, letter }: Plan,
  key: string,
  now: number,
): boolean {
  const waiting = letters.plannedLetter(letter.kind, key, now);
  if (
    !waiting ||
    declarations.withdrawalsInLetter(role, waiting.id).length >= MAX_DECLARATIONS_PER_LETTER
  ) {
    return false;
  }
  declarations.linkLetter(role, id, waiting.id);
  // Of a mailbox's addresses, the one without a tag is certain to be the reader's own.
  if (hasNoPlusTag(letter.email) && !hasNoPlusTag(waiting.letter.email)) {
    letters.readdressLetter(waiting.id, { ...waiting.letter, email: letter.email });
  }
  return true;
}
