import type { MailFailure } from '#ports/mail.ts';

/** Fields of a nodemailer error; each may be missing. */
type SmtpError = {
  readonly code?: string;
  /** The server's reply code (RFC 5321, 4.2). */
  readonly responseCode?: number;
  /** The refused command: `RCPT TO`, `DATA`. */
  readonly command?: string;
};

/**
 * Classifies why a mail was not accepted. A server that refuses the sender or the login refuses all
 * of the shop's mail until the settings are fixed: no letter is dropped for that. A connection lost
 * after the mail's first byte leaves open whether it was accepted. The server's own text is left
 * out, as it often contains the address.
 */
export function smtpFailure(error: unknown, phase: 'before' | 'body'): MailFailure {
  const { code, responseCode, command } = Object(error) as SmtpError;
  const message = ['SMTP', command, responseCode ?? code].filter(Boolean).join(' ');
  return { kind: kindOf(phase, responseCode, command), message };
}

function kindOf(
  phase: 'before' | 'body',
  reply: number | undefined,
  command: string | undefined,
): MailFailure['kind'] {
  if (reply === undefined) return phase === 'body' ? 'unconfirmed' : 'away';
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (reply === SERVICE_CLOSING || !isAboutThisMail) return 'away';
  return reply >= 500 ? 'refused' : 'later';
}

const SERVICE_CLOSING = 421;
