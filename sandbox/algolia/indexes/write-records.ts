import { ok, type Result } from '#src/shared/result.ts';
import { fieldOf, isJsonObject, type JsonObject, textField } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { AlgoliaRecord, IndexState, Records } from './index-state.ts';
import { indexFor, type Write } from './index-store.ts';
import { deleteIndex, withReplicas } from './replicas.ts';

/** A change to the records of an index. */
export type RecordWrite =
  | { readonly kind: 'put'; readonly record: AlgoliaRecord }
  | {
      readonly kind: 'update';
      readonly objectID: string;
      readonly changes: JsonObject;
      readonly creates: boolean;
    }
  | { readonly kind: 'delete'; readonly objectID: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'delete-index' };

/** Maximum record size in bytes. */
const MAX_RECORD_BYTES = 100_000;

/** Reads an entry of a batch; `newId` generates the id of a record without one. */
export function readRecordWrite(
  entry: unknown,
  index: number,
  newId: () => string,
): Result<RecordWrite, Refusal> {
  const action = textField(entry, 'action');
  if (action === 'clear') return ok({ kind: 'clear' });
  if (action === 'delete') return ok({ kind: 'delete-index' });
  const read = action === undefined ? undefined : ACTIONS.get(action);
  if (!read) return badRequest(`Invalid value for action: ${String(action).slice(0, 50)}`);
  const body = fieldOf(entry, 'body');
  if (!isJsonObject(body)) return badRequest(`Missing body in batch entry ${index}`);
  const objectID = idOf(body) ?? (action === 'addObject' ? newId() : undefined);
  if (objectID === undefined) return badRequest(`Missing mandatory attribute objectID`);
  const size = Buffer.byteLength(JSON.stringify(body));
  return size > MAX_RECORD_BYTES
    ? badRequest(
        `Record at the position ${index} objectID=${objectID} is too big size=${size}/${MAX_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
      )
    : ok(read(objectID, body));
}

/** A numeric id is converted to text. */
function idOf(body: JsonObject): string | undefined {
  const id = fieldOf(body, 'objectID');
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

type ReadAction = (objectID: string, body: JsonObject) => RecordWrite;

const put: ReadAction = (objectID, body) => ({ kind: 'put', record: { ...body, objectID } });

const update =
  (creates: boolean): ReadAction =>
  (objectID, changes) => ({ kind: 'update', objectID, changes, creates });

const ACTIONS: ReadonlyMap<string, ReadAction> = new Map<string, ReadAction>([
  ['addObject', put],
  ['updateObject', put],
  ['partialUpdateObject', update(true)],
  ['partialUpdateObjectNoCreate', update(false)],
  ['deleteObject', (objectID) => ({ kind: 'delete', objectID })],
]);

/** Applies writes in order. */
function writeRecords(records: Records, writes: readonly RecordWrite[]): Records {
  const after = new Map(records);
  for (const write of writes) {
    switch (write.kind) {
      case 'put':
        after.set(write.record.objectID, write.record);
        break;
      case 'update':
        updateRecord(after, write);
        break;
      case 'delete':
        after.delete(write.objectID);
        break;
      case 'clear':
      case 'delete-index':
        after.clear();
        break;
    }
  }
  return after;
}

function updateRecord(
  records: Map<string, AlgoliaRecord>,
  { objectID, changes, creates }: Extract<RecordWrite, { readonly kind: 'update' }>,
): void {
  const known = records.get(objectID);
  if (known || creates) {
    records.set(objectID, { ...applyPartialUpdate(known ?? {}, changes), objectID });
  }
}

/** Returns the record with some attributes replaced, or changed by an `_operation`. */
const applyPartialUpdate = (record: JsonObject, changes: JsonObject): JsonObject => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [name, changed(fieldOf(record, name), change)]),
  ),
});

function changed(before: unknown, change: unknown): unknown {
  const operation = fieldOf(change, '_operation');
  const apply = typeof operation === 'string' ? OPERATIONS.get(operation) : undefined;
  return apply ? apply(before, fieldOf(change, 'value')) : change;
}

type Operation = (before: unknown, value: unknown) => unknown;

const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['Increment', (before, value) => numberOr(before, 0) + numberOr(value, 0)],
  ['Decrement', (before, value) => numberOr(before, 0) - numberOr(value, 0)],
  ['Add', (before, value) => [...listOf(before), value]],
  ['Remove', (before, value) => listOf(before).filter((entry) => entry !== value)],
  [
    'AddUnique',
    (before, value) => (listOf(before).includes(value) ? before : [...listOf(before), value]),
  ],
  ['IncrementFrom', (before, value) => (before === value ? numberOr(value, 0) + 1 : before)],
  ['IncrementSet', (before, value) => (numberOr(value, 0) > numberOr(before, 0) ? value : before)],
]);

/** Applies writes to an index, which is created if missing, and to its replicas. */
export const batchWrite =
  (name: string, writes: readonly RecordWrite[]): Write =>
  (indexes, now) => {
    const index = indexFor(indexes, name, now);
    if (writes.at(-1)?.kind === 'delete-index') return deleteIndex(indexes, name);
    const records = writeRecords(index.records, writes);
    const after: IndexState = { ...index, records, updatedAt: now.toISOString() };
    return { saved: withReplicas(indexes, after) };
  };
