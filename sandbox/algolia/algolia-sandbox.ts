import { randomBytes } from 'node:crypto';
import { ok, type Result } from '#src/shared/result.ts';
import { createViews, prepareView, type IndexView } from './engine/index-view.ts';
import { createAnswerRequests } from './http/answer-requests.ts';
import { indexRoutes } from './http/index-routes.ts';
import type { AlgoliaKeys } from './http/keys.ts';
import { createRateLimit, type RateLimit } from './http/rate-limit.ts';
import { insightsRoutes } from './http/insights-routes.ts';
import { createListener, type Listener } from './http/listen.ts';
import { maintenanceRoutes } from './http/maintenance-routes.ts';
import { namedListRoutes } from './http/named-lists.ts';
import { objectRoutes } from './http/object-routes.ts';
import { recommendRoutes } from './http/recommend-routes.ts';
import { createEventStore } from './insights/event-store.ts';
import { createSearchCounts } from './insights/search-counts.ts';
import { createRecordRecommender } from './recommend/recommend-from-records.ts';
import type { SandboxRecommender } from './recommend/recommender.ts';
import { recordRoutes } from './http/record-routes.ts';
import { searchRoutes } from './http/search-routes.ts';
import { createIndexStore, type IndexStoreOptions } from './indexes/index-store.ts';

import { unknownIndex, type Refusal } from './refusal.ts';
import { createTextAnalysis, type TextKnowledge } from './text/text-analysis.ts';

export type AlgoliaSandboxParts = {
  readonly appId: string;
  readonly keys: AlgoliaKeys;
  /** What the search knows of languages: usually nothing. */
  readonly text?: TextKnowledge;
  /** Per index, what was looked for most before the server was there. */
  readonly topSearches?: Readonly<Record<string, readonly string[]>>;
  /** Usually made of the records, and of what visitors are told to have done. */
  readonly recommend?: SandboxRecommender;
  /** When a write can be seen: usually behind its answer, as the vendor does. */
  readonly publish?: IndexStoreOptions['publish'];
  /** The largest body that is read, in bytes: usually 20 MB. */
  readonly largestBody?: number;
  readonly now?: () => Date;
};

/** A server that speaks Algolia's REST API, in memory. */
export type AlgoliaSandbox = {
  /** Answers a request: to be given to a server of Node's, or to an express app. */
  readonly listener: Listener;
  readonly rateLimit: RateLimit;
};

const LARGEST_BODY = 20 * 1024 * 1024;

/** Knows no index until one is written to. */
export function createAlgoliaSandbox(parts: AlgoliaSandboxParts): AlgoliaSandbox {
  const { appId, keys, publish = 'later', largestBody = LARGEST_BODY } = parts;
  const now = parts.now ?? (() => new Date());
  const store = createIndexStore({ now, publish });
  const rateLimit = createRateLimit();
  const viewOf = createViews(createTextAnalysis(parts.text));
  const viewNamed = (name: string): Result<IndexView, Refusal> => {
    const index = store.find(name);
    return index ? ok(viewOf(index)) : unknownIndex(name);
  };
  const events = createEventStore();
  const counts = createSearchCounts(parts.topSearches);
  const { recommend = createRecordRecommender(events) } = parts;
  const search = { now, newQueryId: newId };
  const answer = createAnswerRequests({
    application: { appId, keys },
    rateLimit,
    largestBody,
    routes: [
      ...searchRoutes({ ...search, viewNamed, heard: (...search) => counts.heard(...search) }),
      ...recommendRoutes({ ...search, viewNamed, recommend }),
      ...insightsRoutes({ events, counts, now }),
      ...indexRoutes({ store, now, prepare: (index) => prepareView(viewOf(index)) }),
      ...maintenanceRoutes({ store, now, viewOf }),
      ...namedListRoutes('synonyms', { store, now }),
      ...namedListRoutes('rules', { store, now }),
      ...objectRoutes({ viewNamed }),
      ...recordRoutes({ store, now, newId }),
    ],
  });
  return { listener: createListener(answer), rateLimit };
}

/** 32 hexadecimal digits. */
const newId = (): string => randomBytes(16).toString('hex');
