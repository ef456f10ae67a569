import { memoizePerKey } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import { readFilters } from '../engine/read-filters.ts';
import { matchFilter } from '../engine/match-filter.ts';
import type { IndexView } from '../engine/index-view.ts';
import { createParameters } from '../engine/parameters.ts';
import { copyIndex, moveIndex, type CopyScope } from '../indexes/copy-index.ts';
import type { IndexState } from '../indexes/index-state.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { replicasOf, withReplicas } from '../indexes/replicas.ts';
import { fieldOf, textField, textsOf, type JsonObject } from '../json.ts';
import { readQuery } from '../parameters/read-parameters.ts';
import { badRequest, unknownIndex } from '../refusal.ts';
import type { Answer, Call, Route } from './call.ts';

export type MaintenanceParts = {
  readonly store: IndexStore;
  readonly now: () => Date;
  readonly viewOf: (index: IndexState) => IndexView;
};

/** Routes that list indexes and operate on whole ones. */
export function maintenanceRoutes(parts: MaintenanceParts): readonly Route[] {
  const write = { access: 'write' } as const;
  return [
    {
      ...write,
      method: 'GET',
      path: '/1/indexes',
      answer: ({ query }) => listed(parts.store, query),
    },
    {
      ...write,
      method: 'POST',
      path: '/1/indexes/:index/operation',
      answer: (call) => operated(parts, call),
    },
    {
      ...write,
      method: 'POST',
      path: '/1/indexes/:index/deleteByQuery',
      answer: (call) => deletedBy(parts, call),
    },
  ];
}

const DEFAULT_PER_PAGE = 100;

function listed(store: IndexStore, query: URLSearchParams): Answer {
  const count = Number(query.get('hitsPerPage')) || DEFAULT_PER_PAGE;
  const page = query.get('page');
  const all = store.all().toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const first = Number(page) * count || 0;
  const shown = page === null ? all : all.slice(first, first + count);
  const nbPages = page === null ? 1 : Math.ceil(all.length / count);
  return ok({ items: shown.map(listedIndex), nbPages });
}

/** Approximate size in bytes; a replica shares its primary's. */
const sizeOf = memoizePerKey((records: IndexState['records']) =>
  [...records.values()].reduce((size, record) => size + JSON.stringify(record).length, 0),
);

function listedIndex({ name, records, settings, primary, createdAt, updatedAt }: IndexState) {
  const dataSize = sizeOf(records, '');
  const replicas = replicasOf(settings).map((replica) => replica.name);
  return {
    name,
    createdAt,
    updatedAt,
    entries: records.size,
    dataSize,
    fileSize: dataSize,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary === undefined ? {} : { primary }),
    ...(replicas.length > 0 ? { replicas } : {}),
  };
}

function operated({ store, now }: MaintenanceParts, { path, body }: Call): Answer {
  const source = path['index'] ?? '';
  const operation = textField(body, 'operation');
  const destination = textField(body, 'destination');
  if (operation !== 'copy' && operation !== 'move') {
    return badRequest('Invalid value for "operation", expected copy or move');
  }
  if (destination === undefined || destination === '') {
    return badRequest('Missing mandatory parameter: destination');
  }
  if (!store.find(source)) return unknownIndex(source);
  if (store.find(destination)?.primary !== undefined) {
    return badRequest(`Cannot ${operation} to ${destination}: it is a replica`);
  }
  const change =
    operation === 'copy'
      ? copyIndex(source, destination, scopeIn(body))
      : moveIndex(source, destination);
  return ok({ taskID: store.enqueue(change), updatedAt: now().toISOString() });
}

const SCOPES = ['settings', 'synonyms', 'rules'] as const;

function scopeIn(body: unknown): CopyScope {
  const scope = fieldOf(body, 'scope');
  if (!Array.isArray(scope) || scope.length === 0) return undefined;
  const named = textsOf(scope);
  return SCOPES.filter((part) => named.includes(part));
}

/** Deletes records by filters; a text query is not supported. */
function deletedBy({ store, now, viewOf }: MaintenanceParts, { path, body }: Call): Answer {
  const name = path['index'] ?? '';
  if (!store.find(name)) return unknownIndex(name);
  const query = readQuery(body);
  if (!query.ok) return query;
  const filters = readFilters(createParameters(query.value));
  if (!filters.ok) return filters;
  if (filters.value.required.length === 0) {
    return badRequest('Missing mandatory parameter: filters');
  }
  const task = store.enqueue((indexes, at) => {
    const index = indexes.get(name);
    if (!index) return {};
    const { scope, table } = viewOf(index);
    const mask = matchFilter(scope, filters.value.required);
    const remaining = table.records.filter((_, record) => mask[record] === 0);
    const records = new Map(remaining.map((record) => [record.objectID, record]));
    return { saved: withReplicas(indexes, { ...index, records, updatedAt: at.toISOString() }) };
  });
  return ok({ taskID: task, updatedAt: now().toISOString() } satisfies JsonObject);
}
