import type { Dispatcher } from 'undici';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { RequestScope } from '#ports/request-scope.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { exchange, type HttpRequest, withinTime } from '../http/exchange.ts';
import { openDispatcher } from '../http/proxy.ts';
import { getRequest, type GraphqlCall, postRequest } from './http/graphql-request.ts';
import { retryRead, wait } from './http/retry-read.ts';
import { throughGuard } from './http/through-guard.ts';
import { type MagentoAnswer, readMagentoAnswer } from './magento-answer.ts';
import type { Operation } from './operation.ts';

/**
 * Magento over HTTP. Answers hold no URL, header or message of Magento, and no method rejects.
 * `signal` aborts a call before its timeout.
 */
export interface MagentoClient {
  /** Queries public data by GET, cacheable, in at most two attempts. Never for carts. */
  read<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /** Queries a shopper's data by POST, in at most two attempts. */
  readPrivate<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /**
   * Sends a change by POST, in one attempt over a new connection. A keep-alive connection may break when
   * it is used, which would leave the outcome unknown.
   */
  change<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /** Closes the keep-alive connections. */
  close(): Promise<void>;
}

export type MagentoClientOptions = {
  /** URL of the GraphQL endpoint: `https://shop.example/graphql`. */
  readonly graphqlUrl: string;
  readonly clock: Clock;
  readonly storeViews?: StoreViews;
  /**
   * The current request. Its reads are aborted with it, except those made for a change; changes are
   * not aborted.
   */
  readonly scope?: RequestScope;
  /** Guard before Magento. Calls that it holds back fail with 503 and a `Retry-After`. */
  readonly guard?: UpstreamGuard;
  /** Timeouts per attempt, in milliseconds. */
  readonly timeouts?: Partial<MagentoTimeouts>;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random?: () => number;
  /** Speed of the clock relative to real time; 1 by default. */
  readonly pace?: number;
};

type MagentoTimeouts = {
  readonly connect: number;
  readonly read: number;
  readonly write: number;
  /** Timeout of both attempts of a read together. */
  readonly bothReads: number;
};

/** An abandoned connection attempt ends after this multiple of the connect timeout. */
const CONNECT_TIMEOUT_MULTIPLE = 3;

const TIMEOUTS: MagentoTimeouts = { connect: 1000, read: 5000, write: 10_000, bothReads: 8000 };

export function createMagentoClient(settings: MagentoClientOptions): MagentoClient {
  const { clock, scope, guard = NO_GUARD, random = Math.random, pace = 1 } = settings;
  const timeouts = { ...TIMEOUTS, ...settings.timeouts };
  const waiting = { wait: (ms: number, until?: AbortSignal) => wait(ms / pace, until), random };
  const connections = {
    connect: { timeout: (CONNECT_TIMEOUT_MULTIPLE * timeouts.connect) / pace },
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const { origin } = new URL(settings.graphqlUrl);
  const sharedAgent = openDispatcher(connections);
  const callOf = createCalls(settings);
  const attempt = createAttempt({ origin, guard, clock, pace, connect: timeouts.connect });
  const mayRetry = () => guard.acquireRetry();
  const read = (call: HttpCall, signal: AbortSignal | undefined) =>
    withinTime(timeouts.bothReads / pace, signal ?? scope?.current()?.signal, (total) =>
      retryRead(
        () => attempt(sharedAgent, call, timeouts.read, total),
        { ...waiting, mayRetry },
        total,
      ),
    );

  return {
    read: (locale, operation, variables, signal) =>
      read(cacheableCall(callOf(locale, operation, variables)), signal),
    readPrivate: (locale, operation, variables, signal) =>
      read(privateCall(callOf(locale, operation, variables)), signal),
    async change(locale, operation, variables, headers, signal) {
      const client = openDispatcher(connections);
      const call = privateCall(callOf(locale, operation, variables, headers));
      const answer = await attempt(client, call, timeouts.write, signal);
      void client.destroy();
      return answer;
    },
    close: () => sharedAgent.destroy(),
  };
}

type HttpCall = {
  readonly request: HttpRequest;
  readonly operation: string;
  /** Whether the call bypasses an open circuit breaker, as cart calls do. */
  readonly bypassesBreaker: boolean;
};

const cacheableCall = <V>(call: GraphqlCall<V>): HttpCall => ({
  request: getRequest(call),
  operation: call.operation.name,
  bypassesBreaker: false,
});

const privateCall = <V>(call: GraphqlCall<V>): HttpCall => ({
  request: postRequest(call),
  operation: call.operation.name,
  bypassesBreaker: true,
});

type AttemptParts = Pick<MagentoClientOptions, 'clock'> & {
  readonly origin: string;
  readonly guard: UpstreamGuard;
  readonly pace: number;
  /** Timeout for connecting, in milliseconds. */
  readonly connect: number;
};

const createAttempt =
  ({ origin, guard, clock, pace, connect }: AttemptParts): Attempt =>
  (over, { request, operation, bypassesBreaker }, timeout, signal) => {
    const send = async () => {
      const answer = await withinTime(timeout / pace, signal, (inTime) =>
        exchange({
          dispatcher: over,
          request: { ...request, origin },
          signal: inTime,
          connectWithin: connect / pace,
        }),
      );
      return answer.ok ? readMagentoAnswer(answer.value, clock.now()) : answer;
    };
    return throughGuard(guard, { operation, send, signal, bypassesBreaker });
  };

type Attempt = (
  over: Dispatcher,
  call: HttpCall,
  timeout: number,
  signal: AbortSignal | undefined,
) => Promise<Result<MagentoAnswer, CallFailure>>;

/** Builds calls to the endpoint in the settings. */
const createCalls =
  ({ graphqlUrl, storeViews, scope }: MagentoClientOptions) =>
  <V>(
    locale: Locale,
    operation: Operation<unknown, V>,
    variables: V,
    headers: Readonly<Record<string, string>> = {},
  ): GraphqlCall<V> => ({
    endpoint: new URL(graphqlUrl).pathname,
    storeView: storeViewOf(locale, storeViews),
    operation,
    variables,
    headers: { ...headers, ...requestHeader(scope) },
  });

/** Request id for finding the call in the logs of Magento and the proxies before it. */
function requestHeader(scope: RequestScope | undefined): Readonly<Record<string, string>> {
  const request = scope?.current();
  return request ? { 'x-request-id': request.id } : {};
}

/** Codes of store views that are not named after their locale. */
export type StoreViews = Readonly<Partial<Record<Locale, string>>>;

/** Returns the store view code of a locale: `nl_nl`. */
export const storeViewOf = (locale: Locale, views: StoreViews = {}): string =>
  views[locale] ?? locale.replace('-', '_');

export type MagentoReadClient = Pick<MagentoClient, 'read'>;
