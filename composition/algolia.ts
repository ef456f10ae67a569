import {
  createAlgoliaProductSearch,
  type AlgoliaParts,
} from '#adapters/algolia/algolia-product-search.ts';
import { createAlgoliaReader } from '#adapters/algolia/algolia-reader.ts';
import { createAlgoliaRecommender } from '#adapters/algolia/algolia-recommender.ts';
import { createAlgoliaSearchBox } from '#adapters/algolia/algolia-search-box.ts';
import { createAlgoliaSearchEvents } from '#adapters/algolia/algolia-search-events.ts';
import { indexNames, type IndexNames } from '#adapters/algolia/index-names.ts';
import { parseHosts } from '#adapters/algolia/parse-hosts.ts';
import { withSearchCache } from '#adapters/cache/cached-product-search.ts';
import { withRecommenderCache } from '#adapters/cache/cached-recommender.ts';
import { withSearchBoxCache } from '#adapters/cache/cached-search-box.ts';
import type { SharedAnswers } from '#adapters/cache/shared-answers.ts';
import { Clock } from '#ports/clock.ts';
import { Drift } from '#ports/drift.ts';
import { ProductSearch } from '#ports/product-search.ts';
import { Recommender } from '#ports/recommender.ts';
import { SearchBox } from '#ports/search-box.ts';
import { SearchEvents } from '#ports/search-events.ts';
import { token } from '#ports/token.ts';
import { SEARCH_TIMEOUTS } from '#src/search/search-hosts.ts';
import type { TimeLimits } from '#server/time-limit-settings.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import type { AlgoliaSettings } from '#server/upstream-settings.ts';
import { Answers } from './answers.ts';
import { Closing } from './closing.ts';
import { Guards } from './guards.ts';
import type { Wiring } from './wiring.ts';

/* Search, recommendations and events from an Algolia application. */

const Algolia = token<AlgoliaParts>('AlgoliaParts');

export const algoliaSearch =
  (settings: AlgoliaSettings, limits: TimeLimits): Wiring =>
  (bind) => {
    const names = namesOf(settings.prefix);
    bind(Algolia).toResolvedValue(
      (drift: Drift, guards: Guards, closing: Closing) => {
        // No circuit breaker: the Algolia client itself skips hosts that are down.
        const guard = guards('algolia', { breaks: false });
        const reader = createAlgoliaReader(clientSettings(settings, limits), Date.now, guard);
        closing.add(reader.close);
        return { reader, names, drift };
      },
      [Drift, Guards, Closing],
    );
    bind(ProductSearch).toResolvedValue(
      (parts: AlgoliaParts, answers: SharedAnswers) =>
        withSearchCache(createAlgoliaProductSearch(parts), answers),
      [Algolia, Answers],
    );
    bind(SearchBox).toResolvedValue(
      (parts: AlgoliaParts, answers: SharedAnswers) =>
        withSearchBoxCache(createAlgoliaSearchBox(parts), answers),
      [Algolia, Answers],
    );
    bind(Recommender).toResolvedValue(
      (parts: AlgoliaParts, answers: SharedAnswers) =>
        withRecommenderCache(createAlgoliaRecommender(parts), answers),
      [Algolia, Answers],
    );
    bind(SearchEvents).toResolvedValue(
      ({ reader }: AlgoliaParts, clock: Clock) =>
        createAlgoliaSearchEvents({ reader, names, clock }),
      [Algolia, Clock],
    );
  };

function clientSettings(settings: AlgoliaSettings, { connect, algoliaRead: read }: TimeLimits) {
  const { appId, searchKey, analyticsKey, prefix, hosts } = settings;
  const own = hosts.length > 0 ? parseHosts(hosts.join(',')) : undefined;
  return {
    appId,
    searchKey,
    prefix,
    timeouts: { ...SEARCH_TIMEOUTS, connect, read },
    // Total time, equal to the limit of one host: what the first host leaves is for the next.
    deadline: connect + read,
    ...(analyticsKey !== '' && { analyticsKey }),
    ...(own && { hosts: own }),
  };
}

function namesOf(prefix: string): IndexNames {
  const names = indexNames(prefix);
  if (names.ok) return names.value;
  throw new UnusableSetting(
    'ALGOLIA_PREFIX',
    prefix,
    'wants letters and digits, with - and _ between',
  );
}
