import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Domains } from '#src/routing/parse-location.ts';
import { trackConnections, type Connections } from './connections.ts';
import { nextEventLoopTurn } from './turns/arrivals.ts';
import { UnusableSetting } from './unusable-setting.ts';

export type ShopServer = Server & { readonly clientConnections: Connections };

/**
 * Node's server with timeouts for slow or silent clients, and limits on their resources
 * (docs/cases.md, Limits). All times are in milliseconds. Idle connections are kept longer than
 * common load balancers keep them (60 s), so that this side never closes while a request is in
 * transit. A silent socket is closed, but not before the longest response, a change of 20 s, has
 * had its time.
 */
export function createHttpServer(
  listener: RequestListener,
  socketTimeout = SOCKET_TIMEOUT,
): ShopServer {
  const server = createServer({
    connectionsCheckingInterval: 1000,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  const clientConnections = trackConnections(server, listener);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  server.timeout = socketTimeout;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  server.maxConnections = 10_000;
  return Object.assign(server, { clientConnections });
}

const KEEP_ALIVE_TIMEOUT = 65_000;
const MAX_REQUESTS_PER_SOCKET = 1000;

/** What Node says of these two to clients (`Keep-Alive`). */
export const KEEP_ALIVE = `timeout=${KEEP_ALIVE_TIMEOUT / 1000}, max=${MAX_REQUESTS_PER_SOCKET}`;

const MAX_HEADER_BYTES = 16 * 1024;
const SOCKET_TIMEOUT = 25_000;

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
const LISTEN_ERRORS: ReadonlyMap<string, readonly [setting: 'PORT' | 'HOST', complaint: string]> =
  new Map([
    ['EADDRINUSE', ['PORT', 'is already in use: stop the other program or choose another port']],
    ['EACCES', ['PORT', 'may not be opened by this user: choose a port from 1024 on']],
    ['EADDRNOTAVAIL', ['HOST', 'must be an address of this machine']],
    ['ENOTFOUND', ['HOST', 'must be an address of this machine']],
    ['EAI_AGAIN', ['HOST', 'must be an address of this machine']],
  ]);

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const [setting, complaint] = LISTEN_ERRORS.get(error.code ?? '') ?? [];
  if (setting === undefined || complaint === undefined) return error;
  return new UnusableSetting(setting, { PORT: port, HOST: host }[setting], complaint, error);
}

/** Message with the URLs of the shop, printed at start. */
export function shopUrls(domains: Domains, port: number): string {
  const lines = Object.entries(domains).map(([locale, origin]) => `  ${locale}  ${origin}`);
  return [`Sluimer is open on port ${port}:`, ...lines].join('\n');
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
  { quiet = 0, within = DRAIN_TIMEOUT }: DrainTimes = {},
): Promise<void> {
  const latest = performance.now() + within;
  const state = { isClosed: false };
  await closeListener(server, () => void (state.isClosed = true));
  while (!state.isClosed && performance.now() < latest) {
    await shortEventLoopTurn(latest);
    server.clientConnections.endIdle(performance.now() < latest - FINAL_PERIOD ? quiet : 0);
    if (!state.isClosed) await wait(CHECK_INTERVAL);
  }
  server.closeAllConnections();
}

/**
 * Closes the listening socket without resetting clients. The kernel has already accepted clients
 * that Node has not, because Node accepts one per turn of its event loop; closing would reset them.
 * Requests are therefore held until no client connects any more, which keeps turns short; the
 * socket is closed right after a turn without a new connection. If clients keep connecting until
 * `MAX_HOLD_TIME`, it is closed after any such turn.
 */
async function closeListener(server: ShopServer, onClose: () => void): Promise<void> {
  const latestClose = performance.now() + MAX_HOLD_TIME;
  let lastConnectionAt = performance.now();
  const onConnection = () => void (lastConnectionAt = performance.now());
  server.on('connection', onConnection);
  server.clientConnections.hold();
  for (;;) {
    const { start, end } = await shortEventLoopTurn(latestClose);
    const minIdleTime = end < latestClose ? MIN_IDLE_TIME : 0;
    if (lastConnectionAt < start && end - lastConnectionAt >= minIdleTime) break;
    await (end < latestClose ? wait(RETRY_INTERVAL) : nextEventLoopTurn());
  }
  server.off('connection', onConnection);
  server.close(onClose);
  server.clientConnections.release();
}

/**
 * Resolves right after an event loop turn short enough that all sockets were just read; after
 * `latest`, right after any turn.
 */
async function shortEventLoopTurn(
  latest: number,
): Promise<{ readonly start: number; readonly end: number }> {
  for (;;) {
    await nextEventLoopTurn();
    const start = performance.now();
    await nextEventLoopTurn();
    const end = performance.now();
    if (end - start < MAX_SHORT_TURN || end > latest) return { start, end };
  }
}

/* In milliseconds. */
const DRAIN_TIMEOUT = 10_000;
const FINAL_PERIOD = 500;
const CHECK_INTERVAL = 50;
const MAX_HOLD_TIME = 4000;
/** Time without a new connection before the listener is closed. */
const MIN_IDLE_TIME = 50;
const MAX_SHORT_TURN = 1;
const RETRY_INTERVAL = 5;
