import { ok, type Result } from '#src/shared/result.ts';
import type { IndexState } from '../indexes/index-state.ts';
import { indexFor, type IndexStore, type Write } from '../indexes/index-store.ts';
import { indexDeleted, withReplicas } from '../indexes/replicas.ts';
import { readRecordWrite, writeRecords, type RecordWrite } from '../indexes/write-records.ts';
import { fieldOf, isJsonObject, textField } from '../json.ts';
import { badRequest, unknownIndex, type Refusal } from '../refusal.ts';
import type { Answer, Call, Route } from './call.ts';

export type RecordRouteParts = {
  readonly store: IndexStore;
  readonly now: () => Date;
  /** Names a record that came without an id. */
  readonly newId: () => string;
};

/** Changes to records; each is answered with its task, and carried out in its turn. */
export function recordRoutes({ store, now, newId }: RecordRouteParts): readonly Route[] {
  const write = (name: string, writes: readonly RecordWrite[]) =>
    store.enqueue(recordsWritten(name, writes));
  const readAll = (entries: readonly unknown[]): Result<readonly RecordWrite[], Refusal> => {
    const writes: RecordWrite[] = [];
    for (const [place, entry] of entries.entries()) {
      const read = readRecordWrite(entry, place, newId);
      if (!read.ok) return read;
      writes.push(read.value);
    }
    return ok(writes);
  };
  const one = (name: string, action: string, body: unknown): Answer => {
    const read = readAll([{ action, body }]);
    if (!read.ok) return read;
    const at = now().toISOString();
    const told = action === 'deleteObject' ? { deletedAt: at } : { updatedAt: at, createdAt: at };
    return ok({ taskID: write(name, read.value), objectID: idsOf(read.value)[0], ...told });
  };
  const withId = ({ body, path }: Call): unknown =>
    isJsonObject(body) ? { ...body, objectID: path['id'] } : body;
  const partial = (call: Call): Answer => {
    const creates = call.query.get('createIfNotExists') !== 'false';
    const action = creates ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
    return one(nameIn(call), action, withId(call));
  };
  return [
    {
      ...WRITE,
      path: '/1/indexes/*/batch',
      answer: ({ body }) => batchOfMany(body, readAll, write),
    },
    {
      ...WRITE,
      path: '/1/indexes/:index/batch',
      answer(call) {
        const read = readAll(entriesIn(call.body) ?? []);
        if (!entriesIn(call.body)) return MISSING_REQUESTS;
        return read.ok
          ? ok({ taskID: write(nameIn(call), read.value), objectIDs: idsOf(read.value) })
          : read;
      },
    },
    {
      ...WRITE,
      path: '/1/indexes/:index/clear',
      answer: (call) =>
        store.find(nameIn(call))
          ? ok({
              taskID: write(nameIn(call), [{ kind: 'clear' }]),
              updatedAt: now().toISOString(),
            })
          : unknownIndex(nameIn(call)),
    },
    {
      ...WRITE,
      path: '/1/indexes/:index',
      answer: (call) => one(nameIn(call), 'addObject', call.body),
    },
    {
      ...WRITE,
      method: 'PUT',
      path: '/1/indexes/:index/:id',
      answer: (call) => one(nameIn(call), 'addObject', withId(call)),
    },
    { ...WRITE, path: '/1/indexes/:index/:id/partial', answer: partial },
    {
      ...WRITE,
      method: 'DELETE',
      path: '/1/indexes/:index/:id',
      answer: (call) => one(nameIn(call), 'deleteObject', { objectID: call.path['id'] }),
    },
  ];
}

const WRITE = { method: 'POST', access: 'write' } as const;

const nameIn = ({ path }: Call): string => path['index'] ?? '';

const MISSING_REQUESTS = badRequest('Missing mandatory parameter: requests');

function entriesIn(body: unknown): readonly unknown[] | undefined {
  const requests = fieldOf(body, 'requests');
  return Array.isArray(requests) ? requests : undefined;
}

const idsOf = (writes: readonly RecordWrite[]): readonly string[] =>
  writes.flatMap((write) => {
    if (write.kind === 'put') return [write.record.objectID];
    return 'objectID' in write ? [write.objectID] : [];
  });

function batchOfMany(
  body: unknown,
  readAll: (entries: readonly unknown[]) => Result<readonly RecordWrite[], Refusal>,
  write: (name: string, writes: readonly RecordWrite[]) => number,
): Answer {
  const entries = entriesIn(body);
  if (!entries) return MISSING_REQUESTS;
  const names = entries.map((entry) => textField(entry, 'indexName'));
  if (names.includes(undefined)) return badRequest('Missing mandatory parameter: indexName');
  const writes = readAll(entries);
  if (!writes.ok) return writes;
  const tasks = Array.from(new Set(names), (name = '') => [
    name,
    write(
      name,
      writes.value.filter((_, place) => names[place] === name),
    ),
  ]);
  return ok({ taskID: Object.fromEntries(tasks), objectIDs: idsOf(writes.value) });
}

/** Carries some writes out on an index, which is made if it is not there, and on its replicas. */
const recordsWritten =
  (name: string, writes: readonly RecordWrite[]): Write =>
  (indexes, now) => {
    const index = indexFor(indexes, name, now);
    if (writes.at(-1)?.kind === 'delete-index') return indexDeleted(indexes, name);
    const records = writeRecords(index.records, writes);
    const after: IndexState = { ...index, records, updatedAt: now.toISOString() };
    return { saved: withReplicas(indexes, after) };
  };
