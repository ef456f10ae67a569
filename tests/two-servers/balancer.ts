import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address in front of several servers, which get the requests in turn. */
export type Balancer = {
  readonly port: number;
  /** Requests forwarded to the server on this port that had no answer when it ended. */
  cutOn(port: number): ReadonlySet<string>;
  close(): void;
};

/** Header with the name of a request, which shows where it went. */
export const REQUEST_NAME = 'x-request-name';

/**
 * Skips a server that refuses the connection, as it cannot have begun anything. A forwarded request
 * without an answer fails (502), and is not sent to another server.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const cut = new Map(ports.map((port) => [port, new Set<string>()]));
  let turn = 0;

  const forward = (
    from: IncomingMessage,
    body: Buffer,
    to: ServerResponse,
    [port = 0, ...others]: readonly number[],
  ): void => {
    const name = String(from.headers[REQUEST_NAME] ?? '');
    const { method, url, headers } = from;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    const fail = (error: NodeJS.ErrnoException) => {
      const isPassedOver = error.code === 'ECONNREFUSED' && others.length > 0;
      if (isPassedOver) return forward(from, body, to, others);
      if (error.code !== 'ECONNREFUSED') cut.get(port)?.add(name);
      if (to.headersSent) to.destroy();
      else to.writeHead(502).end();
    };
    onward.on('error', fail);
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', fail);
      answer.pipe(to);
    });
    onward.end(body);
  };

  const server = createServer((from, to) => {
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.on('end', () => {
      const first = (turn += 1) % ports.length;
      const order = [...ports.slice(first), ...ports.slice(0, first)];
      forward(from, Buffer.concat(parts), to, order);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutOn: (port) => cut.get(port) ?? new Set(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
