import { DECLARATION_RETENTION_YEARS } from '#src/declarations/stored-declaration.ts';
import { whenMissing } from '#src/shared/json-reader.ts';
import {
  mailboxSetting,
  orUnset,
  httpsUrlSetting,
  securityContacts,
  senderSetting,
  type SettingsOf,
  smtpAddress,
  wholeNumber,
} from './setting-types.ts';

/** Mail server, sender and recipients of the shop's mail. */
export type ContactConfig = {
  /** URL of the mail server; if empty, mail is kept in the outbox below `dataDir`. */
  readonly smtpUrl: string;
  /** Sender of the shop's mail: `Sluimer <post@sluimer.example>`. */
  readonly mailFrom: string;
  /** Mailbox of the shop: the address of its sender. */
  readonly contactEmail: string;
  /** Mailbox of the shop for withdrawals from contracts. */
  readonly withdrawalEmail: string;
  /** Number of years for which declarations to the shop are kept. */
  readonly declarationYears: number;
  /** URIs for security reports (mailboxes and pages); empty if none is set. */
  readonly securityContacts: readonly string[];
  /** URL of the policy on security reports; empty if there is none. */
  readonly securityPolicy: string;
};

export const CONTACT_SETTINGS = {
  SMTP_URL: whenMissing(smtpAddress, ''),
  MAIL_FROM: whenMissing(senderSetting, ''),
  WITHDRAWAL_EMAIL: whenMissing(mailboxSetting, ''),
  DECLARATION_YEARS: whenMissing(wholeNumber(3, 30), DECLARATION_RETENTION_YEARS),
  SECURITY_CONTACT: orUnset(securityContacts),
  SECURITY_POLICY: whenMissing(httpsUrlSetting, ''),
};

/** Sender of mail that never leaves this machine. */
const NO_SENDER = 'Sluimer <shop@sluimer.example>';

/** Withdrawals and security reports go to the sender's address unless they have their own. */
export function toContacts(settings: SettingsOf<typeof CONTACT_SETTINGS>): ContactConfig {
  const mailFrom = settings.MAIL_FROM === '' ? NO_SENDER : settings.MAIL_FROM;
  const address = /[^\s<>]+@[^\s<>]+/u.exec(mailFrom)?.[0] ?? mailFrom;
  return {
    smtpUrl: settings.SMTP_URL,
    mailFrom,
    contactEmail: address,
    withdrawalEmail: settings.WITHDRAWAL_EMAIL === '' ? address : settings.WITHDRAWAL_EMAIL,
    declarationYears: settings.DECLARATION_YEARS,
    securityContacts:
      settings.SECURITY_CONTACT ??
      (settings.MAIL_FROM === '' ? [] : [`mailto:${encodeURI(address)}`]),
    securityPolicy: settings.SECURITY_POLICY,
  };
}
