import type { z } from 'zod';
import { DECLARATION_YEARS } from '#src/declarations/kept-declaration.ts';
import {
  mailbox,
  securePage,
  securityContacts,
  sender,
  smtpAddress,
  wholeNumber,
} from './setting-types.ts';

/** How the shop's mail leaves it, who it is from, and who reads what is written to it. */
export type ContactConfig = {
  /** The server that takes the shop's mail; empty keeps it in the outbox, below `dataDir`. */
  readonly smtpUrl: string;
  /** Who the shop's mail is from: `Sluimer <post@sluimer.example>`. */
  readonly mailFrom: string;
  /** Where the shop reads what consumers declare who withdraw from a contract. */
  readonly withdrawalEmail: string;
  /** For how many years it is kept what was declared to the shop. */
  readonly declarationYears: number;
  /** Where flaws of the shop are reported, as URIs: of mailboxes and pages; empty where nobody was named. */
  readonly securityContacts: readonly string[];
  /** Page on how such reports are handled; empty where there is none. */
  readonly securityPolicy: string;
};

export const CONTACT_SETTINGS = {
  SMTP_URL: smtpAddress.default(''),
  MAIL_FROM: sender.default(''),
  WITHDRAWAL_EMAIL: mailbox.default(''),
  DECLARATION_YEARS: wholeNumber(3, 30).default(DECLARATION_YEARS),
  SECURITY_CONTACT: securityContacts.optional(),
  SECURITY_POLICY: securePage.default(''),
};

/** Whom mail is from that leaves this machine for nowhere. */
const NO_SENDER = 'Sluimer <shop@sluimer.example>';

/** Where no address is given for withdrawals and reports, they go where the shop's mail is from. */
export function toContacts(settings: z.infer<z.ZodObject<typeof CONTACT_SETTINGS>>): ContactConfig {
  const mailFrom = settings.MAIL_FROM === '' ? NO_SENDER : settings.MAIL_FROM;
  const address = /[^\s<>]+@[^\s<>]+/u.exec(mailFrom)?.[0] ?? mailFrom;
  return {
    smtpUrl: settings.SMTP_URL,
    mailFrom,
    withdrawalEmail: settings.WITHDRAWAL_EMAIL === '' ? address : settings.WITHDRAWAL_EMAIL,
    declarationYears: settings.DECLARATION_YEARS,
    securityContacts:
      settings.SECURITY_CONTACT ??
      (settings.MAIL_FROM === '' ? [] : [`mailto:${encodeURI(address)}`]),
    securityPolicy: settings.SECURITY_POLICY,
  };
}
