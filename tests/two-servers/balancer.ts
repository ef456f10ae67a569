import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before several servers, which are given its requests in turn. */
export type Balancer = {
  readonly port: number;
  /** The requests that a server, by its port, was at when it ended: given to it and not answered. */
  cutOn(port: number): ReadonlySet<string>;
  close(): void;
};

/** Names a request, for whoever wants to know where it went. */
export const REQUEST_NAME = 'x-request-name';

/**
 * A server that takes no connection is passed over: it cannot have begun anything. A request that it
 * was given and does not answer has failed (502), and is given to nobody else.
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
