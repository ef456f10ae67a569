import { type Dispatcher, errors } from 'undici';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { type Cancel, startTimeLimit } from '#src/shared/time-limit.ts';
import { type BodyReader, createBodyReader } from './body-reader.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

export type HttpAnswer = {
  readonly status: number;
  /** The header as sent: `120`, or a date. */
  readonly retryAfter?: string;
  /** Cookies that the answer sets, each with its attributes. */
  readonly cookies?: readonly string[];
  /** Decompressed; absent if it was longer than `MAX_BYTES`. */
  readonly body?: string;
};

type ExchangeParts = {
  readonly dispatcher: Dispatcher;
  readonly request: HttpRequest & { readonly origin: string };
  /** Aborts the exchange. */
  readonly signal: AbortSignal;
  /** Connect timeout in milliseconds; limited only by the signal by default. */
  readonly connectWithin?: number;
  /** Called when there is a connection, and the request is about to be written. */
  readonly onConnected?: () => void;
};

type Outcome = Result<HttpAnswer, CallFailure>;

/**
 * Sends one request and reads the whole response, until `signal` aborts. The dispatcher reports
 * when it is about to write: an earlier failure is one of connecting, and the request certainly did
 * not arrive; a request aborted before is never written.
 */
export function exchange(parts: ExchangeParts): Promise<Outcome> {
  const { dispatcher, request, signal, connectWithin, onConnected = () => {} } = parts;
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    let cancelConnect: Cancel | undefined;
    let isOver = false;
    const settle = (outcome: Outcome): void => {
      isOver = true;
      cancelConnect?.();
      signal.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const cancel = (): void => {
      settle(err({ kind: controller ? 'timeout' : 'closed-before-request' }));
      controller?.abort(new Error('The exchange was aborted.'));
    };
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    if (connectWithin !== undefined) {
      const onConnectTimeout = () => settle(err({ kind: 'connect-timeout' }));
      cancelConnect = startTimeLimit(connectWithin, onConnectTimeout, PROCESS_TIMERS);
    }
    dispatcher.dispatch(
      request,
      collect({
        started(now) {
          cancelConnect?.();
          controller = now;
          onConnected();
          if (isOver) now.abort(new Error('The exchange was aborted.'));
        },
        ended: (answer) => settle(ok(answer)),
        broken: () => settle(err({ kind: 'bad-answer' })),
        failed: (error) =>
          settle(err(controller ? failureToAnswer(error) : failureToConnect(error))),
      }),
    );
  });
}

type Listener = {
  started(controller: Dispatcher.DispatchController): void;
  ended(answer: HttpAnswer): void;
  broken(): void;
  failed(error: Error): void;
};

/** Collects a response as it arrives; stops reading if it is too long. */
function collect(listener: Listener): Dispatcher.DispatchHandler {
  let body: BodyReader | undefined;
  return {
    onRequestStart: (controller) => listener.started(controller),
    onResponseStart(controller, status, headers) {
      const { 'retry-after': retryAfter, 'set-cookie': cookies } = headers;
      const head = {
        status,
        ...(typeof retryAfter === 'string' && { retryAfter }),
        ...(cookies !== undefined && { cookies: [cookies].flat() }),
      };
      body = createBodyReader(String(headers['content-encoding'] ?? ''), {
        onWhole: (text) => listener.ended({ ...head, body: text }),
        onTooLong() {
          listener.ended(head);
          controller.abort(new Error('The response is too large.'));
        },
        onBroken() {
          listener.broken();
          controller.abort(new Error('The response body is malformed.'));
        },
        onRoom: () => controller.resume(),
      });
    },
    onResponseData(controller, chunk) {
      if (body?.take(chunk) === false) controller.pause();
    },
    onResponseEnd: () => body?.end(),
    onResponseError(_controller, error) {
      body?.drop();
      listener.failed(error);
    },
  };
}

/** Classifies a connection error: no byte of the request was written. */
function failureToConnect(error: unknown): CallFailure {
  const code = codeOf(error);
  const kind = KINDS[code];
  if (kind) return { kind };
  return { kind: TLS_CODE.test(code) ? 'tls' : 'closed-before-request' };
}

/** Classifies the error of a sent request without a complete response: it may have arrived. */
const failureToAnswer = (error: unknown): CallFailure => ({
  kind: error instanceof errors.HTTPParserError ? 'bad-answer' : 'reset',
});

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const KINDS: Readonly<
  Record<string, 'name-not-found' | 'refused-connection' | 'connect-timeout' | undefined>
> = {
  ENOTFOUND: 'name-not-found',
  EAI_AGAIN: 'name-not-found',
  ECONNREFUSED: 'refused-connection',
  EHOSTUNREACH: 'refused-connection',
  ENETUNREACH: 'refused-connection',
  ETIMEDOUT: 'connect-timeout',
  UND_ERR_CONNECT_TIMEOUT: 'connect-timeout',
};

/** Error codes of Node and OpenSSL for a failed handshake or an untrusted certificate. */
const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_)/u;

/**
 * Runs work with a signal that aborts after `timeout` milliseconds, or when `outer` does. Does not
 * use `AbortSignal.any`: Node 20 holds its sources so weakly that a timeout among them may never
 * fire, and the caller would wait forever.
 */
export async function withinTime<T>(
  timeout: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const cancel = startTimeLimit(timeout, abort, PROCESS_TIMERS);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  try {
    return await work(controller.signal);
  } finally {
    cancel();
    outer?.removeEventListener('abort', abort);
  }
}
