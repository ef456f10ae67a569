import { facetCounts } from '../engine/count-facets.ts';
import { findRecords } from '../engine/find-records.ts';
import type { IndexView } from '../engine/index-view.ts';
import { createParameters } from '../engine/parameters.ts';
import type { EventStore } from '../insights/event-store.ts';
import { type JsonObject, textsOf } from '../json.ts';
import { NO_RULES } from '../rules/apply-rules.ts';
import type {
  Recommended,
  RecommendModel,
  RecommendQuery,
  SandboxRecommender,
} from './recommend-query.ts';

/** Recommends by similarity of records and by events. */
export function createRecordRecommender(events: EventStore): SandboxRecommender {
  return (query, view) => MODELS[query.model](query, view, events.all());
}

type Recommend = (
  query: RecommendQuery,
  view: IndexView,
  events: readonly JsonObject[],
) => readonly Recommended[];

const similar: Recommend = ({ objectID = '' }, view) => {
  const subject = view.table.numberOf(objectID);
  return subject === undefined ? [] : rated(view, similarityTo(view, subject));
};

/** What the buyers of an object also bought. */
const boughtTogether: Recommend = ({ objectID = '' }, view, events) => {
  const bought = events.filter(({ eventType }) => eventType === 'conversion');
  const buyers = new Set(
    bought.filter((event) => idsIn(event).includes(objectID)).map(({ userToken }) => userToken),
  );
  return counted(
    view,
    bought.filter(({ userToken }) => buyers.has(userToken)),
  );
};

/** The objects with the most events; without any, the index in its own order. */
const trending: Recommend = (query, view, events) => {
  const found = counted(view, events);
  const all = found.length > 0 ? found : inOrder(view);
  const { facetName, facetValue } = query;
  if (facetName === undefined || facetValue === undefined) return all;
  const column = view.table.facet(facetName);
  const { ofRecords } = column;
  const valueNumbers = new Set(column.numbersOf(facetValue));
  return all.filter((one) => {
    const record = 'objectID' in one ? view.table.numberOf(one.objectID) : undefined;
    if (record === undefined) return false;
    const values = ofRecords.ids.subarray(ofRecords.starts[record], ofRecords.starts[record + 1]);
    return values.some((value) => valueNumbers.has(value));
  });
};

const trendingFacets: Recommend = ({ facetName = '' }, view, events) => {
  const records = counted(view, events).flatMap((one) =>
    'objectID' in one ? (view.table.numberOf(one.objectID) ?? []) : [],
  );
  const every = Array.from(view.table.records, (_, record) => record);
  const counts = facetCounts(
    view.table.facet(facetName),
    Uint32Array.from(records.length > 0 ? records : every),
  );
  const most = counts[0]?.count ?? 1;
  return counts.map(({ value, count }) => ({ facetValue: value, score: (100 * count) / most }));
};

/** The records most similar to those in a visitor's events; without any, trending ones. */
const forVisitor: Recommend = (query, view, events) => {
  const token = query.queryParameters['userToken'];
  const viewedIds = events.filter(({ userToken }) => userToken === token).flatMap(idsIn);
  const viewedRecords = [...new Set(viewedIds)].flatMap((id) => view.table.numberOf(id) ?? []);
  if (viewedRecords.length === 0) return trending(query, view, events);
  const ratings = new Float64Array(view.table.records.length);
  for (const record of viewedRecords) {
    similarityTo(view, record).forEach((rating, other) => {
      ratings[other] = Math.max(ratings[other] ?? 0, rating);
    });
  }
  for (const record of viewedRecords) ratings[record] = 0;
  return rated(view, ratings);
};

const MODELS: Readonly<Record<RecommendModel, Recommend>> = {
  'bought-together': boughtTogether,
  'related-products': similar,
  'looking-similar': similar,
  'trending-items': trending,
  'trending-facets': trendingFacets,
  'recommended-for-you': forVisitor,
};

const idsIn = (event: JsonObject): readonly string[] => textsOf(event['objectIDs']);

const rated = ({ table }: IndexView, ratings: Float64Array): readonly Recommended[] =>
  table.records.flatMap(({ objectID }, record) => {
    const score = ratings[record] ?? 0;
    return score > 0 ? [{ objectID, score }] : [];
  });

/** Rates objects of this index by their number of events; the most frequent is 100. */
function counted({ table }: IndexView, events: readonly JsonObject[]): readonly Recommended[] {
  const counts = new Map<string, number>();
  for (const id of events.flatMap(idsIn)) {
    if (table.numberOf(id) !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const most = Math.max(1, ...counts.values());
  return Array.from(counts, ([objectID, count]) => ({ objectID, score: (100 * count) / most }));
}

function inOrder(view: IndexView): readonly Recommended[] {
  const found = findRecords(view, createParameters(view.index.settings), NO_RULES);
  const records = found.ok ? [...found.value.groups.records] : [];
  return records.map((record, index) => ({
    objectID: view.table.records[record]?.objectID ?? '',
    score: 100 - (100 * index) / records.length,
  }));
}

/**
 * Returns the similarity of each record to one, from 0 to 100: shared facet values, relative to
 * those of either record. Rare values weigh more than common ones.
 */
function similarityTo({ table, facets }: IndexView, record: number): Float64Array {
  const shared = new Float64Array(table.records.length);
  const own = new Float64Array(table.records.length);
  for (const { attribute } of facets) {
    const { ofRecords, recordsWith } = table.facet(attribute);
    const ownValues = new Set(
      ofRecords.ids.subarray(ofRecords.starts[record], ofRecords.starts[record + 1]),
    );
    for (let value = 0; value + 1 < recordsWith.starts.length; value += 1) {
      const having = recordsWith.ids.subarray(
        recordsWith.starts[value],
        recordsWith.starts[value + 1],
      );
      const weight = Math.log(1 + table.records.length / having.length);
      for (const holder of having) {
        own[holder] = (own[holder] ?? 0) + weight;
        if (ownValues.has(value)) shared[holder] = (shared[holder] ?? 0) + weight;
      }
    }
  }
  const totalWeight = own[record] ?? 0;
  return shared.map((weight, other) => {
    const union = totalWeight + (own[other] ?? 0) - weight;
    return union === 0 ? 0 : (100 * weight) / union;
  });
}
