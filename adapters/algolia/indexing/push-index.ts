import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, ok, type Result } from '#src/shared/result.ts';
import { toSearchFailure } from '../search-failure.ts';
import type { IndexPlan, IndexRecord, IndexWriter } from './index-writer.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import { EMPTY_PROGRESS, type PushProgressStore, type RecordHashes } from './push-progress.ts';

export type PushParts = {
  readonly writer: IndexWriter;
  readonly progress: PushProgressStore;
  /** Called with the number of records that are live or uploaded, now or in an earlier run. */
  readonly onRecordsPushed?: (records: number) => void;
  readonly recordsPerBatch?: number;
  /** Limit of the application's plan, in bytes. */
  readonly maxRecordBytes?: number;
};

/** What a push did to an index. */
export type PushOutcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'replaced' }
  | { readonly kind: 'updated'; readonly written: number; readonly removed: number };

const DEFAULT_BATCH_SIZE = 500;

/** The limit of Algolia's smaller plans; larger ones allow up to 100 kB. */
const DEFAULT_RECORD_BYTES = 10_000;

/** Share of changed records from which an index is replaced, so that shoppers see no mixture. */
const REPLACED_FROM = 0.25;

/**
 * Brings an index up to date. If its configuration is live already and few records differ from
 * those that are live, only these are written. Otherwise the index is built as a draft and then
 * moved to the live name, so that shoppers never see a partial index. An interrupted run is resumed.
 */
export async function pushIndex(
  plan: IndexPlan,
  parts: PushParts,
): Promise<Result<PushOutcome, IndexingFailure>> {
  try {
    const exists = await parts.writer.exists(plan.name);
    return (exists ? await update(plan, parts) : undefined) ?? (await replace(plan, parts, exists));
  } catch (error) {
    if (error instanceof RecordTooLarge) return err(error.failure);
    return err({ kind: 'service-failed', index: plan.name, ...detailOf(error) });
  }
}

/** Message of Algolia for the operator; shoppers never see it. */
function detailOf(error: unknown): { readonly status: number; readonly message: string } {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  return { status: status ?? toSearchFailure(error).status, message };
}

