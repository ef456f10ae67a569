import { algoliasearch } from 'algoliasearch';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstream-guard.ts';
import { SEARCH_TIMEOUTS } from '#src/search/search-hosts.ts';
import { RECOMMENDATIONS_PATH } from '#src/search/recommendation-document.ts';
import { isDeeperThan } from '#src/shared/json-depth.ts';
import { readFields, readListOf } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import { USUAL_DEADLINE, type AlgoliaSettings } from './algolia-settings.ts';
import { createAlgoliaTransport, type Requester } from './algolia-transport.ts';
import { beforeDeadline } from './before-deadline.ts';
import { createHostsMemory } from './hosts-memory.ts';
import { isOurs, UNREACHABLE, UNREADABLE, type Answered } from './search-failure.ts';

/** How the client is told to behave; its package does not name this. */
type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** A question as the service takes it, or an answer as it came. */
export type Wire = Readonly<Record<string, unknown>>;

/** What the shop asks of the search service. Nothing rejects, and no answer has been read. */
export interface AlgoliaReader {
  /** All questions in one call; one answer for each, in their order. */
  search(requests: readonly Wire[]): Promise<Answered<readonly unknown[]>>;
  recommend(requests: readonly Wire[]): Promise<Answered<unknown>>;
  /** For models that the client does not know. */
  recommendByPath(requests: readonly Wire[]): Promise<Answered<unknown>>;
  topSearches(index: string): Promise<Answered<unknown>>;
  tell(events: readonly Wire[]): Promise<Answered<unknown>>;
}

/** And a way to let go of its connections. */
export type OpenAlgoliaReader = AlgoliaReader & { readonly close: () => Promise<void> };

export function createAlgoliaReader(
  settings: AlgoliaSettings,
  now: () => number = Date.now,
  guard: UpstreamGuard = NO_GUARD,
): OpenAlgoliaReader {
  const { appId, searchKey, analyticsKey = searchKey, deadline = USUAL_DEADLINE } = settings;
  const transport = createAlgoliaTransport();
  /* Each service has hosts, and so a memory, of its own. */
  const options = (): ClientOptions => clientOptions(settings, transport.requester, now);
  const client = algoliasearch(appId, searchKey, options());
  const recommend = client.initRecommend({ options: options() });
  const insights = client.initInsights({ options: options() });
  const analytics = client.initAnalytics({ apiKey: analyticsKey, options: options() });
  const within = async <T>(operation: string, call: () => Promise<T>): Promise<Answered<T>> => {
    const send = () => beforeDeadline((signal) => transport.givenUpBy(signal, call), deadline);
    const passed = await guard.run({ operation, send, isFailure });
    return passed.ok ? withinDepth(passed.value) : err(UNREACHABLE);
  };
  return {
    search: async (requests) => {
      const answer = await within<unknown>('search', () => client.search({ requests } as never));
      return answer.ok ? resultsOf(answer.value, requests.length) : answer;
    },
    recommend: (requests) =>
      within<unknown>('recommend', () => recommend.getRecommendations({ requests } as never)),
    recommendByPath: (requests) =>
      within<unknown>('recommend', () =>
        recommend.customPost({ path: RECOMMENDATIONS_PATH, body: { requests } }),
      ),
    topSearches: (index) =>
      within<unknown>('top-searches', () => analytics.getTopSearches({ index })),
    tell: (events) => within<unknown>('events', () => insights.pushEvents({ events } as never)),
    close: () => transport.close(),
  };
}

/** No answer that the shop reads nests lists and objects as deep: what reads it may follow it down. */
const DEEPEST_ANSWER = 32;

const withinDepth = <T>(answer: Answered<T>): Answered<T> =>
  answer.ok && isDeeperThan(answer.value, DEEPEST_ANSWER) ? err(UNREADABLE) : answer;

const isFailure = (answer: Answered<unknown>): boolean => !answer.ok && !isOurs(answer.error);

/** A rate limit is news for the caller, not a reason to wait for seconds. */
export function clientOptions(
  { hosts, timeouts = SEARCH_TIMEOUTS }: Pick<AlgoliaSettings, 'hosts' | 'timeouts'>,
  requester: Requester,
  now: () => number,
): ClientOptions {
  return {
    timeouts,
    requester,
    hostsCache: createHostsMemory(now),
    maxRateLimitRetries: 0,
    ...(hosts && { hosts: [...hosts] }),
  };
}

const readResults = readFields({ results: readListOf<unknown>((result) => result ?? undefined) });

function resultsOf(answer: unknown, count: number): Answered<readonly unknown[]> {
  const results = readResults(answer)?.results;
  return results?.length === count ? ok(results) : err(UNREADABLE);
}
