import type { Dispatcher } from 'undici';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { failureToAnswer, failureToConnect } from './connection-failure.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  /** With the query behind it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type HttpAnswer = {
  readonly status: number;
  /** As it was sent: `120`, or a date. */
  readonly retryAfter?: string;
  /** None where it was longer than {@link MOST_BYTES}. */
  readonly body?: string;
};

/** No answer is read further than this: 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Sends one request and reads the whole answer, until `signal` says that it is too late. The
 * dispatcher tells when it is about to write: up to then a failure is one of connecting, and the
 * request certainly did not arrive; a request that is given up before is never written.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: HttpRequest & { readonly origin: string },
  signal: AbortSignal,
): Promise<Result<HttpAnswer, CallFailure>> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined;
    const settle = (outcome: Result<HttpAnswer, CallFailure>): void => {
      signal.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUp = (): void => {
      settle(err({ kind: controller ? 'timeout' : 'closed-before-request' }));
      controller?.abort(new Error('Given up'));
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp);
    dispatcher.dispatch(
      request,
      collect({
        started(now) {
          controller = now;
          if (signal.aborted) now.abort(new Error('Given up'));
        },
        ended: (answer) => settle(ok(answer)),
        failed: (error) =>
          settle(err(controller ? failureToAnswer(error) : failureToConnect(error))),
      }),
    );
  });
}

type Listener = {
  started(controller: Dispatcher.DispatchController): void;
  ended(answer: HttpAnswer): void;
  failed(error: Error): void;
};

/** Gathers an answer as it comes in; one that is too long is left unread. */
function collect(listener: Listener): Dispatcher.DispatchHandler {
  let head: Pick<HttpAnswer, 'status' | 'retryAfter'> = { status: 0 };
  let length = 0;
  const chunks: Buffer[] = [];
  return {
    onRequestStart: (controller) => listener.started(controller),
    onResponseStart(_controller, status, headers) {
      const retryAfter = headers['retry-after'];
      head = { status, ...(typeof retryAfter === 'string' && { retryAfter }) };
    },
    onResponseData(controller, chunk) {
      length += chunk.length;
      if (length <= MOST_BYTES) return void chunks.push(chunk);
      listener.ended(head);
      controller.abort(new Error('Too long'));
    },
    onResponseEnd: () => listener.ended({ ...head, body: Buffer.concat(chunks).toString('utf8') }),
    onResponseError: (_controller, error) => listener.failed(error),
  };
}
