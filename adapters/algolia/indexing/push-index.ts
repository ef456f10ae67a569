import { createHash } from 'node:crypto';
import { err, ok, type Result } from '#src/shared/result.ts';
import { toSearchFailure } from '../search-failure.ts';
import type { IndexPlan, IndexRecord, IndexWriter } from './index-writer.ts';
import type { IndexingFailure } from './indexing-failure.ts';
import { EMPTY_PROGRESS, type PushProgressStore } from './push-progress.ts';

export type PushParts = {
  readonly writer: IndexWriter;
  readonly progress: PushProgressStore;
  /** Called with the number of records uploaded, now or in an earlier run. */
  readonly onRecordsPushed?: (records: number) => void;
  readonly recordsPerBatch?: number;
};

const DEFAULT_BATCH_SIZE = 500;

/**
 * Builds an index as a draft and then moves it to the live name, so that shoppers never see a
 * partial index. An index that is live already is not pushed again; an interrupted run is resumed.
 */
export async function pushIndex(
  plan: IndexPlan,
  parts: PushParts,
): Promise<Result<'unchanged' | 'replaced', IndexingFailure>> {
  try {
    return await push(plan, parts);
  } catch (error) {
    return err({ kind: 'service-failed', index: plan.name, ...detailOf(error) });
  }
}

/** Message of Algolia for the operator; shoppers never see it. */
function detailOf(error: unknown): { readonly status: number; readonly message: string } {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { status: toSearchFailure(error).status, message };
}

async function push(
  plan: IndexPlan,
  { writer, progress, onRecordsPushed = () => {}, recordsPerBatch = DEFAULT_BATCH_SIZE }: PushParts,
): Promise<Result<'unchanged' | 'replaced', IndexingFailure>> {
  const live = hashOf(plan);
  const exists = await writer.exists(plan.name);
  if (exists && progress.read(plan.name).live === live) {
    onRecordsPushed(plan.records.length);
    return ok('unchanged');
  }
  const draft = `${plan.name}_draft`;
  const batches = batchesOf(plan.records, recordsPerBatch);
  await startOrResume(plan, draft, batches, { writer, progress });
  for (const { hash, records } of batches) {
    const known = progress.read(plan.name);
    if (!known.pushed.includes(hash)) {
      await writer.add(draft, records);
      progress.write(plan.name, { ...known, pushed: [...known.pushed, hash] });
    }
    onRecordsPushed(records.length);
  }
  const missing = plan.records.length - (await writer.count(draft));
  if (missing !== 0) {
    progress.write(plan.name, { ...progress.read(plan.name), building: '', pushed: [] });
    return err({ kind: 'records-missing', index: plan.name, missing });
  }
  await goLive(plan, draft, writer, exists);
  progress.write(plan.name, { ...EMPTY_PROGRESS, live });
  return ok('replaced');
}

type Batch = { readonly hash: string; readonly records: readonly IndexRecord[] };

function batchesOf(records: readonly IndexRecord[], size: number): readonly Batch[] {
  const count = Math.ceil(records.length / size);
  return Array.from({ length: count }, (_, index) => {
    const batch = records.slice(index * size, (index + 1) * size);
    return { hash: hashOf(batch), records: batch };
  });
}

/** Creates the draft, or resumes one that holds only batches of this plan. */
async function startOrResume(
  { name, settings, replicas, synonyms, rules }: IndexPlan,
  draft: string,
  batches: readonly Batch[],
  { writer, progress }: Pick<PushParts, 'writer' | 'progress'>,
): Promise<void> {
  const building = hashOf({ settings, replicas, synonyms, rules });
  const known = progress.read(name);
  const plannedHashes = new Set(batches.map(({ hash }) => hash));
  const isGood =
    known.building === building &&
    known.pushed.every((hash) => plannedHashes.has(hash)) &&
    (await writer.exists(draft));
  if (isGood) return;
  progress.write(name, { ...known, building: '', pushed: [] });
  await writer.remove(draft);
  await writer.configure(draft, { settings, synonyms, rules }, name);
  progress.write(name, { ...known, building, pushed: [] });
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

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
