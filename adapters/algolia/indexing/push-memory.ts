import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFields, readListOf, readText } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';

/** Progress of pushing one index. */
export type PushRecord = {
  /** Hash of the live plan; empty if unknown. */
  readonly live: string;
  /** Hash of the draft's plan without records; empty without a draft. */
  readonly building: string;
  /** Hashes of the batches uploaded to the draft. */
  readonly pushed: readonly string[];
};

/** Remembers the progress by index name, so that the next run can resume. */
export interface PushMemory {
  read(index: string): PushRecord;
  write(index: string, record: PushRecord): void;
}

export const NOTHING_PUSHED: PushRecord = { live: '', building: '', pushed: [] };

/** Keeps the progress in a file, replaced atomically. An unreadable file counts as empty. */
export function createFileMemory(path: string): PushMemory {
  const records = new Map(Object.entries(readJson(path)));
  return {
    read: (index) => readRecord(records.get(index)) ?? NOTHING_PUSHED,
    write(index, record) {
      records.set(index, record);
      const draft = `${path}.draft`;
      writeFileSync(draft, JSON.stringify(Object.fromEntries(records), undefined, 2));
      renameSync(draft, path);
    },
  };
}

/** Ignores what is recorded as live, which forces a full push; a draft is still resumed. */
export const forgetfulOf = (memory: PushMemory): PushMemory => ({
  ...memory,
  read: (index) => ({ ...memory.read(index), live: '' }),
});

const readRecord = readFields<PushRecord>({
  live: orElse(readText, ''),
  building: orElse(readText, ''),
  pushed: orElse(readListOf(readText), []),
});

function readJson(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return Object(value);
  } catch {
    return {};
  }
}
