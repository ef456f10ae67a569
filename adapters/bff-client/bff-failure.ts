import { parseRetryAfter } from '#src/shared/retry-after.ts';

/** Why a call to the shop's own server brought nothing (B3). */
export type BffFailure = {
  /** 0 where no answer came. */
  readonly statusCode: number;
  readonly method: string;
  readonly url: string;
  readonly message: string;
  /**
   * `answered`: the server said no. Else no whole answer came: who asked has lost interest
   * (`aborted`), it took too long (`timeout`), nobody listens there (`refused`), or anything else.
   */
  readonly reason: 'answered' | 'aborted' | 'timeout' | 'refused' | 'unreachable';
  /** What the server said beside its status, where that is JSON. */
  readonly answer?: unknown;
  /** When it may be worth to ask again, where the server says so. */
  readonly retryAfterSeconds?: number;
};

/** 400, or an address that is too long: nobody could mean what was asked (B6). */
export const isBadArgument = ({ statusCode }: Pick<BffFailure, 'statusCode'>): boolean =>
  [400, 414, 431].includes(statusCode);

type Asked = Pick<BffFailure, 'method' | 'url'>;

/** `POST /api/magento/cart There is no cart`, or the status text where the server has no message. */
export function describeRefusal(
  asked: Asked,
  response: Response,
  answer: unknown,
  now: number,
): BffFailure {
  const { method, url } = asked;
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

/** No answer, or half of one; `gaveUp` says that the client itself has ended the call. */
export function describeSilence(
  asked: Asked,
  error: unknown,
  gaveUp: 'aborted' | 'timeout' | undefined,
): BffFailure {
  const isRefused = gaveUp === undefined && isConnectionRefused(error);
  const message = isRefused ? NOBODY_LISTENS : (messageIn(error) ?? NO_IDEA);
  const reason = gaveUp ?? (isRefused ? 'refused' : 'unreachable');
  return { statusCode: 0, ...asked, message, reason };
}

const NOBODY_LISTENS =
  'Please check if the middleware is running and is accessible by frontend app.';
const NO_IDEA = '[SDK] Error: something went wrong';

/** How many errors are looked at, one behind the other: chains may be circles. */
const DEEPEST = 8;

/**
 * Node names the reason in the error's cause, and one for each address of a name: `localhost` is
 * both `::1` and `127.0.0.1`. Browsers do not tell it.
 */
function isConnectionRefused(error: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (field(error, 'code') === 'ECONNREFUSED') return true;
  const errors = field(error, 'errors');
  const behind = [field(error, 'cause'), ...(Array.isArray(errors) ? errors : [])];
  return behind.some((one) => isConnectionRefused(one, depth + 1));
}

function messageIn(value: unknown): string | undefined {
  const message = field(value, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Of whatever was thrown or answered; its getters may throw in their turn. */
function field(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}
