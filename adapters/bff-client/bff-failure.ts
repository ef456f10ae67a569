import { parseRetryAfter } from '#src/shared/delays.ts';

/** Why a call to the shop's own server failed (B3). */
export type BffFailure = {
  /** 0 if there was no response. */
  readonly statusCode: number;
  readonly method: string;
  readonly url: string;
  readonly message: string;
  /**
   * `answered`: the server refused. Else there was no complete response: the caller cancelled
   * (`aborted`), it took too long (`timeout`), no server listens (`refused`), or anything else.
   */
  readonly reason: 'answered' | 'aborted' | 'timeout' | 'refused' | 'unreachable';
  /** The body of the refusal, if it is JSON. */
  readonly answer?: unknown;
  /** Time until a retry makes sense, if the server says so. */
  readonly retryAfterSeconds?: number;
};

/** Whether the arguments were invalid: status 400, or an address that is too long (B6). */
export const isBadArgument = ({ statusCode }: Pick<BffFailure, 'statusCode'>): boolean =>
  [400, 414, 431].includes(statusCode);

type SentRequest = Pick<BffFailure, 'method' | 'url'>;

/** Its message is `POST /api/magento/cart There is no cart`, or has the status text instead. */
export function toResponseFailure(
  sent: SentRequest,
  response: Response,
  answer: unknown,
  now: number,
): BffFailure {
  const { method, url } = sent;
  const { status: statusCode, statusText, headers } = response;
  // HTTP/2 has no status texts.
  const message = messageIn(answer) ?? (statusText || String(statusCode));
  const retryAfterSeconds = parseRetryAfter(headers.get('retry-after') ?? undefined, now);
  return {
    statusCode,
    method,
    url,
    message: `${method} ${url} ${message}`,
    reason: 'answered',
    ...(answer !== undefined && { answer }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** Describes a missing or partial response; `abortReason` if the client itself ended the call. */
export function toNetworkFailure(
  sent: SentRequest,
  error: unknown,
  abortReason: 'aborted' | 'timeout' | undefined,
): BffFailure {
  const isRefused = abortReason === undefined && isConnectionRefused(error);
  const message = isRefused ? CONNECTION_REFUSED_MESSAGE : (messageIn(error) ?? DEFAULT_MESSAGE);
  const reason = abortReason ?? (isRefused ? 'refused' : 'unreachable');
  return { statusCode: 0, ...sent, message, reason };
}

const CONNECTION_REFUSED_MESSAGE =
  'Please check if the middleware is running and is accessible by frontend app.';
const DEFAULT_MESSAGE = '[SDK] Error: something went wrong';

/** Maximum depth of nested errors, as chains may be circular. */
const MAX_CAUSE_DEPTH = 8;

/**
 * Node gives the reason in the error's cause, and one per address of a name: `localhost` is both
 * `::1` and `127.0.0.1`. Browsers do not give it.
 */
function isConnectionRefused(error: unknown, depth = 0): boolean {
  if (depth > MAX_CAUSE_DEPTH) return false;
  if (field(error, 'code') === 'ECONNREFUSED') return true;
  const errors = field(error, 'errors');
  const causes = [field(error, 'cause'), ...(Array.isArray(errors) ? errors : [])];
  return causes.some((one) => isConnectionRefused(one, depth + 1));
}

function messageIn(value: unknown): string | undefined {
  const message = field(value, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Reads a field of any value; its getters may throw. */
function field(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
