import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFields, readListOf, readText } from '#src/shared/json-reader.ts';
import { orElse } from '#src/shared/lenient-readers.ts';

/** What is known of the pushing of one index. */
export type PushRecord = {
  /** What stands live, as a hash of its plan; empty where nobody knows. */
  readonly live: string;
  /** What is being made, as a hash of all but its records; empty where nothing is. */
  readonly building: string;
  /** Of that, the batches that have arrived, as hashes. */
  readonly pushed: readonly string[];
};

/** Remembers by index name what was pushed, so that the next run goes on from there. */
export interface PushMemory {
  read(index: string): PushRecord;
  write(index: string, record: PushRecord): void;
}

export const NOTHING_PUSHED: PushRecord = { live: '', building: '', pushed: [] };

/** Keeps it in a file, which is replaced as a whole. One that cannot be read says nothing. */
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

/** The same, for who does not believe it of what is live; what is being made is gone on with. */
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
