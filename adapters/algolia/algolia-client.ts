import type { algoliasearch } from 'algoliasearch';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import { RECOMMENDATIONS_PATH } from '#src/search/recommendation-document.ts';
import { SEARCH_TIMEOUTS } from '#src/search/search-service.ts';
import { isDeeperThan, readFields, readListOf } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import { withTimeout } from '#src/shared/time-limit.ts';
import { type AlgoliaClientOptions, DEFAULT_DEADLINE } from './algolia-settings.ts';
import { createAlgoliaTransport, type Requester } from './algolia-transport.ts';
import { createHostsCache } from './hosts-cache.ts';
import {
  type AlgoliaResult,
  isRequestFault,
  TIMED_OUT,
  toSearchFailure,
  UNREACHABLE,
  UNREADABLE,
} from './search-failure.ts';

/** Options of the client; its package does not export this type. */
type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** A raw request or answer. */
export type AlgoliaPayload = Readonly<Record<string, unknown>>;

/** The shop's reads from Algolia. Nothing rejects, and answers are unvalidated. */
export interface AlgoliaClient {
  /**
   * Sends all queries in one call, or in several at once beyond Algolia's limit. Returns one answer
   * per query, in order.
   */
  search(requests: readonly AlgoliaPayload[]): Promise<AlgoliaResult<readonly unknown[]>>;
  recommend(requests: readonly AlgoliaPayload[]): Promise<AlgoliaResult<unknown>>;
  /** Sends requests for models that the client does not support. */
  recommendByPath(requests: readonly AlgoliaPayload[]): Promise<AlgoliaResult<unknown>>;
  topSearches(index: string): Promise<AlgoliaResult<unknown>>;
  sendEvents(events: readonly AlgoliaPayload[]): Promise<AlgoliaResult<unknown>>;
}

/** An {@link AlgoliaClient}; `close` closes its connections. */
export type ClosableAlgoliaClient = AlgoliaClient & { readonly close: () => Promise<void> };

export function createAlgoliaClient(
  settings: AlgoliaClientOptions,
  now: () => number = Date.now,
  guards: ClientGuards = { reads: NO_GUARD, events: NO_GUARD },
): ClosableAlgoliaClient {
  const { deadline = DEFAULT_DEADLINE, timeouts = SEARCH_TIMEOUTS } = settings;
  const transport = createAlgoliaTransport(timeouts);
  const opened = openClients(settings, () => clientOptions(settings, transport.requester, now));
  const within = async <T>(
    operation: string,
    call: (clients: Clients) => Promise<T>,
    { guard, limit }: CallLimits = { guard: guards.reads, limit: deadline },
  ): Promise<AlgoliaResult<T>> => {
    const send = async () => {
      const clients = await opened;
      const callOnce = () => call(clients);
      return beforeDeadline((signal) => transport.withAbortSignal(signal, callOnce), limit);
    };
    const answer = await guard.run({ operation, send, isFailure });
    return answer.ok ? withinDepth(answer.value) : err(UNREACHABLE);
  };
  const searchMany = async (
    requests: readonly AlgoliaPayload[],
  ): Promise<AlgoliaResult<readonly unknown[]>> => {
    const send = (to: Clients) => to.search.search({ requests } as never);
    const answer = await within<unknown>('search', send);
    return answer.ok ? resultsOf(answer.value, requests.length) : answer;
  };
  return {
    search: async (requests) => {
      const calls = Array.from({ length: Math.ceil(requests.length / MAX_QUERIES) }, (_, index) =>
        searchMany(requests.slice(index * MAX_QUERIES, (index + 1) * MAX_QUERIES)),
      );
      const results: unknown[] = [];
      for (const answer of await Promise.all(calls)) {
        if (!answer.ok) return answer;
        results.push(...answer.value);
      }
      return ok(results);
    },
    recommend: (requests) =>
      within<unknown>('recommend', (to) => to.recommend.getRecommendations({ requests } as never)),
    recommendByPath: (requests) =>
      within<unknown>('recommend', ({ recommend }) =>
        recommend.customPost(
          { path: RECOMMENDATIONS_PATH, body: { requests } },
          // A read, though the client takes every custom request for a write (S7).
          { timeouts: { write: timeouts.read } },
        ),
      ),
    topSearches: (index) =>
      within<unknown>('top-searches', ({ analytics }) => analytics.getTopSearches({ index })),
    sendEvents: (events) =>
      within<unknown>('events', ({ insights }) => insights.pushEvents({ events } as never), {
        guard: guards.events,
        limit: timeouts.connect + timeouts.write,
      }),
    close: () => transport.close(),
  };
}

