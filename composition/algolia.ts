import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import {
  type AlgoliaParts,
  createAlgoliaProductSearch,
} from '#adapters/algolia/algolia-product-search.ts';
import { createAlgoliaRecommender } from '#adapters/algolia/algolia-recommender.ts';
import { createAlgoliaSearchBox } from '#adapters/algolia/algolia-search-box.ts';
import { createAlgoliaSearchEvents } from '#adapters/algolia/algolia-search-events.ts';
import { type AlgoliaHost, parseAlgoliaHosts } from '#adapters/algolia/algolia-settings.ts';
import { indexNames, type IndexNames } from '#adapters/algolia/index-names.ts';
import { withRecommenderCache } from '#adapters/cache/cached-recommender.ts';
import { withSearchBoxCache, withSearchCache } from '#adapters/cache/cached-search.ts';
import type { UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { SearchEvents } from '#ports/measurement.ts';
import { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import type { AlgoliaSettings } from '#server/upstream-settings.ts';
import { SEARCH_TIMEOUTS } from '#src/search/search-service.ts';
import { ResponseCache, UpstreamGuardFactory } from './before-upstreams.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import type { Wiring } from './wiring.ts';

/* Search, recommendations and events from an Algolia application. */

const AlgoliaDependencies = token<AlgoliaParts>('AlgoliaDependencies');

export const algoliaSearch =
  (settings: AlgoliaSettings, limits: TimeLimits): Wiring =>
  (bind) => {
    const names = algoliaNames(settings.prefix);
    bind(AlgoliaDependencies).toResolvedValue(
      (drift: SchemaDrift, guards: UpstreamGuardFactory, closing: ShutdownHooks) => {
        // No circuit breaker: the Algolia client itself skips hosts that are down.
        const client = createAlgoliaClient(clientSettings(settings, limits), Date.now, {
          reads: guards('algolia', { hasBreaker: false }),
          events: guards('algolia-events', { hasBreaker: false }),
        });
        closing.add(client.close);
        return { client, names, drift };
      },
      [SchemaDrift, UpstreamGuardFactory, ShutdownHooks],
    );
    bind(ProductSearch).toResolvedValue(
      (parts: AlgoliaParts, answers: UpstreamCache) =>
        withSearchCache(createAlgoliaProductSearch(parts), answers),
      [AlgoliaDependencies, ResponseCache],
    );
    bind(SearchBox).toResolvedValue(
      (parts: AlgoliaParts, answers: UpstreamCache) =>
        withSearchBoxCache(createAlgoliaSearchBox(parts), answers),
      [AlgoliaDependencies, ResponseCache],
    );
    bind(Recommender).toResolvedValue(
      (parts: AlgoliaParts, answers: UpstreamCache) =>
        withRecommenderCache(createAlgoliaRecommender(parts), answers),
      [AlgoliaDependencies, ResponseCache],
    );
    bind(SearchEvents).toResolvedValue(
      ({ client }: AlgoliaParts, clock: Clock) =>
        createAlgoliaSearchEvents({ client, names, clock }),
      [AlgoliaDependencies, Clock],
    );
  };

function clientSettings(settings: AlgoliaSettings, { connect, algoliaRead: read }: TimeLimits) {
  const { appId, searchKey, analyticsKey, region, prefix } = settings;
  const hosts = algoliaHosts(settings);
  return {
    appId,
    searchKey,
    prefix,
    timeouts: { ...SEARCH_TIMEOUTS, connect, read },
    // Total time, equal to the limit of one host: what the first host leaves is for the next.
    deadline: connect + read,
    ...(analyticsKey !== '' && { analyticsKey }),
    ...(region !== '' && { region }),
    ...(hosts.length > 0 && { hosts }),
  };
}

/** The hosts that replace Algolia's own; none by default. */
export const algoliaHosts = ({ hosts }: AlgoliaSettings): readonly AlgoliaHost[] =>
  parseAlgoliaHosts(hosts.join(',')) ?? [];

export function algoliaNames(prefix: string): IndexNames {
  const names = indexNames(prefix);
  if (names.ok) return names.value;
  throw new UnusableSetting(
    'ALGOLIA_PREFIX',
    prefix,
    'must be letters and digits, with - and _ in between',
  );
}
