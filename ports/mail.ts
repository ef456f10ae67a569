import type { WrittenMail } from '#src/newsletter/written-mail.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Carries the shop's mail. Never rejects. */
export interface Mail {
  /** Whether mail leaves for mailboxes; else it is put where who runs the shop can read it. */
  readonly delivers: boolean;
  /**
   * Hands one mail over for good. The same mail again, by its `name`, is the same mail to whoever
   * receives it, as far as they look at that.
   */
  send(mail: WrittenMail): Promise<Result<'sent', MailFailure>>;
  /** Lets go of what it holds. */
  close(): void;
}

/**
 * Why a mail was not handed over, or not for certain. `away`: nobody takes any mail now. `later`:
 * this one is put off. `refused`: this one will never be taken. `unconfirmed`: all of it was sent,
 * and whether it was taken is not known. `message` names neither address nor link.
 */
export type MailFailure = {
  readonly kind: 'away' | 'later' | 'refused' | 'unconfirmed';
  readonly message: string;
};

export const Mail = token<Mail>('Mail');
