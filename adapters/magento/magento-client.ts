import { Agent, Client, type Dispatcher } from 'undici';
import type { Clock } from '#ports/clock.ts';
import type { RequestScope } from '#ports/request-scope.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstream-guard.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { exchange, type HttpRequest } from '../http/exchange.ts';
import { getRequest, postRequest, type GraphqlCall } from './http/graphql-request.ts';
import { retryRead } from './http/retry-read.ts';
import { throughGuard } from './http/through-guard.ts';
import { wait } from './http/waiting.ts';
import { withinTime } from '../http/within-time.ts';
import { readMagentoAnswer, type MagentoAnswer } from './magento-answer.ts';
import type { Operation } from './operation.ts';
import { storeViewOf, type StoreViews } from './store-view.ts';

/**
 * Magento over HTTP. Nothing it answers holds an address, a header or Magento's wording; nothing it
 * is asked makes it reject. `signal` gives a call up before its own time is over.
 */
export interface MagentoClient {
  /** Asks for what caches may answer: by GET, in two attempts. Never for carts. */
  read<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /** Asks for what is one shopper's: by POST, in two attempts. */
  ask<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /**
   * Changes something: by POST, in one attempt and over a connection of its own. One that was kept
   * open may break just as it is used, and nobody could tell what became of the change.
   */
  change<Variables>(
    locale: Locale,
    operation: Operation<unknown, Variables>,
    variables: Variables,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Result<MagentoAnswer, CallFailure>>;
  /** Lets go of the connections that are kept open. */
  close(): Promise<void>;
}

export type MagentoSettings = {
  /** Address of the GraphQL endpoint: `https://shop.example/graphql`. */
  readonly url: string;
  readonly clock: Clock;
  readonly storeViews?: StoreViews;
  /**
   * For whose sake Magento is asked. What it reads is given up with the request; a change is not, nor
   * what is read for the sake of a change.
   */
  readonly scope?: RequestScope;
  /** What it holds back is answered as a server would that sends everybody away for a while. */
  readonly guard?: UpstreamGuard;
  /** In milliseconds, per attempt. */
  readonly timeouts?: Partial<MagentoTimeouts>;
  /** From 0 up to 1: spreads second attempts. */
  readonly random?: () => number;
  /** How many times faster than the machine's clock its own goes; 1 unless told. */
  readonly pace?: number;
};

type MagentoTimeouts = {
  readonly connect: number;
  readonly read: number;
  readonly write: number;
  /** Of both attempts of a read together. */
  readonly bothReads: number;
};

/** A connection that nobody waits for any more is given up after so many times the limit. */
const FORGOTTEN = 3;

const TIMEOUTS: MagentoTimeouts = { connect: 1000, read: 5000, write: 10_000, bothReads: 8000 };

export function createMagentoClient(settings: MagentoSettings): MagentoClient {
  const { clock, scope, guard = NO_GUARD, random = Math.random, pace = 1 } = settings;
  const timeouts = { ...TIMEOUTS, ...settings.timeouts };
  const waiting = { wait: (ms: number, until?: AbortSignal) => wait(ms / pace, until), random };
  const connections = {
    connect: { timeout: (FORGOTTEN * timeouts.connect) / pace },
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const { origin } = new URL(settings.url);
  const kept = new Agent(connections);
  const callOf = createCalls(settings);
  const attempt = createAttempt({ origin, guard, clock, pace, connect: timeouts.connect });
  const mayRetry = () => guard.mayRetry();
  const read = (asked: Asked, signal: AbortSignal | undefined) =>
    withinTime(timeouts.bothReads / pace, signal ?? scope?.current()?.signal, (total) =>
      retryRead(() => attempt(kept, asked, timeouts.read, total), { ...waiting, mayRetry }, total),
    );

  return {
    read: (locale, operation, variables, signal) =>
      read(asking(callOf(locale, operation, variables)), signal),
    ask: (locale, operation, variables, signal) =>
      read(sparing(callOf(locale, operation, variables)), signal),
    async change(locale, operation, variables, headers, signal) {
      const own = new Client(origin, connections);
      const asked = sparing(callOf(locale, operation, variables, headers));
      const answer = await attempt(own, asked, timeouts.write, signal);
      void own.destroy();
      return answer;
    },
    close: () => kept.destroy(),
  };
}

type Asked = {
  readonly request: HttpRequest;
  readonly operation: string;
  /** Whether it goes to a Magento that is being left alone: a cart's call does. */
  readonly isSpared: boolean;
};

const asking = <V>(call: GraphqlCall<V>): Asked => ({
  request: getRequest(call),
  operation: call.operation.name,
  isSpared: false,
});

const sparing = <V>(call: GraphqlCall<V>): Asked => ({
  request: postRequest(call),
  operation: call.operation.name,
  isSpared: true,
});

type AttemptParts = Pick<MagentoSettings, 'clock'> & {
  readonly origin: string;
  readonly guard: UpstreamGuard;
  readonly pace: number;
  /** How long to connect may take, in milliseconds. */
  readonly connect: number;
};

const createAttempt =
  ({ origin, guard, clock, pace, connect }: AttemptParts): Attempt =>
  (over, { request, operation, isSpared }, longest, signal) => {
    const send = async () => {
      const answer = await withinTime(longest / pace, signal, (inTime) =>
        exchange({
          dispatcher: over,
          request: { ...request, origin },
          signal: inTime,
          connectWithin: connect / pace,
        }),
      );
      return answer.ok ? readMagentoAnswer(answer.value, clock.now()) : answer;
    };
    return throughGuard(guard, { operation, send, signal, isSpared });
  };

type Attempt = (
  over: Dispatcher,
  asked: Asked,
  longest: number,
  signal: AbortSignal | undefined,
) => Promise<Result<MagentoAnswer, CallFailure>>;

/** Makes calls to the endpoint of these settings. */
const createCalls =
  ({ url, storeViews, scope }: MagentoSettings) =>
  <V>(
    locale: Locale,
    operation: Operation<unknown, V>,
    variables: V,
    headers: Readonly<Record<string, string>> = {},
  ): GraphqlCall<V> => ({
    endpoint: new URL(url).pathname,
    storeView: storeViewOf(locale, storeViews),
    operation,
    variables,
    headers: { ...headers, ...requestHeader(scope) },
  });

/** By which a call is found in Magento's logs, and in those of the proxies on the way. */
function requestHeader(scope: RequestScope | undefined): Readonly<Record<string, string>> {
  const request = scope?.current();
  return request ? { 'x-request-id': request.id } : {};
}
