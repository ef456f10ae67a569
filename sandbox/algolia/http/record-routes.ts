import { ok, type Result } from '#src/shared/result.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { changeRecords, readChange, type RecordChange } from '../indexes/write-records.ts';
import { fieldOf } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import { type Answer, type Call, indexIn, type Route, routesFor } from './call.ts';

export type RecordRouteParts = {
  readonly store: IndexStore;
  /** Generates the id of a record without one. */
  readonly newId: () => string;
};

/** Route for writing records. It is answered with a task id; tasks run in order. */
export const recordRoutes = (parts: RecordRouteParts): readonly Route[] => [
  routesFor('write')('POST', '/1/indexes/:index/batch', (call) => batch(parts, call)),
];

/** A replica shares its primary's records. */
function batch({ store, newId }: RecordRouteParts, call: Call): Answer {
  const name = indexIn(call);
  const requests = fieldOf(call.body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  if (store.find(name)?.primary !== undefined) {
    return badRequest(`Cannot write records to ${name}: it is a replica`);
  }
  const changes = readAll(requests, newId);
  if (!changes.ok) return changes;
  const taskID = store.enqueue(changeRecords(name, changes.value));
  return ok({ taskID, objectIDs: changes.value.map(({ objectID }) => objectID) });
}

/** Reads all entries; refuses the first invalid one. */
function readAll(
  entries: readonly unknown[],
  newId: () => string,
): Result<readonly RecordChange[], Refusal> {
  const changes: RecordChange[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readChange(entry, index, newId);
    if (!read.ok) return read;
    changes.push(read.value);
  }
  return ok(changes);
}