/** The clients of Algolia's services. Their code is not loaded by a shop that searches itself. */
async function openClients(settings: AlgoliaClientOptions, options: () => ClientOptions) {
  const { appId, searchKey, analyticsKey = searchKey, region } = settings;
  const inRegion = region === undefined ? {} : { region };
  const client = await import('algoliasearch');
  /* Each service has its own hosts, and so its own host state. */
  const search = client.algoliasearch(appId, searchKey, options());
  return {
    search,
    recommend: search.initRecommend({ options: options() }),
    insights: search.initInsights({ ...inRegion, options: options() }),
    analytics: search.initAnalytics({ ...inRegion, apiKey: analyticsKey, options: options() }),
  };
}

type Clients = Awaited<ReturnType<typeof openClients>>;

/** Algolia refuses a call with more queries. */
const MAX_QUERIES = 50;

/** Events may take as long as a write (S7), and must not take the places of shoppers' searches. */
export type ClientGuards = { readonly reads: UpstreamGuard; readonly events: UpstreamGuard };

/** `limit`: in milliseconds, including the client's retries. */
type CallLimits = { readonly guard: UpstreamGuard; readonly limit: number };

/** Maximum nesting of an answer. Readers recurse into it. */
const MAX_ANSWER_DEPTH = 32;

const withinDepth = <T>(answer: AlgoliaResult<T>): AlgoliaResult<T> =>
  answer.ok && isDeeperThan(answer.value, MAX_ANSWER_DEPTH) ? err(UNREADABLE) : answer;

const isFailure = (answer: AlgoliaResult<unknown>): boolean =>
  !answer.ok && !isRequestFault(answer.error);

/** Options of the client. A rate limit is reported to the caller instead of waited out. */
export function clientOptions(
  { hosts, timeouts = SEARCH_TIMEOUTS }: Pick<AlgoliaClientOptions, 'hosts' | 'timeouts'>,
  requester: Requester,
  now: () => number,
): ClientOptions {
  return {
    timeouts,
    requester,
    hostsCache: createHostsCache(now),
    maxRateLimitRetries: 0,
    ...(hosts && { hosts: [...hosts] }),
  };
}

const readResults = readFields({ results: readListOf<unknown>((result) => result ?? undefined) });

function resultsOf(answer: unknown, count: number): AlgoliaResult<readonly unknown[]> {
  const results = readResults(answer)?.results;
  return results?.length === count ? ok(results) : err(UNREADABLE);
}

/**
 * Limits a call to a time in milliseconds, including the client's retries: the client has no
 * overall deadline. Aborts `call` by its signal then. Never rejects.
 */
function beforeDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
): Promise<AlgoliaResult<T>> {
  const controller = new AbortController();
  const timeOut = (): AlgoliaResult<T> => {
    controller.abort();
    return err(TIMED_OUT);
  };
  const answer = outcomeOf(() => call(controller.signal));
  return withTimeout(milliseconds, answer, timeOut, PROCESS_TIMERS);
}

/** Returns the outcome of a call without a time limit. Never rejects. */
async function outcomeOf<T>(call: () => Promise<T>): Promise<AlgoliaResult<T>> {
  try {
    return ok(await call());
  } catch (error) {
    return err(toSearchFailure(error));
  }
}

/** Maximum query length of Algolia, in bytes. */
const MAX_QUERY_BYTES = 511;

const ENCODER = new TextEncoder();

/** Truncates a text to the maximum query length, in whole characters. */
export function truncateQuery(text: string): string {
  let bytes = 0;
  let truncated = '';
  for (const character of text.trim()) {
    bytes += ENCODER.encode(character).length;
    if (bytes > MAX_QUERY_BYTES) break;
    truncated += character;
  }
  return truncated;
}
