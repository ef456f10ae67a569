import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFields, readListOf, readText, withDefault } from '#src/shared/json-reader.ts';

/** Progress of pushing one index. */
export type PushProgress = {
  /** Hash of the live plan; empty if unknown. */
  readonly live: string;
  /** Hash of the draft's plan without records; empty without a draft. */
  readonly building: string;
  /** Hashes of the batches uploaded to the draft. */
  readonly pushed: readonly string[];
};

/** Remembers the progress by index name, so that the next run can resume. */
export interface PushProgressStore {
  read(index: string): PushProgress;
  write(index: string, record: PushProgress): void;
}

export const EMPTY_PROGRESS: PushProgress = { live: '', building: '', pushed: [] };

/** Keeps the progress in a file, replaced atomically. An unreadable file counts as empty. */
export function createPushProgressFile(path: string): PushProgressStore {
  const records = new Map(Object.entries(readJson(path)));
  return {
    read: (index) => readRecord(records.get(index)) ?? EMPTY_PROGRESS,
    write(index, record) {
      records.set(index, record);
      const draft = `${path}.draft`;
      writeFileSync(draft, JSON.stringify(Object.fromEntries(records), undefined, 2));
      renameSync(draft, path);
    },
  };
}

/** Ignores what is recorded as live, which forces a full push; a draft is still resumed. */
export const withoutLiveHash = (memory: PushProgressStore): PushProgressStore => ({
  ...memory,
  read: (index) => ({ ...memory.read(index), live: '' }),
});

const readRecord = readFields<PushProgress>({
  live: withDefault(readText, ''),
  building: withDefault(readText, ''),
  pushed: withDefault(readListOf(readText), []),
});

function readJson(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Object(value);
  } catch {
    return {};
  }
}
