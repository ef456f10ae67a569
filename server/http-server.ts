import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { trackConnections, type Connections } from './connections.ts';
import { UnusableSetting } from './unusable-setting.ts';

export type ShopServer = Server & { readonly clientConnections: Connections };

/**
 * Node's server, with clocks of its own against clients that send slowly or not at all, and bounds on
 * what they may hold (faults table R). All times are in milliseconds. A connection stays longer than
 * those of common load balancers (60 s), so that it is never ours that ends while a request is on its
 * way. A socket on which nothing moves is cut, but not before the longest answer, a change of 20 s,
 * has had its time.
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
 * Starts listening; answers the port, which is the machine's choice where 0 was asked for. Rejects
 * with an {@link UnusableSetting} where the machine does not let the shop have port or address.
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

/** What the machine's refusals to listen mean; any other error is a mistake of ours. */
const COMPLAINTS: ReadonlyMap<string, readonly [setting: 'PORT' | 'HOST', complaint: string]> =
  new Map([
    ['EADDRINUSE', ['PORT', 'is in use already: stop the other program or choose another port']],
    ['EACCES', ['PORT', 'may not be opened by this user: choose a port from 1024 on']],
    ['EADDRNOTAVAIL', ['HOST', 'wants an address of this machine']],
    ['ENOTFOUND', ['HOST', 'wants an address of this machine']],
    ['EAI_AGAIN', ['HOST', 'wants an address of this machine']],
  ]);

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const [setting, complaint] = COMPLAINTS.get(error.code ?? '') ?? [];
  if (setting === undefined || complaint === undefined) return error;
  return new UnusableSetting(setting, { PORT: port, HOST: host }[setting], complaint, error);
}

type DrainTimes = {
  /** How long a connection has to be idle before it is ended: its next request may be on its way. */
  readonly quiet?: number;
  /** Whatever has not ended by then is cut. */
  readonly within?: number;
};

/**
 * Takes no more connections, answers every request on those it has, and ends them. An answer that says
 * `Connection: close` ends its connection; one that stays idle for `quiet` is ended unasked.
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
 * Closes the socket that listens without resetting a client. The kernel has taken clients that Node has
 * not accepted yet, for it accepts one in each turn of its event loop; closing resets them. So requests
 * are held back until nobody new comes: clients wait for their answers, and turns are short. Then the
 * socket is closed right after a turn that has found nobody waiting. Where new clients never stop
 * coming, it is closed after any turn without one.
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
    await (end < longestHold ? wait(MOMENT) : nextTurn());
  }
  server.off('connection', noteConnection);
  server.close(onClose);
  server.clientConnections.release();
}

/**
 * Comes right after a turn of the event loop that was so short that all sockets were read just now;
 * or after any, later than `latest`.
 */
async function quickTurn(
  latest: number,
): Promise<{ readonly start: number; readonly end: number }> {
  for (;;) {
    await nextTurn();
    const start = performance.now();
    await nextTurn();
    const end = performance.now();
    if (end - start < QUICK || end > latest) return { start, end };
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/* In milliseconds. */
const LONGEST_DRAIN = 10_000;
const LAST_MOMENT = 500;
const SWEEP = 50;
const LONGEST_HOLD = 4000;
/** As long as nobody has connected before the listener is closed. */
const CALM = 50;
const QUICK = 1;
const MOMENT = 5;
