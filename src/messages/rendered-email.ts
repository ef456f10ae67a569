import type { Locale } from '../shared/locale.ts';

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
