import { randomBytes } from 'node:crypto';
import { ok, type Result } from '#src/shared/result.ts';
import { createViews, type IndexView, prepareView } from './engine/index-view.ts';
import {
  createAnswerRequests,
  createListener,
  createRateLimit,
  type Listener,
  type RateLimit,
} from './http/answer-requests.ts';
import { indexRoutes } from './http/index-routes.ts';
import { insightsRoutes } from './http/insights-routes.ts';
import type { AlgoliaKeys } from './http/keys.ts';
import { maintenanceRoutes } from './http/maintenance-routes.ts';
import { namedListRoutes } from './http/named-lists.ts';
import { recommendRoutes } from './http/recommend-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { searchRoutes } from './http/search-routes.ts';
import { createIndexStore, type IndexStoreOptions } from './indexes/index-store.ts';
import { createEventStore } from './insights/event-store.ts';
import { createSearchCounts } from './insights/search-counts.ts';
import { createRecordRecommender } from './recommend/recommend-from-records.ts';
import type { SandboxRecommender } from './recommend/recommend-query.ts';
import { type Refusal, unknownIndex } from './refusal.ts';
import { createTextAnalysis, type TextAnalysisOptions } from './text/text-analysis.ts';

export type AlgoliaSandboxParts = {
  readonly appId: string;
  readonly keys: AlgoliaKeys;
  /** Language data of the text search; none by default. */
  readonly text?: TextAnalysisOptions;
  /** Initial top searches by index. */
  readonly topSearches?: Readonly<Record<string, readonly string[]>>;
  /** By default computed from the records and events. */
  readonly recommend?: SandboxRecommender;
  /** When a write becomes visible: by default after its answer, as in Algolia. */
  readonly publish?: IndexStoreOptions['publish'];
  /** Maximum body size in bytes; 20 MB by default. */
  readonly largestBody?: number;
  readonly now?: () => Date;
};

/** A server with Algolia's REST API, in memory. */
export type AlgoliaSandbox = {
  /** Request listener for a Node server or an Express app. */
  readonly listener: Listener;
  readonly rateLimit: RateLimit;
};

const MAX_BODY_BYTES = 20 * 1024 * 1024;

/** Starts without indexes; writing creates them. */
export function createAlgoliaSandbox(parts: AlgoliaSandboxParts): AlgoliaSandbox {
  const { appId, keys, publish = 'later', largestBody = MAX_BODY_BYTES } = parts;
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
      ...searchRoutes({
        ...search,
        viewNamed,
        countSearch: (...search) => counts.record(...search),
      }),
      ...recommendRoutes({ ...search, viewNamed, recommend }),
      ...insightsRoutes({ events, counts, now }),
      ...indexRoutes({ store, now, prepare: (index) => prepareView(viewOf(index)) }),
      ...maintenanceRoutes({ store, now }),
      ...namedListRoutes({ store, now }),
      ...recordRoutes({ store, newId }),
    ],
  });
  return { listener: createListener(answer), rateLimit };
}

/** 32 hexadecimal digits. */
const newId = (): string => randomBytes(16).toString('hex');
