import { parseJson } from '#src/shared/parse-json.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { encodeBody, encodeQuery, NO_BODY } from './bff-request.ts';

/** The shop's own server as a list of methods (B1, B2). */
export interface BffClient {
  /**
   * Calls a method, `magento/cart`, with its arguments. An answer that is no JSON counts as
   * empty: `undefined`.
   */
  call(
    method: string,
    args: readonly unknown[],
    config?: MethodConfig,
  ): Promise<Result<unknown, BffFailure>>;
}

/** How one method departs from the rule, which is a POST of JSON. */
export type MethodConfig = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the address of a GET one that no cache has seen. */
  readonly cacheBuster?: string;
};

/** B3. `statusCode` is 0 where no answer came. */
export type BffFailure = {
  readonly statusCode: number;
  readonly url: string;
  readonly message: string;
};

type BffClientOptions = {
  /** `/api`, or on a server the whole address. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
};

export function createBffClient({ baseUrl, fetch, timeoutMs }: BffClientOptions): BffClient {
  return {
    async call(name, args, config = {}) {
      const { method = 'POST' } = config;
      const query = method === 'GET' ? encodeQuery(args, config.cacheBuster) : '';
      const url = `${baseUrl}/${name}${query}`;
      const request = method === 'GET' ? NO_BODY : encodeBody(args);
      try {
        const response = await fetch(url, {
          ...request,
          method,
          headers: { accept: 'application/json', ...request.headers, ...config.headers },
          credentials: 'include',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const answer = parseJson(await response.text());
        return response.ok ? ok(answer) : err(refusal(method, url, response, answer));
      } catch (error) {
        return err({ statusCode: 0, url, message: explain(error) });
      }
    },
  };
}

function refusal(method: string, url: string, response: Response, answer: unknown): BffFailure {
  const message = messageIn(answer) ?? response.statusText;
  return { statusCode: response.status, url, message: `${method} ${url} ${message}` };
}

function explain(error: unknown): string {
  if (isConnectionRefused(error)) {
    return 'Please check if the middleware is running and is accessible by frontend app.';
  }
  return messageIn(error) ?? '[SDK] Error: something went wrong';
}

/** Node names the reason in the error's cause; browsers do not tell it. */
const isConnectionRefused = (error: unknown): boolean =>
  [error, field(error, 'cause')].some((reason) => field(reason, 'code') === 'ECONNREFUSED');

function messageIn(value: unknown): string | undefined {
  const message = field(value, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
