import { AsyncLocalStorage } from 'node:async_hooks';
import type { algoliasearch } from 'algoliasearch';
import type { Dispatcher } from 'undici';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { type Cancel, startTimeLimit } from '#src/shared/time-limit.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { SearchTimeouts } from '#src/search/search-service.ts';
import type { Result } from '#src/shared/result.ts';
import { ACCEPTED_ENCODINGS } from '../http/body-reader.ts';
import { exchange, type HttpAnswer, type HttpRequest } from '../http/exchange.ts';
import { openDispatcher } from '../http/proxy.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
/** The client's requester; its package does not export this type. */
export type Requester = NonNullable<ClientOptions['requester']>;
type Sent = Parameters<Requester['send']>[0];
type Received = Awaited<ReturnType<Requester['send']>>;

/**
 * Sends the client's requests. The client's own requester can crash the process on a decompression
 * error, reads answers of any size, and cannot be aborted.
 */
export interface AlgoliaTransport {
  readonly requester: Requester;
  /** Aborts requests begun by `work` together with the signal. */
  withAbortSignal<T>(signal: AbortSignal, work: () => T): T;
  /** Closes the keep-alive connections. */
  close(): Promise<void>;
}

/**
 * In milliseconds. Longest idle time of a connection, unless the server sets a shorter one, and
 * longest lifetime, so that DNS changes take effect.
 */
const IDLE_TIMEOUT = 10_000;
const MAX_CONNECTION_AGE = 300_000;
/** Longer than the client's own timeouts; ends abandoned connection attempts. */
const CONNECT_TIMEOUT = 15_000;

/**
 * Of the call in progress. One per process, however many transports it opens: Node 20 copies the
 * store of each storage that was ever used to every new promise.
 */
const abortSignals = new AsyncLocalStorage<AbortSignal>();

/**
 * The client lengthens its timeouts for a host that was late before; with `timeouts` each request
 * keeps to these (S7).
 */
export function createAlgoliaTransport(timeouts?: SearchTimeouts): AlgoliaTransport {
  const agent = openDispatcher({
    connect: { timeout: CONNECT_TIMEOUT },
    keepAliveTimeout: IDLE_TIMEOUT,
    keepAliveMaxTimeout: MAX_CONNECTION_AGE,
    clientTtl: MAX_CONNECTION_AGE,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    requester: {
      send: (sent) =>
        send(agent, timeouts ? limited(sent, timeouts) : sent, abortSignals.getStore()),
    },
    withAbortSignal: (signal, work) => abortSignals.run(signal, work),
    close: () => agent.destroy(),
  };
}

/** Only the timeout of a write is as long as one: that of a read is lengthened in small steps. */
const limited = (sent: Sent, { connect, read, write }: SearchTimeouts): Sent => ({
  ...sent,
  connectTimeout: Math.min(sent.connectTimeout, connect),
  responseTimeout: sent.responseTimeout >= write ? write : Math.min(sent.responseTimeout, read),
});

/**
 * Sends a request with the client's timeouts (S7): one until there is a connection, and one from
 * there until the answer is complete, so that a slow answer is none of a host that is down. If it
 * rejects, no other host is tried.
 */
async function send(
  agent: Dispatcher,
  sent: Sent,
  outer: AbortSignal | undefined,
): Promise<Received> {
  const abort = new AbortController();
  const abortRequest = (): void => abort.abort();
  let cancel: Cancel | undefined;
  if (outer?.aborted) abortRequest();
  outer?.addEventListener('abort', abortRequest);
  try {
    const answer = await exchange({
      dispatcher: agent,
      request: requestOf(sent),
      signal: abort.signal,
      connectWithin: sent.connectTimeout,
      onConnected() {
        cancel = startTimeLimit(sent.responseTimeout, abortRequest, PROCESS_TIMERS);
      },
    });
    if (outer?.aborted) throw new Error('The request was aborted.');
    return receivedOf(answer, abort.signal.aborted);
  } finally {
    cancel?.();
    outer?.removeEventListener('abort', abortRequest);
  }
}

function requestOf({
  url,
  method,
  headers,
  data,
}: Sent): HttpRequest & { readonly origin: string } {
  const { origin, pathname, search } = new URL(url);
  return {
    origin,
    path: pathname + search,
    method,
    headers: { ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
    ...(data !== undefined && { body: data }),
  };
}

/** Without a status, the client tries the next host; it marks one that is not timed out as down. */
function receivedOf(answer: Result<HttpAnswer, CallFailure>, isTimedOut: boolean): Received {
  if (!answer.ok) return { status: 0, content: answer.error.kind, isTimedOut };
  const { status, retryAfter, body } = answer.value;
  if (body === undefined) throw new Error('The answer is too long.');
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, content: body, headers, isTimedOut: false };
}
