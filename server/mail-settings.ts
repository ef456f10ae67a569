import type { z } from 'zod';
import { DECLARATION_YEARS } from '#src/declarations/kept-declaration.ts';
import { mailbox, sender, smtpAddress, wholeNumber } from './setting-types.ts';

/** How the shop's mail leaves it, and what is kept of what it is about. */
export type MailConfig = {
  /** The server that takes the shop's mail; empty keeps it in the outbox, below `dataDir`. */
  readonly smtpUrl: string;
  /** Who the shop's mail is from: `Sluimer <post@sluimer.example>`. */
  readonly mailFrom: string;
  /** Where the shop reads what consumers declare who withdraw from a contract. */
  readonly withdrawalEmail: string;
  /** For how many years it is kept what was declared to the shop. */
  readonly declarationYears: number;
};

export const MAIL_SETTINGS = {
  SMTP_URL: smtpAddress.default(''),
  MAIL_FROM: sender.default(''),
  WITHDRAWAL_EMAIL: mailbox.default(''),
  DECLARATION_YEARS: wholeNumber(3, 30).default(DECLARATION_YEARS),
};

/** Whom mail is from that leaves this machine for nowhere. */
const NO_SENDER = 'Sluimer <shop@sluimer.example>';

/** Who gives no address for withdrawals reads them where the shop's mail is from. */
export function toMailConfig(settings: z.infer<z.ZodObject<typeof MAIL_SETTINGS>>): MailConfig {
  const mailFrom = settings.MAIL_FROM === '' ? NO_SENDER : settings.MAIL_FROM;
  const sender = /[^\s<>]+@[^\s<>]+/u.exec(mailFrom)?.[0] ?? mailFrom;
  return {
    smtpUrl: settings.SMTP_URL,
    mailFrom,
    withdrawalEmail: settings.WITHDRAWAL_EMAIL === '' ? sender : settings.WITHDRAWAL_EMAIL,
    declarationYears: settings.DECLARATION_YEARS,
  };
}
