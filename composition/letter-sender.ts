import { token } from '#ports/token.ts';
import type { LetterSender } from '#server/letter-sender.ts';

/** Sends the emails that this server writes. */
export const Sender = token<LetterSender>('LetterSender');
