import { memoizePerKey } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import { moveIndex } from '../indexes/move-index.ts';
import type { IndexState } from '../indexes/index-state.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { replicasOf } from '../indexes/replicas.ts';
import { textField } from '../json.ts';
import { badRequest, unknownIndex } from '../refusal.ts';
import { type Answer, type Call, indexIn, type Route, routesFor } from './call.ts';

export type MaintenanceParts = {
  readonly store: IndexStore;
  readonly now: () => Date;
};

/** Routes that list the indexes and move one. */
export function maintenanceRoutes(parts: MaintenanceParts): readonly Route[] {
  const write = routesFor('write');
  return [
    write('GET', '/1/indexes', () => listed(parts.store)),
    write('POST', '/1/indexes/:index/operation', (call) => moved(parts, call)),
  ];
}

const listed = (store: IndexStore): Answer =>
  ok({
    items: store
      .all()
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(listedIndex),
    nbPages: 1,
  });

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

function moved({ store, now }: MaintenanceParts, call: Call): Answer {
  const { body } = call;
  const source = indexIn(call);
  const operation = textField(body, 'operation');
  const destination = textField(body, 'destination');
  if (operation !== 'move') return badRequest('Invalid value for "operation", expected move');
  if (destination === undefined || destination === '') {
    return badRequest('Missing mandatory parameter: destination');
  }
  if (!store.find(source)) return unknownIndex(source);
  if (store.find(destination)?.primary !== undefined) {
    return badRequest(`Cannot move to ${destination}: it is a replica`);
  }
  const taskID = store.enqueue(moveIndex(source, destination));
  return ok({ taskID, updatedAt: now().toISOString() });
}
