import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Answers to commands instead of `250 OK`; `cut` closes the connection. */
export type SmtpFault = Readonly<
  Partial<Record<'connect' | 'MAIL' | 'RCPT' | 'DATA' | 'body', string>>
>;

export type ArrivedMail = { readonly to: readonly string[]; readonly raw: string };

/** A minimal mail server that stores mail and fails on demand. */
export interface SmtpServer {
  readonly url: string;
  readonly arrived: readonly ArrivedMail[];
  /** Received commands in order, without their arguments. */
  readonly commands: readonly string[];
  fail(fault: SmtpFault): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const arrived: ArrivedMail[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let fault: SmtpFault = {};
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    converse(socket, { arrived, commands, troubleAt: (step) => fault[step] });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    commands,
    fail: (next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

type Conversation = {
  readonly arrived: ArrivedMail[];
  readonly commands: string[];
  readonly troubleAt: (step: keyof SmtpFault) => string | undefined;
};

function converse(socket: Socket, { arrived, commands, troubleAt }: Conversation): void {
  let buffered = '';
  let to: string[] = [];
  let isBody = false;
  const reply = (step: keyof SmtpFault | undefined, otherwise: string): boolean => {
    const words = step && troubleAt(step);
    if (words === 'cut') socket.destroy();
    else socket.write(`${words ?? otherwise}\r\n`);
    return words === undefined;
  };
  const heed = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    commands.push(verb);
    if (verb === 'EHLO') socket.write('250-test\r\n250 8BITMIME\r\n');
    else if (verb === 'MAIL') reply('MAIL', '250 OK');
    else if (verb === 'RCPT') {
      if (reply('RCPT', '250 OK')) to.push(/<([^>]*)>/u.exec(line)?.[1] ?? '');
    } else if (verb === 'DATA') isBody = reply('DATA', '354 Go on');
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else reply(undefined, '250 OK');
  };
  if (!reply('connect', '220 test ESMTP')) socket.end();
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1');
    for (;;) {
      const end = buffered.indexOf(isBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const piece = buffered.slice(0, end);
      buffered = buffered.slice(end + (isBody ? 5 : 2));
      if (!isBody) heed(piece);
      else {
        isBody = false;
        const raw = piece.replaceAll(/(^|\r\n)\.\./gu, '$1.');
        if (reply('body', '250 Taken')) arrived.push({ to, raw });
        to = [];
      }
    }
  });
}
