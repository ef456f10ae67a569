import { ok, type Result } from '#src/shared/result.ts';
import { fieldOf, isJsonObject, type JsonObject, textField } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { AlgoliaRecord } from './index-state.ts';
import { indexFor, type Write } from './index-store.ts';
import { withReplicas } from './replicas.ts';

/** Maximum record size in bytes. */
const MAX_RECORD_BYTES = 100_000;

/**
 * Reads an entry of a batch: a record to add. `newId` generates the id of a record without one.
 * Algolia has more actions, to update and to delete; indexing always writes a new index.
 */
export function readRecord(
  entry: unknown,
  index: number,
  newId: () => string,
): Result<AlgoliaRecord, Refusal> {
  const action = textField(entry, 'action');
  if (action !== 'addObject') {
    return badRequest(`Invalid value for action: ${String(action).slice(0, 50)}`);
  }
  const body = fieldOf(entry, 'body');
  if (!isJsonObject(body)) return badRequest(`Missing body in batch entry ${index}`);
  const objectID = idOf(body) ?? newId();
  const size = Buffer.byteLength(JSON.stringify(body));
  return size > MAX_RECORD_BYTES
    ? badRequest(
        `Record at the position ${index} objectID=${objectID} is too big size=${size}/${MAX_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
      )
    : ok({ ...body, objectID });
}

/** A numeric id is converted to text. */
function idOf(body: JsonObject): string | undefined {
  const id = fieldOf(body, 'objectID');
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** Adds records to an index, which is created if missing, and to its replicas. */
export const addRecords =
  (name: string, added: readonly AlgoliaRecord[]): Write =>
  (indexes, now) => {
    const index = indexFor(indexes, name, now);
    const records = new Map([
      ...index.records,
      ...added.map((record) => [record.objectID, record] as const),
    ]);
    return { saved: withReplicas(indexes, { ...index, records, updatedAt: now.toISOString() }) };
  };