/** Stops a push before Algolia refuses the whole batch. */
class RecordTooLarge extends Error {
  readonly failure: IndexingFailure;
  constructor(failure: IndexingFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

type HashedRecord = { readonly record: IndexRecord; readonly hash: string };

/** Records between which connections get a turn: they fail if nobody sees that they are closed. */
const RECORDS_PER_TURN = 200;

/** The records of a plan, one at a time, each measured. */
async function* hashedRecords(
  { name, records }: IndexPlan,
  { maxRecordBytes = DEFAULT_RECORD_BYTES }: PushParts,
): AsyncGenerator<HashedRecord> {
  let count = 0;
  for (const record of records) {
    count += 1;
    if (count % RECORDS_PER_TURN === 0) await nextTurn();
    const text = JSON.stringify(record);
    const bytes = Buffer.byteLength(text);
    if (bytes > maxRecordBytes) {
      const { objectID } = record;
      throw new RecordTooLarge({
        kind: 'record-too-large',
        index: name,
        objectID,
        bytes,
        maxRecordBytes,
      });
    }
    yield { record, hash: hashOf(text) };
  }
}

/** Splits records into batches. */
async function* batchesOf<T>(
  records: AsyncIterable<T> | Iterable<T>,
  size: number,
): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Writes the records that differ from the live ones; `undefined` if the index has to be replaced. */
async function update(
  plan: IndexPlan,
  parts: PushParts,
): Promise<Result<PushOutcome, IndexingFailure> | undefined> {
  const { writer, progress, onRecordsPushed = () => {} } = parts;
  if (progress.read(plan.name).live !== hashOfConfiguration(plan)) return undefined;
  const live = progress.records(plan.name);
  const changes = await compare(plan, live, parts);
  if (changes === undefined) return undefined;
  // Whoever else wrote to the index: what is live is not known then.
  if ((await writer.count(plan.name)) !== live.size) return undefined;
  onRecordsPushed(plan.recordCount - changes.written.size);
  const size = parts.recordsPerBatch ?? DEFAULT_BATCH_SIZE;
  const changed = recordsWith(plan, changes.written, parts);
  for await (const batch of batchesOf(changed, size)) {
    await writer.add(
      plan.name,
      batch.map(({ record }) => record),
    );
    progress.noteRecords(
      plan.name,
      batch.map(({ record, hash }) => [record.objectID, hash]),
    );
    onRecordsPushed(batch.length);
  }
  for await (const ids of batchesOf(changes.removed, size)) {
    await writer.removeRecords(plan.name, ids);
    progress.noteRecords(
      plan.name,
      ids.map((id) => [id]),
    );
  }
  const [written, removed] = [changes.written.size, changes.removed.size];
  return ok(
    written + removed === 0 ? { kind: 'unchanged' } : { kind: 'updated', written, removed },
  );
}

type Changes = { readonly written: ReadonlySet<string>; readonly removed: ReadonlySet<string> };

/** The ids of changed and removed records; `undefined` if there are too many of them. */
async function compare(
  plan: IndexPlan,
  live: RecordHashes,
  parts: PushParts,
): Promise<Changes | undefined> {
  const most = plan.recordCount * REPLACED_FROM;
  const written = new Set<string>();
  const removed = new Set(live.keys());
  for await (const { record, hash } of hashedRecords(plan, parts)) {
    removed.delete(record.objectID);
    if (live.get(record.objectID) !== hash) written.add(record.objectID);
    if (written.size > most) return undefined;
  }
  return written.size + removed.size > most ? undefined : { written, removed };
}

async function* recordsWith(
  plan: IndexPlan,
  ids: ReadonlySet<string>,
  parts: PushParts,
): AsyncGenerator<HashedRecord> {
  if (ids.size === 0) return;
  for await (const hashed of hashedRecords(plan, parts)) {
    if (ids.has(hashed.record.objectID)) yield hashed;
  }
}

async function replace(
  plan: IndexPlan,
  parts: PushParts,
  exists: boolean,
): Promise<Result<PushOutcome, IndexingFailure>> {
  const { writer, progress, onRecordsPushed = () => {} } = parts;
  const draft = `${plan.name}_draft`;
  const size = parts.recordsPerBatch ?? DEFAULT_BATCH_SIZE;
  await startOrResume(plan, draft, parts);
  const hashes = new Map<string, string>();
  for await (const batch of batchesOf(hashedRecords(plan, parts), size)) {
    for (const { record, hash } of batch) hashes.set(record.objectID, hash);
    const batchHash = hashOf(batch.map(({ hash }) => hash).join());
    const known = progress.read(plan.name);
    if (!known.pushed.includes(batchHash)) {
      await writer.add(
        draft,
        batch.map(({ record }) => record),
      );
      progress.write(plan.name, { ...known, pushed: [...known.pushed, batchHash] });
    }
    onRecordsPushed(batch.length);
  }
  const missing = hashes.size - (await writer.count(draft));
  if (missing !== 0) {
    progress.write(plan.name, { ...progress.read(plan.name), building: '', pushed: [] });
    return err({ kind: 'records-missing', index: plan.name, missing });
  }
  // What was live is not comparable from here on, whether or not the move succeeds.
  progress.write(plan.name, { ...progress.read(plan.name), live: '' });
  await goLive(plan, draft, writer, exists);
  progress.replaceRecords(plan.name, hashes);
  progress.write(plan.name, { ...EMPTY_PROGRESS, live: hashOfConfiguration(plan) });
  return ok({ kind: 'replaced' });
}

/** Creates the draft, or resumes one that holds only batches of this plan. */
async function startOrResume(plan: IndexPlan, draft: string, parts: PushParts): Promise<void> {
  const { writer, progress } = parts;
  const { name, settings, synonyms, rules } = plan;
  const building = hashOfConfiguration(plan);
  const known = progress.read(name);
  const isGood =
    known.building === building &&
    (await isPartOf(known.pushed, plan, parts)) &&
    (await writer.exists(draft));
  if (isGood) return;
  progress.write(name, { ...known, building: '', pushed: [] });
  await writer.remove(draft);
  await writer.configure(draft, { settings, synonyms, rules }, name);
  progress.write(name, { ...known, building, pushed: [] });
}

/** Whether all batches that were uploaded are batches of this plan. */
async function isPartOf(
  pushed: readonly string[],
  plan: IndexPlan,
  parts: PushParts,
): Promise<boolean> {
  if (pushed.length === 0) return true;
  const left = new Set(pushed);
  const size = parts.recordsPerBatch ?? DEFAULT_BATCH_SIZE;
  for await (const batch of batchesOf(hashedRecords(plan, parts), size)) {
    left.delete(hashOf(batch.map(({ hash }) => hash).join()));
  }
  return left.size === 0;
}

/**
 * Moves the draft live. For an existing index the replicas are set before the records: new replicas
 * are not queried until the new rules name them. For a new index they are set after, so that a new
 * shop gets an error rather than empty results.
 */
async function goLive(
  plan: IndexPlan,
  draft: string,
  writer: IndexWriter,
  exists: boolean,
): Promise<void> {
  if (exists) await writer.setReplicas(plan.name, plan.replicas);
  await writer.replace(plan.name, draft);
  await writer.setReplicas(plan.name, plan.replicas);
}

const hashOfConfiguration = ({ settings, replicas, synonyms, rules }: IndexPlan): string =>
  hashOf(JSON.stringify({ settings, replicas, synonyms, rules }));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
