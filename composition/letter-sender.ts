import { token } from '#ports/token.ts';
import type { EmailSender } from '#server/email-sender.ts';

/** Sends the emails that this server writes. */
export const Sender = token<EmailSender>('LetterSender');
