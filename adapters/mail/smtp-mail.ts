import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import type { Clock } from '#ports/clock.ts';
import type { Mail } from '#ports/mail.ts';
import type { WrittenMail } from '#src/newsletter/written-mail.ts';
import { err, ok } from '#src/shared/result.ts';
import { composeMail, type ComposedMail } from './compose-mail.ts';
import { lazily } from './lazily.ts';
import { isOneLine } from './one-line.ts';
import { smtpFailure } from './smtp-failure.ts';

export type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. */
  readonly url: string;
  /** Who writes: `Sluimer <post@sluimer.example>`. */
  readonly from: string;
  readonly clock: Clock;
  /** In milliseconds: how long a server may take to connect or between two signs of life. */
  readonly patience?: number;
};

const PATIENCE = 20_000;

/**
 * Mail by a server that speaks SMTP (RFC 5321), a connection for each. A user and password are sent
 * under TLS alone; without one TLS is used where the server offers it.
 */
export function createSmtpMail(settings: SmtpSettings): Mail {
  const { from, clock } = settings;
  const open = new Set<SMTPConnection>();
  return {
    delivers: true,
    async send(mail: WrittenMail) {
      if (!isOneLine(mail.to))
        return err({ kind: 'refused', message: 'The address is no address.' });
      const composed = await composeMail(mail, { from, now: clock.now() });
      const connection = new SMTPConnection(connectionOptions(settings));
      open.add(connection);
      const failure = await transmit(connection, composed, settings);
      open.delete(connection);
      return failure ? err(failure) : ok('sent');
    },
    close: () => open.forEach((connection) => connection.close()),
  };
}

function connectionOptions({ url, patience = PATIENCE }: SmtpSettings): SMTPConnection.Options {
  const options = parseConnectionUrl(url);
  return {
    ...options,
    requireTLS: options.requireTLS ?? (options.auth !== undefined && options.secure !== true),
    connectionTimeout: patience,
    greetingTimeout: patience,
    dnsTimeout: patience,
    socketTimeout: patience,
  };
}

type Phase = 'before' | 'body';

/** Answers how it failed, if it did. Whatever happens, the connection is closed after. */
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
      // Read when the server has agreed to take the mail, and not before.
      const body = lazily(message, () => void (phase = 'body'));
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

/** As the address of the server says; where it names nobody, there is nobody to be. */
function logIn(
  connection: SMTPConnection,
  url: string,
  done: (refusal: Error | null | undefined) => void,
): void {
  const { auth } = parseConnectionUrl(url);
  if (auth && 'pass' in auth) connection.login({ credentials: auth }, done);
  else done(undefined);
}
