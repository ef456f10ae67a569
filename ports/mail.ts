import type { RenderedEmail } from '#src/messages/rendered-email.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Sends the shop's mail. Never rejects. */
export interface Mail {
  /** Whether mail goes to mailboxes; otherwise the shop's operator can read it where it is put. */
  readonly delivers: boolean;
  /**
   * Hands one mail over for good. A repeat with the same `name` is the same mail to receivers that
   * check it.
   */
  send(mail: RenderedEmail): Promise<Result<'sent', MailFailure>>;
  /** Releases its resources. */
  close(): void;
}

/**
 * Why a mail was not handed over, or not certainly. `away`: no mail is accepted now. `later`: this
 * mail is deferred. `refused`: this mail will never be accepted. `unconfirmed`: all of it was sent,
 * and whether it was accepted is unknown. `message` contains neither address nor link.
 */
export type MailFailure = {
  readonly kind: 'away' | 'later' | 'refused' | 'unconfirmed';
  readonly message: string;
};

export const Mail = token<Mail>('Mail');
