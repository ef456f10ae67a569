import type { Clock } from '#ports/clock-and-ids.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { toResponseFailure, toNetworkFailure, type BffFailure } from './bff-failure.ts';
import type { MethodConfig } from './bff-methods.ts';
import { encodeCall, type BffCall, type EncodedCall } from './bff-request.ts';
import { startCallTimeout } from './call-timeout.ts';

export type ExchangeOptions = {
  readonly fetch: typeof globalThis.fetch;
  /** Default timeout of a call, in milliseconds. */
  readonly timeoutMs: number;
  /** On a server: the `Cookie` header of the visitor it calls for. Browsers send their own. */
  readonly cookie?: string;
  /** Measures the time until a date in `Retry-After`. */
  readonly clock?: Clock;
};

/** Overrides the defaults of a method for one call. */
export type CallConfig = MethodConfig & {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
};

/** The response; `answer` is `undefined` if it is not JSON. */
export type ExchangeResult = Result<
  { readonly method: string; readonly status: number; readonly answer: unknown },
  BffFailure
>;

type Exchange = (call: BffCall, configs: readonly CallConfig[]) => Promise<ExchangeResult>;

/** Sends one request. Of several configurations, the last one wins. */
export function createExchange({ fetch, clock = Date, ...options }: ExchangeOptions): Exchange {
  return async (call, configs) => {
    const config: CallConfig = Object.assign({}, ...configs);
    const time = startCallTimeout(config.timeoutMs ?? options.timeoutMs, config.signal);
    let sent = { method: config.method ?? 'POST', url: call.url };
    try {
      const { url, method, body, headers } = encodeCall(call, config);
      sent = { method, url };
      const ownHeaders = [headers, options.cookie === undefined ? {} : { cookie: options.cookie }];
      const all = [...ownHeaders, ...configs.map(({ headers = {} }) => headers)];
      const request = {
        method,
        body,
        headers: mergeHeaders(all, body instanceof FormData),
        credentials: 'include',
        signal: time.signal,
        ...(config.keepalive && isShort(body) && { keepalive: true }),
      } as const;
      const { response, text } = await time.within(fetchText(fetch, url, request));
      const answer = parseJson(text);
      if (response.ok) return ok({ ...sent, status: response.status, answer });
      return err(toResponseFailure(sent, response, answer, clock.now()));
    } catch (error) {
      return err(toNetworkFailure(sent, error, time.abortReason()));
    } finally {
      time.dispose();
    }
  };
}

/**
 * In characters. Browsers fail a request with keepalive once the bodies of all that are under way
 * are larger than 64 KiB together; a character is at most three bytes.
 */
const MAX_KEPT_ALIVE = 16_000;

const isShort = (body: EncodedCall['body']): boolean =>
  body === null || (typeof body === 'string' && body.length <= MAX_KEPT_ALIVE);

async function fetchText(fetch: ExchangeOptions['fetch'], url: string, request: RequestInit) {
  const response = await fetch(url, request);
  return { response, text: await response.text() };
}

/** Later headers replace earlier ones; the platform sets the content type of a form. */
function mergeHeaders(all: readonly Readonly<Record<string, string>>[], isForm: boolean): Headers {
  const merged = new Headers();
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers))) {
    merged.set(name, value);
  }
  if (isForm) merged.delete('content-type');
  return merged;
}
