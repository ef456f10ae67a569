import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { spareAnswers } from './unused-connections.ts';
import { UnusableSetting } from './unusable-setting.ts';

/**
 * Node's server, with clocks of its own against clients that send slowly or not at all, and bounds on
 * what they may hold (faults table R). All times are in milliseconds. A connection stays longer than
 * those of common load balancers (60 s), so that it is never ours that ends while a request is on its
 * way. A socket on which nothing moves is cut, but not before the longest answer, a change of 20 s,
 * has had its time.
 */
export function createHttpServer(listener: RequestListener, silence = LONGEST_SILENCE): Server {
  const server = createServer(
    { connectionsCheckingInterval: 1000, maxHeaderSize: MOST_HEADER_BYTES },
    listener,
  );
  spareAnswers(server);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  server.timeout = silence;
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = 10_000;
  return server;
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

/** Requests under way get this long to end. */
const LONGEST_DRAIN = 10_000;

/** Connections that their request leaves are looked for so often. */
const SWEEP = 50;

/**
 * Takes no more connections and waits for the requests under way; cuts what does not end. Connections
 * on which nothing is asked are ended, once what has arrived on them is read.
 */
export async function drain(server: Server): Promise<void> {
  await calmMoment(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Comes when whoever has connected is let in, and what they sent is read: connections are let in one
 * by one, between other work, and those that are not in yet would be refused.
 */
async function calmMoment(server: Server): Promise<void> {
  const latest = performance.now() + LONGEST_UNREST;
  let isCalm = false;
  const noteUnrest = () => void (isCalm = false);
  server.on('connection', noteUnrest);
  while (!isCalm && performance.now() < latest) {
    isCalm = true;
    await wait(MOMENT);
  }
  server.off('connection', noteUnrest);
}

/* In milliseconds. */
const MOMENT = 100;
const LONGEST_UNREST = 5000;
