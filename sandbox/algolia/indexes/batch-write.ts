import type { IndexState } from './index-state.ts';
import { indexFor, type Write } from './index-store.ts';
import { deleteIndex, withReplicas } from './replicas.ts';
import { writeRecords, type RecordWrite } from './write-records.ts';

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
