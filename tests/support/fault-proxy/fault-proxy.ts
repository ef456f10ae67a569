import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { deliver, readRequest, type ForwardedRequest } from './carried-request.ts';
import type { Fault } from './fault.ts';
import { applyFault } from './apply-fault.ts';

export type FaultProxyParts = {
  /** Origin of the upstream: `http://127.0.0.1:40123`. */
  readonly target: string;
  /** Chooses the fault of a request. */
  readonly plan: (request: ForwardedRequest) => Fault;
  /** Whether to close a connection before any data; `index` is its number, from 0. */
  readonly isTurnedAway?: (index: number) => boolean;
  /** Factor by which the time of faults is faster than the machine's clock. */
  readonly pace?: number;
};

/** Record of one request. */
export type ProxyEntry = {
  readonly request: ForwardedRequest;
  readonly fault: Fault;
  /** Number of deliveries so far. */
  deliveries: number;
};

export type FaultProxy = {
  readonly origin: string;
  readonly log: readonly ProxyEntry[];
  /** Number of connections closed before any data. */
  readonly turnedAway: () => number;
  /** Resolves when all deliveries are done. */
  landed(): Promise<void>;
};

/** Starts a proxy before a server on loopback that handles each request by the plan. */
export async function startFaultProxy(
  { target, plan, isTurnedAway = () => false, pace = 1 }: FaultProxyParts,
  onCleanup: (stop: () => void) => void = onTestFinished,
): Promise<FaultProxy> {
  const log: ProxyEntry[] = [];
  const flying = new Set<Promise<void>>();
  const listener = await openPort(forward, isTurnedAway);
  onCleanup(() => listener.shut());

  const wait = (milliseconds: number) => pause(milliseconds / pace);

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const entry: ProxyEntry = { request, fault: plan(request), deliveries: 0 };
    log.push(entry);
    await applyFault(entry.fault, {
      response,
      wait,
      refuse: (milliseconds) => listener.close(milliseconds / pace),
      async deliver() {
        const answer = await deliver(target, request);
        entry.deliveries += 1;
        return answer;
      },
    });
  }

  /** The client may be gone before the request is read or answered. */
  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const work = handle(incoming, response)
      .catch(() => void response.destroy())
      .finally(() => flying.delete(work));
    flying.add(work);
  }

  return {
    origin: `http://127.0.0.1:${listener.port}`,
    log,
    turnedAway: listener.turnedAway,
    async landed() {
      while (flying.size > 0) await Promise.all(flying);
    },
  };
}

/** A port that can be closed for a while, so that connections are refused. */
async function openPort(
  forward: (incoming: IncomingMessage, response: ServerResponse) => void,
  isConnectionRefused: (index: number) => boolean,
) {
  const sockets = new Set<Socket>();
  let [connections, turnedAway] = [0, 0];
  let isShut = false;
  const server = createServer(forward).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    connections += 1;
    if (!isConnectionRefused(connections - 1)) return;
    turnedAway += 1;
    socket.resetAndDestroy();
  });
  const port = await listenAt(server, 0);

  /** Retries, as another process may hold the port for the time of a connection. */
  const reopen = (): void => {
    if (!isShut && !server.listening) listenAt(server, port).catch(() => setTimeout(reopen, 5));
  };
  return {
    port,
    turnedAway: () => turnedAway,
    close(milliseconds: number): void {
      if (!server.listening) return;
      server.close();
      setTimeout(reopen, milliseconds);
    },
    shut(): void {
      isShut = true;
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const listenAt = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
