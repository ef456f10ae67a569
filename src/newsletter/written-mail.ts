import type { Locale } from '../shared/locale.ts';

/** A mail, ready to be sent: the same words as plain text and as HTML. */
export type WrittenMail = {
  /** Tells it from all others of the shop, and is the same whenever it is tried again. */
  readonly name: string;
  readonly to: string;
  readonly locale: Locale;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By which its reader stops mail of this kind (RFC 2369), by one press (RFC 8058). */
  readonly unsubscribeUrl?: string;
};
