import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, ok, type Result } from '#src/shared/result.ts';
import { toSearchFailure } from '../search-failure.ts';
import type { IndexPlan, IndexRecord, IndexWriter } from './index-writer.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import type { PushProgressStore, RecordList } from './push-progress.ts';

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
  } finally {
    parts.progress.records(plan.name, 'planned').clear();
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

/** Records that are compared with those of a list at a time. */
const COMPARED_AT_ONCE = 100;

/** The records that a list lacks or has with another hash. All of the plan are noted as planned. */
async function* changedRecords(
  plan: IndexPlan,
  known: RecordList,
  parts: PushParts,
  onUnchanged: (records: number) => void = () => {},
): AsyncGenerator<HashedRecord> {
  const { progress, recordsPerBatch = DEFAULT_BATCH_SIZE } = parts;
  const size = Math.min(COMPARED_AT_ONCE, recordsPerBatch);
  const planned = progress.records(plan.name, 'planned');
  planned.clear();
  for await (const some of batchesOf(hashedRecords(plan, parts), size)) {
    planned.add(some.map(({ record, hash }) => [record.objectID, hash]));
    const hashes = known.hashesOf(some.map(({ record }) => record.objectID));
    const changed = some.filter(({ record, hash }) => hashes.get(record.objectID) !== hash);
    onUnchanged(some.length - changed.length);
    yield* changed;
  }
}

/** Writes to an index what differs between its known records and the plan. Resumes after a stop. */
async function writeChanges(
  plan: IndexPlan,
  { index, known }: { readonly index: string; readonly known: RecordList },
  parts: PushParts,
): Promise<void> {
  const { writer, onRecordsPushed, recordsPerBatch: size = DEFAULT_BATCH_SIZE } = parts;
  const changed = changedRecords(plan, known, parts, onRecordsPushed);
  for await (const batch of batchesOf(changed, size)) {
    await writer.add(
      index,
      batch.map(({ record }) => record),
    );
    known.add(batch.map(({ record, hash }) => [record.objectID, hash]));
    onRecordsPushed?.(batch.length);
  }
  for (;;) {
    const ids = known.idsAbsentFrom('planned', size);
    if (ids.length === 0) return;
    await writer.removeRecords(index, ids);
    known.remove(ids);
  }
}

/** Writes the records that differ from the live ones; `undefined` if the index has to be replaced. */
async function update(
  plan: IndexPlan,
  parts: PushParts,
): Promise<Result<PushOutcome, IndexingFailure> | undefined> {
  const { writer, progress, onRecordsPushed } = parts;
  if (progress.read(plan.name).live !== hashOfConfiguration(plan)) return undefined;
  const live = progress.records(plan.name, 'live');
  const changes = await compare(plan, live, parts);
  if (changes === undefined) return undefined;
  // Whoever else wrote to the index: what is live is not known then.
  if ((await writer.count(plan.name)) !== live.count()) return undefined;
  if (changes.written + changes.removed === 0) {
    onRecordsPushed?.(plan.recordCount);
    return ok({ kind: 'unchanged' });
  }
  await writeChanges(plan, { index: plan.name, known: live }, parts);
  return ok({ kind: 'updated', ...changes });
}

type Changes = { readonly written: number; readonly removed: number };

/** Counts changed and removed records; `undefined` if there are too many of them. */
async function compare(
  plan: IndexPlan,
  live: RecordList,
  parts: PushParts,
): Promise<Changes | undefined> {
  const most = plan.recordCount * REPLACED_FROM;
  let written = 0;
  for await (const _ of changedRecords(plan, live, parts)) {
    written += 1;
    if (written > most) return undefined;
  }
  const removed = live.countAbsentFrom('planned');
  return written + removed > most ? undefined : { written, removed };
}

async function replace(
  plan: IndexPlan,
  parts: PushParts,
  exists: boolean,
): Promise<Result<PushOutcome, IndexingFailure>> {
  const { writer, progress } = parts;
  const draft = `${plan.name}_draft`;
  const uploaded = progress.records(plan.name, 'draft');
  await startOrResume(plan, draft, parts);
  await writeChanges(plan, { index: draft, known: uploaded }, parts);
  const missing = uploaded.count() - (await writer.count(draft));
  if (missing !== 0) {
    forgetDraft(plan, progress);
    return err({ kind: 'records-missing', index: plan.name, missing });
  }
  // What was live is not comparable from here on, whether or not the move succeeds.
  progress.write(plan.name, { ...progress.read(plan.name), live: '' });
  await goLive(plan, draft, writer, exists);
  progress.noteLive(plan.name, hashOfConfiguration(plan));
  return ok({ kind: 'replaced' });
}

/** Creates the draft, or resumes one with this configuration. */
async function startOrResume(plan: IndexPlan, draft: string, parts: PushParts): Promise<void> {
  const { writer, progress } = parts;
  const { name, settings, synonyms, rules } = plan;
  const building = hashOfConfiguration(plan);
  if (progress.read(name).building === building && (await writer.exists(draft))) return;
  forgetDraft(plan, progress);
  await writer.remove(draft);
  await writer.configure(draft, { settings, synonyms, rules }, name);
  progress.write(name, { ...progress.read(name), building });
}

function forgetDraft({ name }: IndexPlan, progress: PushProgressStore): void {
  progress.write(name, { ...progress.read(name), building: '' });
  progress.records(name, 'draft').clear();
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

/** 128 bits of a hash: a large shop keeps half a million. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
