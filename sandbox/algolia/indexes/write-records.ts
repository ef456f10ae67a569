import { ok, type Result } from '#src/shared/result.ts';
import { fieldOf, isJsonObject, type JsonObject, textField } from '../json.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { AlgoliaRecord } from './index-state.ts';
import { indexFor, type Write } from './index-store.ts';
import { withReplicas } from './replicas.ts';

/** Maximum record size in bytes of Algolia's smallest plan; larger ones allow up to 100 kB. */
const MAX_RECORD_BYTES = 10_000;

/** A record to add, or only the id of one to remove. */
export type RecordChange = { readonly objectID: string; readonly added?: AlgoliaRecord };

/**
 * Reads an entry of a batch: a record to add or to delete. `newId` generates the id of a record
 * without one. Algolia has more actions, to update records in part.
 */
export function readChange(
  entry: unknown,
  index: number,
  newId: () => string,
): Result<RecordChange, Refusal> {
  const action = textField(entry, 'action');
  if (action !== 'addObject' && action !== 'deleteObject') {
    return badRequest(`Invalid value for action: ${String(action).slice(0, 50)}`);
  }
  const body = fieldOf(entry, 'body');
  if (!isJsonObject(body)) return badRequest(`Missing body in batch entry ${index}`);
  const id = idOf(body);
  if (action === 'deleteObject') {
    return id === undefined
      ? badRequest('Missing mandatory parameter: objectID')
      : ok({ objectID: id });
  }
  const objectID = id ?? newId();
  const size = Buffer.byteLength(JSON.stringify(body));
  return size > MAX_RECORD_BYTES
    ? badRequest(
        `Record at the position ${index} objectID=${objectID} is too big size=${size}/${MAX_RECORD_BYTES} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
      )
    : ok({ objectID, added: { ...body, objectID } });
}

/** A numeric id is converted to text. */
function idOf(body: JsonObject): string | undefined {
  const id = fieldOf(body, 'objectID');
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** Changes the records of an index, which is created if missing, and of its replicas. */
export const changeRecords =
  (name: string, changes: readonly RecordChange[]): Write =>
  (indexes, now) => {
    const index = indexFor(indexes, name, now);
    const records = new Map(index.records);
    for (const { objectID, added } of changes) {
      if (added) records.set(objectID, added);
      else records.delete(objectID);
    }
    return { saved: withReplicas(indexes, { ...index, records, updatedAt: now.toISOString() }) };
  };
