import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Mail, MailFailure } from '#ports/mail.ts';
import type { RenderedEmail } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';
import { type ComposedMail, composeMail, isOneLine } from './compose-mail.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** Sender: `Sluimer <post@sluimer.example>`. */
  readonly from: string;
  readonly clock: Clock;
  /** Timeout to connect and between two responses, in milliseconds. */
  readonly timeout?: number;
};

const TIMEOUT = 20_000;

/**
 * Mail via an SMTP server (RFC 5321), with one connection per mail. Credentials are sent over TLS
 * only; without credentials, TLS is used if the server offers it.
 */
export function createSmtpMail(settings: SmtpSettings): Mail {
  const { from, clock } = settings;
  const open = new Set<SMTPConnection>();
  return {
    delivers: true,
    async send(mail: RenderedEmail) {
      if (!isOneLine(mail.to)) return err({ kind: 'refused', message: 'The address is invalid.' });
      const composed = await composeMail(mail, { from, now: clock.now() });
      const { default: Connection } = await import('nodemailer/lib/smtp-connection/index.js');
      const connection = new Connection(connectionOptions(settings));
      open.add(connection);
      const failure = await transmit(connection, composed, settings);
      open.delete(connection);
      return failure ? err(failure) : ok('sent');
    },
    close: () => open.forEach((connection) => connection.close()),
  };
}

function connectionOptions({ url, timeout = TIMEOUT }: SmtpSettings): SMTPConnection.Options {
  const options = parseConnectionUrl(url);
  return {
    ...options,
    requireTLS: options.requireTLS ?? (options.auth !== undefined && options.secure !== true),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: timeout,
  };
}

type Phase = 'before' | 'body';

/** Returns the failure, if any. Closes the connection in any case. */
function transmit(
  connection: SMTPConnection,
  { envelope, message }: ComposedMail,
  settings: SmtpSettings,
) {
  let phase: Phase = 'before';
  return new Promise<ReturnType<typeof smtpFailure> | undefined>((resolve) => {
    const end = (error?: unknown) => {
      resolve(error ? smtpFailure(error, phase) : undefined);
      if (error) connection.close();
      else connection.quit();
    };
    connection.once('error', end);
    connection.once('end', () => end(new Error('The connection was closed.')));
    const deliver = () => {
      // Read only once the server has agreed to take the mail.
      const body = lazyStream(message, () => void (phase = 'body'));
      connection.send(
        { from: envelope.from, to: [...envelope.to], size: message.length },
        body,
        end,
      );
    };
    connection.connect((error) => {
      if (error) end(error);
      else logIn(connection, settings.url, (refusal) => (refusal ? end(refusal) : deliver()));
    });
  });
}

/** Logs in with the credentials of the server's URL, if it has any. */
function logIn(
  connection: SMTPConnection,
  url: string,
  done: (refusal: Error | null | undefined) => void,
): void {
  const { auth } = parseConnectionUrl(url);
  if (auth && 'pass' in auth) connection.login({ credentials: auth }, done);
  else done(undefined);
}

/** Returns a stream of these bytes that calls back when its reader begins. */
function lazyStream(bytes: Buffer, onStart: () => void): Readable {
  return new Readable({
    read() {
      onStart();
      this.push(bytes);
      this.push(null);
    },
  });
}

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
function smtpFailure(error: unknown, phase: 'before' | 'body'): MailFailure {
  const { code, responseCode, command } = Object(error) as SmtpError;
  const message = ['SMTP', command, responseCode ?? code].filter(Boolean).join(' ');
  return { kind: kindOf(phase, responseCode, command), message };
}

function kindOf(
  phase: 'before' | 'body',
  reply: number | undefined,
  command: string | undefined,
): MailFailure['kind'] {
  if (reply === undefined) return phase === 'body' ? 'unconfirmed' : 'unavailable';
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (reply === SERVICE_CLOSING || !isAboutThisMail) return 'unavailable';
  return reply >= 500 ? 'refused' : 'later';
}

const SERVICE_CLOSING = 421;
