import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, type Result } from '#src/shared/result.ts';
import { exchange, type HttpAnswer, withinTime } from '../../http/exchange.ts';
import { openDispatcher } from '../../http/proxy.ts';
import { storeViewOf, type StoreViews } from '../magento-client.ts';
import { throughGuard } from './through-guard.ts';

/**
 * Magento's REST API, called with the access token of an integration. The token goes to Magento's
 * origin only: redirects are answers like any other, and are not followed.
 */
export interface MagentoRest {
  /** Sends one request. Statuses from 502 up are failures; the caller reads all others. */
  send(call: RestCall): Promise<Result<HttpAnswer, CallFailure>>;
  /** Closes the connections. */
  close(): Promise<void>;
}

export type RestCall = {
  /** Name in the metrics. */
  readonly operation: string;
  readonly locale: Locale;
  readonly method: 'GET' | 'POST';
  /** Path below the store view, with its query: `/V1/coupons/search?…`. */
  readonly path: string;
  readonly body?: object;
  /** In milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
};

export type RestSettings = {
  /** Base URL of Magento, above `rest`: `https://shop.example`. */
  readonly baseUrl: string;
  readonly token: string;
  readonly storeViews?: StoreViews;
  /** The guard before Magento. */
  readonly guard?: UpstreamGuard;
  /** Timeout for connecting, in milliseconds. */
  readonly connectTimeout?: number;
};

const CONNECT_TIMEOUT = 1000;
/** An abandoned connection attempt ends after this multiple of the connect timeout. */
const CONNECT_TIMEOUT_MULTIPLE = 3;

export function createMagentoRest(settings: RestSettings): MagentoRest {
  const { baseUrl, token, storeViews, guard = NO_GUARD } = settings;
  const { connectTimeout: connectWithin = CONNECT_TIMEOUT } = settings;
  const { origin, pathname } = new URL(baseUrl);
  const root = `${pathname.replace(/\/$/u, '')}/rest`;
  const connect = { timeout: CONNECT_TIMEOUT_MULTIPLE * connectWithin };
  const dispatcher = openDispatcher({ connect, headersTimeout: 0, bodyTimeout: 0 });
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  return {
    send({ operation, locale, method, path, body, timeout, signal }) {
      const request = {
        origin,
        method,
        path: `${root}/${storeViewOf(locale, storeViews)}${path}`,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      };
      const send = () =>
        withinTime(timeout, signal, async (inTime) =>
          orUnavailable(await exchange({ dispatcher, request, connectWithin, signal: inTime })),
        );
      return throughGuard(guard, { operation, send, signal });
    },
    close: () => dispatcher.destroy(),
  };
}

const orUnavailable = (answer: Result<HttpAnswer, CallFailure>): Result<HttpAnswer, CallFailure> =>
  answer.ok && answer.value.status >= 502
    ? err({ kind: 'http', status: answer.value.status })
    : answer;
