import { AsyncLocalStorage } from 'node:async_hooks';
import type { algoliasearch } from 'algoliasearch';
import { Agent } from 'undici';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { startTimeLimit } from '#src/shared/time-limit.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Result } from '#src/shared/result.ts';
import { ACCEPTED_ENCODINGS } from '../http/body-reader.ts';
import { exchange, type HttpAnswer, type HttpRequest } from '../http/exchange.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
/** What the client sends its requests by; its package does not name this. */
export type Requester = NonNullable<ClientOptions['requester']>;
type Sent = Parameters<Requester['send']>[0];
type Received = Awaited<ReturnType<Requester['send']>>;

/**
 * Sends the client's requests. The client's own requester decompresses where an error of it ends the
 * process, reads answers of any size, and cannot be stopped.
 */
export interface AlgoliaTransport {
  readonly requester: Requester;
  /** Requests that `work` begins are given up with the signal. */
  givenUpBy<T>(signal: AbortSignal, work: () => T): T;
  /** Lets go of the connections that are kept open. */
  close(): Promise<void>;
}

/**
 * In milliseconds. How long a connection is kept that nobody uses, unless the other side says less;
 * and how long one is used at all, so that hosts that moved are found.
 */
const LONGEST_IDLE = 10_000;
const LONGEST_USE = 300_000;
/** Limits of the client's requests are shorter; this ends what nobody waits for any more. */
const LONGEST_CONNECT = 15_000;

export function createAlgoliaTransport(): AlgoliaTransport {
  const givenUp = new AsyncLocalStorage<AbortSignal>();
  const agent = new Agent({
    connect: { timeout: LONGEST_CONNECT },
    keepAliveTimeout: LONGEST_IDLE,
    keepAliveMaxTimeout: LONGEST_USE,
    clientTtl: LONGEST_USE,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    requester: { send: (sent) => send(agent, sent, givenUp.getStore()) },
    givenUpBy: (signal, work) => givenUp.run(signal, work),
    close: () => agent.destroy(),
  };
}

/**
 * The limits are the client's (S7): one until the answer begins, one from there until it is whole.
 * What rejects is not tried at another host, and says nothing of this one.
 */
async function send(agent: Agent, sent: Sent, outer: AbortSignal | undefined): Promise<Received> {
  const late = new AbortController();
  const giveUp = (): void => late.abort();
  let cancel = startTimeLimit(sent.connectTimeout, giveUp, PROCESS_TIMERS);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp);
  try {
    const answer = await exchange({
      dispatcher: agent,
      request: requestOf(sent),
      signal: late.signal,
      onHead() {
        cancel();
        cancel = startTimeLimit(sent.responseTimeout, giveUp, PROCESS_TIMERS);
      },
    });
    if (outer?.aborted) throw new Error('The question was given up.');
    return receivedOf(answer, late.signal.aborted);
  } finally {
    cancel();
    outer?.removeEventListener('abort', giveUp);
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

/** Without a status, the client leaves the host alone and asks the next. */
function receivedOf(answer: Result<HttpAnswer, CallFailure>, isTimedOut: boolean): Received {
  if (!answer.ok) return { status: 0, content: answer.error.kind, isTimedOut };
  const { status, retryAfter, body } = answer.value;
  if (body === undefined) throw new Error('The answer is too long.');
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return { status, content: body, headers, isTimedOut: false };
}
