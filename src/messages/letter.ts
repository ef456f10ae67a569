import type { Appointment } from './appointment.ts';
import type { SampleOrder } from './sample-order.ts';
import type { Locale } from '../shared/locale.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';
import type { AlertedVariant } from './stock-alert.ts';

/** A mail of the shop. */
export type Letter =
  | AppointmentLetter
  | NewsletterLetter
  | ReviewLetter
  | SamplesLetter
  | StockAlertLetter
  | WithdrawalLetter;

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
 * A mail about a variant that is waited for (BS1). `stock-alert` asks for confirmation;
 * `back-in-stock` says that it can be bought again, and ends the request.
 */
export type StockAlertLetter = {
  readonly kind: 'stock-alert' | 'back-in-stock';
  readonly email: string;
  readonly locale: Locale;
  /** Id of the request, for the links of the letter. */
  readonly alertId: string;
  readonly variant: Pick<AlertedVariant, 'name' | 'url'>;
};

/** A mail that asks an author to confirm a review (WR1); it shows nothing that was written. */
export type ReviewLetter = {
  readonly kind: 'review';
  readonly email: string;
  readonly locale: Locale;
  /** Id of the review, for the link of the letter. */
  readonly reviewId: string;
  /** Name of the product. */
  readonly product: string;
};

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

/**
 * A mail about an appointment: `appointment-request` goes to the shop, `appointment-receipt` to the
 * shopper.
 */
export type AppointmentLetter = {
  readonly kind: 'appointment-request' | 'appointment-receipt';
  readonly email: string;
  readonly locale: Locale;
  readonly appointment: Appointment;
};

/**
 * A mail about samples of fabrics: `samples-request` goes to the shop, which posts them,
 * `samples-receipt` to the shopper.
 */
export type SamplesLetter = {
  readonly kind: 'samples-request' | 'samples-receipt';
  readonly email: string;
  readonly locale: Locale;
  readonly samples: SampleOrder;
};

export type DeclaredWithdrawal = {
  readonly withdrawal: Withdrawal;
  /** In milliseconds since 1970. */
  readonly declaredAt: number;
};

export type LetterKind = Letter['kind'];

export const isAboutStock = (letter: Letter): letter is StockAlertLetter =>
  letter.kind === 'stock-alert' || letter.kind === 'back-in-stock';

export const isAboutWithdrawal = (letter: Letter): letter is WithdrawalLetter =>
  letter.kind === 'withdrawal-receipt' || letter.kind === 'withdrawal-copy';

export const isAboutAppointment = (letter: Letter): letter is AppointmentLetter =>
  letter.kind === 'appointment-request' || letter.kind === 'appointment-receipt';

export const isAboutSamples = (letter: Letter): letter is SamplesLetter =>
  letter.kind === 'samples-request' || letter.kind === 'samples-receipt';

/** Content of a letter, part by part, in reading order. */
export type LetterContents = {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** Recorded facts, each with its label. */
  readonly facts: readonly LetterFact[];
  /** Link of the letter, if any. */
  readonly action?: LetterLink;
  /** Next steps, or the consequence if the reader does nothing. */
  readonly note: string;
  /** Link to stop mails of this kind, if it is not the letter's own. */
  readonly stop?: LetterLink;
  readonly closing: readonly string[];
  readonly shopName: string;
  readonly company: readonly string[];
};

/** `text` may have several lines. */
export type LetterFact = { readonly label: string; readonly text: string };

export type LetterLink = {
  readonly button: string;
  readonly link: string;
  /** Text before the link where it is written out. */
  readonly intro: string;
};

/** A mail, ready to be sent: the same content as plain text and as HTML. */
export type RenderedEmail = {
  /** Unique among all mails of the shop, and the same on every retry. */
  readonly name: string;
  readonly to: string;
  readonly locale: Locale;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL to unsubscribe from mail of this kind (RFC 2369), by one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
};
