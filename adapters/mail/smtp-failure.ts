import type { MailFailure } from '#ports/mail.ts';

/** What nodemailer says of a failure; each may be missing. */
type SmtpError = {
  readonly code?: string;
  /** The server's reply code (RFC 5321, 4.2). */
  readonly responseCode?: number;
  /** What was refused: `RCPT TO`, `DATA`. */
  readonly command?: string;
};

/**
 * Why a mail was not taken. A server that refuses its sender, or that it logs in, refuses all of the
 * shop's mail until somebody mends the settings: no letter is lost for that. A connection that was
 * lost after the mail's first byte leaves open whether it was taken. The server's own words are left
 * out: they tend to name the address.
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
