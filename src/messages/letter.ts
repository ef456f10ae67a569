import type { Locale } from '../shared/locale.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';

/** A mail of the shop. */
export type Letter = NewsletterLetter | WithdrawalLetter;

/**
 * A mail about the newsletter. `confirm` asks for confirmation, `preferences` links to the
 * preferences; both carry the subscriber's own id. `unknown-address` says that there are no
 * preferences.
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
 * Withdrawals in writing: `withdrawal-receipt` goes to the consumer who declared them,
 * `withdrawal-copy` to the shop. One letter has several if its mailbox would get too many.
 */
export type WithdrawalLetter = {
  readonly kind: 'withdrawal-receipt' | 'withdrawal-copy';
  /** Recipient of this letter; the declaration has the consumer's own address. */
  readonly email: string;
  readonly locale: Locale;
  /** At least one, the oldest first. */
  readonly declarations: readonly DeclaredWithdrawal[];
};

export type DeclaredWithdrawal = {
  readonly withdrawal: Withdrawal;
  /** In milliseconds since 1970. */
  readonly declaredAt: number;
};

export type LetterKind = Letter['kind'];

export const isAboutWithdrawal = (letter: Letter): letter is WithdrawalLetter =>
  letter.kind === 'withdrawal-receipt' || letter.kind === 'withdrawal-copy';
