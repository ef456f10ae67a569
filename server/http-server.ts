import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { trackConnections, type Connections } from './connections.ts';
import { nextRound } from './turns/arrivals.ts';
import { UnusableSetting } from './unusable-setting.ts';

export type ShopServer = Server & { readonly clientConnections: Connections };

/**
 * Node's server with timeouts for slow or silent clients, and limits on their resources
 * (docs/cases.md, Limits). All times are in milliseconds. Idle connections are kept longer than
 * common load balancers keep them (60 s), so that this side never closes while a request is in
 * transit. A silent socket is closed, but not before the longest response, a change of 20 s, has
 * had its time.
 */
export function createHttpServer(listener: RequestListener, silence = LONGEST_SILENCE): ShopServer {
  const server = createServer({
    connectionsCheckingInterval: 1000,
    maxHeaderSize: MOST_HEADER_BYTES,
  });
  const clientConnections = trackConnections(server, listener);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  server.timeout = silence;
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = 10_000;
  return Object.assign(server, { clientConnections });
}

const MOST_HEADER_BYTES = 16 * 1024;
const LONGEST_SILENCE = 25_000;

/**
 * Starts listening and returns the port, which the system chooses for port 0. Rejects with an
 * {@link UnusableSetting} if port or address is unavailable.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explain(error, port, host));
    server.once('error', refuse);
    server.listen({ port, ...(host === '' ? {} : { host }) }, () => {
      server.off('error', refuse);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Settings and messages for the system's errors on listen; any other error is a bug. */
const COMPLAINTS: ReadonlyMap<string, readonly [setting: 'PORT' | 'HOST', complaint: string]> =
  new Map([
    ['EADDRINUSE', ['PORT', 'is already in use: stop the other program or choose another port']],
    ['EACCES', ['PORT', 'may not be opened by this user: choose a port from 1024 on']],
    ['EADDRNOTAVAIL', ['HOST', 'must be an address of this machine']],
    ['ENOTFOUND', ['HOST', 'must be an address of this machine']],
    ['EAI_AGAIN', ['HOST', 'must be an address of this machine']],
  ]);

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const [setting, complaint] = COMPLAINTS.get(error.code ?? '') ?? [];
  if (setting === undefined || complaint === undefined) return error;
  return new UnusableSetting(setting, { PORT: port, HOST: host }[setting], complaint, error);
}

type DrainTimes = {
  /** Idle time before a connection is ended, because its next request may be in transit. */
  readonly quiet?: number;
  /** Time after which the remaining connections are closed. */
  readonly within?: number;
};

/**
 * Accepts no more connections, answers every request on existing ones, and ends them. A response
 * with `Connection: close` ends its connection; others are ended after `quiet` of idle time.
 */
export async function drain(
  server: ShopServer,
  { quiet = 0, within = LONGEST_DRAIN }: DrainTimes = {},
): Promise<void> {
  const latest = performance.now() + within;
  const state = { isClosed: false };
  await closeListener(server, () => void (state.isClosed = true));
  while (!state.isClosed && performance.now() < latest) {
    await quickTurn(latest);
    server.clientConnections.endIdle(performance.now() < latest - LAST_MOMENT ? quiet : 0);
    if (!state.isClosed) await wait(SWEEP);
  }
  server.closeAllConnections();
}

/**
 * Closes the listening socket without resetting clients. The kernel has already accepted clients
 * that Node has not, because Node accepts one per turn of its event loop; closing would reset them.
 * Requests are therefore held until no client connects any more, which keeps turns short; the
 * socket is closed right after a turn without a new connection. If clients keep connecting until
 * `LONGEST_HOLD`, it is closed after any such turn.
 */
async function closeListener(server: ShopServer, onClose: () => void): Promise<void> {
  const longestHold = performance.now() + LONGEST_HOLD;
  let lastCame = performance.now();
  const noteConnection = () => void (lastCame = performance.now());
  server.on('connection', noteConnection);
  server.clientConnections.hold();
  for (;;) {
    const { start, end } = await quickTurn(longestHold);
    const calm = end < longestHold ? CALM : 0;
    if (lastCame < start && end - lastCame >= calm) break;
    await (end < longestHold ? wait(MOMENT) : nextRound());
  }
  server.off('connection', noteConnection);
  server.close(onClose);
  server.clientConnections.release();
}

/**
 * Resolves right after an event loop turn short enough that all sockets were just read; after
 * `latest`, right after any turn.
 */
async function quickTurn(
  latest: number,
): Promise<{ readonly start: number; readonly end: number }> {
  for (;;) {
    await nextRound();
    const start = performance.now();
    await nextRound();
    const end = performance.now();
    if (end - start < QUICK || end > latest) return { start, end };
  }
}

/* In milliseconds. */
const LONGEST_DRAIN = 10_000;
const LAST_MOMENT = 500;
const SWEEP = 50;
const LONGEST_HOLD = 4000;
/** Time without a new connection before the listener is closed. */
const CALM = 50;
const QUICK = 1;
const MOMENT = 5;
