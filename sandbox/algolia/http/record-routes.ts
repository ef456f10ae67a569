import { type Err, ok, type Result } from '#src/shared/result.ts';
import type { IndexStore } from '../indexes/index-store.ts';
import { batchWrite, readRecordWrite, type RecordWrite } from '../indexes/write-records.ts';
import { fieldOf, isJsonObject, textField } from '../json.ts';
import { badRequest, type Refusal, unknownIndex } from '../refusal.ts';
import { type Answer, type Call, idIn, indexIn, type Route, routesFor } from './call.ts';

export type RecordRouteParts = {
  readonly store: IndexStore;
  readonly now: () => Date;
  /** Generates the id of a record without one. */
  readonly newId: () => string;
};

/** Routes for writing records. Each is answered with a task id; tasks run in order. */
export function recordRoutes(parts: RecordRouteParts): readonly Route[] {
  const write = routesFor('write');
  const index = '/1/indexes/:index';
  return [
    write('POST', '/1/indexes/*/batch', ({ body }) => batchOfMany(parts, body)),
    write('POST', `${index}/batch`, (call) => batch(parts, call)),
    write('POST', `${index}/clear`, (call) => cleared(parts, call)),
    write('POST', index, (call) => one(parts, call, 'addObject', call.body)),
    write('PUT', `${index}/:id`, (call) => one(parts, call, 'addObject', withId(call))),
    write('DELETE', `${index}/:id`, (call) => one(parts, call, 'deleteObject', withId(call))),
    write('POST', `${index}/:id/partial`, (call) =>
      one(parts, call, partialAction(call), withId(call)),
    ),
  ];
}

/** Adds the id in the path to the body; a deletion has no other. */
const withId = (call: Call): unknown => {
  if (call.body !== undefined && !isJsonObject(call.body)) return call.body;
  return { ...call.body, objectID: idIn(call) };
};

const partialAction = ({ query }: Call): string =>
  query.get('createIfNotExists') === 'false'
    ? 'partialUpdateObjectNoCreate'
    : 'partialUpdateObject';

function one(parts: RecordRouteParts, call: Call, action: string, body: unknown): Answer {
  const { store, now } = parts;
  const writes = readFor(parts, indexIn(call), [{ action, body }]);
  if (!writes.ok) return writes;
  const at = now().toISOString();
  const timestamps =
    action === 'deleteObject' ? { deletedAt: at } : { updatedAt: at, createdAt: at };
  const taskID = store.enqueue(batchWrite(indexIn(call), writes.value));
  return ok({ taskID, objectID: idsOf(writes.value)[0], ...timestamps });
}

function batch(parts: RecordRouteParts, call: Call): Answer {
  const entries = entriesIn(call.body);
  if (!entries) return MISSING_REQUESTS;
  const writes = readFor(parts, indexIn(call), entries);
  if (!writes.ok) return writes;
  const taskID = parts.store.enqueue(batchWrite(indexIn(call), writes.value));
  return ok({ taskID, objectIDs: idsOf(writes.value) });
}

/** Creates one task per index. */
function batchOfMany(parts: RecordRouteParts, body: unknown): Answer {
  const entries = entriesIn(body);
  if (!entries) return MISSING_REQUESTS;
  const names = entries.map((entry) => textField(entry, 'indexName'));
  if (names.includes(undefined)) return badRequest('Missing mandatory parameter: indexName');
  const writes = readAll(parts, entries);
  const replica = names.find((name = '') => isReplica(parts, name));
  if (replica !== undefined) return ownsNoRecords(replica);
  if (!writes.ok) return writes;
  const tasks = Array.from(new Set(names), (name = '') => {
    const ofIndex = writes.value.filter((_, index) => names[index] === name);
    return [name, parts.store.enqueue(batchWrite(name, ofIndex))] as const;
  });
  return ok({ taskID: Object.fromEntries(tasks), objectIDs: idsOf(writes.value) });
}

function cleared({ store, now }: RecordRouteParts, call: Call): Answer {
  const name = indexIn(call);
  const index = store.find(name);
  if (!index) return unknownIndex(name);
  if (index.primary !== undefined) return ownsNoRecords(name);
  const taskID = store.enqueue(batchWrite(name, [{ kind: 'clear' }]));
  return ok({ taskID, updatedAt: now().toISOString() });
}

const MISSING_REQUESTS = badRequest('Missing mandatory parameter: requests');

function entriesIn(body: unknown): readonly unknown[] | undefined {
  const requests = fieldOf(body, 'requests');
  return Array.isArray(requests) ? requests : undefined;
}

const isReplica = ({ store }: RecordRouteParts, name: string): boolean =>
  store.find(name)?.primary !== undefined;

/** A replica shares its primary's records. */
const ownsNoRecords = (name: string): Err<Refusal> =>
  badRequest(`Cannot write records to ${name}: it is a replica`);

const readFor = (
  parts: RecordRouteParts,
  name: string,
  entries: readonly unknown[],
): Result<readonly RecordWrite[], Refusal> =>
  isReplica(parts, name) ? ownsNoRecords(name) : readAll(parts, entries);

/** Reads all entries; refuses the first invalid one. */
function readAll(
  { newId }: RecordRouteParts,
  entries: readonly unknown[],
): Result<readonly RecordWrite[], Refusal> {
  const writes: RecordWrite[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readRecordWrite(entry, index, newId);
    if (!read.ok) return read;
    writes.push(read.value);
  }
  return ok(writes);
}

const idsOf = (writes: readonly RecordWrite[]): readonly string[] =>
  writes.flatMap((write) => {
    if (write.kind === 'put') return [write.record.objectID];
    return 'objectID' in write ? [write.objectID] : [];
  });
