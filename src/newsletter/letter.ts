import type { Locale } from '../shared/locale.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';

/** A mail of the shop. */
export type Letter = NewsletterLetter | WithdrawalLetter;

/**
 * A mail about the newsletter. `confirm` asks whether it is wanted, `preferences` leads to what was
 * chosen; both carry the subscriber's own id. `unknown-address` says that there is nothing to
 * choose.
 */
export type NewsletterLetter =
  | {
      readonly kind: 'confirm' | 'preferences';
      readonly email: string;
      readonly locale: Locale;
      readonly customerId: string;
    }
  | { readonly kind: 'unknown-address'; readonly email: string; readonly locale: Locale };

/**
 * A withdrawal in writing: `withdrawal-receipt` goes to who declared it, `withdrawal-copy` to the
 * shop, which has the declaration nowhere else.
 */
export type WithdrawalLetter = {
  readonly kind: 'withdrawal-receipt' | 'withdrawal-copy';
  /** Whom this letter is for; the declaration has the consumer's own address. */
  readonly email: string;
  readonly locale: Locale;
  readonly withdrawal: Withdrawal;
  /** In milliseconds since 1970. */
  readonly declaredAt: number;
};

export type LetterKind = Letter['kind'];

export const isAboutWithdrawal = (letter: Letter): letter is WithdrawalLetter =>
  letter.kind === 'withdrawal-receipt' || letter.kind === 'withdrawal-copy';

/**
 * No address gets two letters of a kind within this time, in milliseconds, whoever asks for them.
 */
export const LETTER_PAUSE = 5 * 60 * 1000;

/** Whether a letter may be written, so long after the last one of its kind to its address. */
export const mayWrite = (last: number | undefined, now: number): boolean =>
  last === undefined || Math.abs(now - last) >= LETTER_PAUSE;
