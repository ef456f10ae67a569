import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  parseJson,
  readFields,
  readListOf,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';

/** Progress of pushing one index. */
export type PushProgress = {
  /** Hash of the configuration of the live index; empty if unknown. */
  readonly live: string;
  /** Hash of the draft's configuration; empty without a draft. */
  readonly building: string;
  /** Hashes of the batches uploaded to the draft. */
  readonly pushed: readonly string[];
};

/** Records by id with a hash of each. */
export type RecordHashes = ReadonlyMap<string, string>;

/** Remembers the progress by index name, so that the next run can resume. */
export interface PushProgressStore {
  read(index: string): PushProgress;
  write(index: string, record: PushProgress): void;
  /** Records of the live index. */
  records(index: string): RecordHashes;
  /** Notes records of the live index as written; without a hash as removed. */
  noteRecords(index: string, changes: Iterable<readonly [id: string, hash?: string]>): void;
  /** Notes all records of an index that went live. */
  replaceRecords(index: string, records: RecordHashes): void;
}

export const EMPTY_PROGRESS: PushProgress = { live: '', building: '', pushed: [] };

/**
 * Keeps the progress in a file, replaced atomically, and the hashes of records in a file per index
 * beside it, a line for each change. What is unreadable counts as absent.
 */
export function createPushProgressFile(path: string): PushProgressStore {
  const progress = new Map(Object.entries(readJson(path)));
  const folder = join(dirname(path), `${basename(path, '.json')}-records`);
  const fileOf = (index: string) => join(folder, `${index}.jsonl`);
  return {
    read: (index) => readProgress(progress.get(index)) ?? EMPTY_PROGRESS,
    write(index, record) {
      progress.set(index, record);
      replaceFile(path, JSON.stringify(Object.fromEntries(progress), undefined, 2));
    },
    records(index) {
      const { records, lines } = readHashes(fileOf(index));
      // Otherwise the file of a shop whose prices change all day outgrows what can be read.
      if (lines > MAX_LINES_PER_RECORD * records.size) replaceFile(fileOf(index), toLines(records));
      return records;
    },
    noteRecords(index, changes) {
      mkdirSync(folder, { recursive: true });
      appendFileSync(fileOf(index), toLines(changes));
    },
    replaceRecords(index, records) {
      mkdirSync(folder, { recursive: true });
      replaceFile(fileOf(index), toLines(records));
    },
  };
}

/** Ignores what is recorded as live, which forces a full push; a draft is still resumed. */
export const withoutLiveHash = (memory: PushProgressStore): PushProgressStore => ({
  ...memory,
  read: (index) => ({ ...memory.read(index), live: '' }),
});

const readProgress = readFields<PushProgress>({
  live: withDefault(readText, ''),
  building: withDefault(readText, ''),
  pushed: withDefault(readListOf(readText), []),
});

function readJson(path: string): object {
  return Object(parseJson(readIfPresent(path) ?? '') ?? {});
}

/** Lines of changes, per record, from which a file is written anew. */
const MAX_LINES_PER_RECORD = 2;

/** Later lines override earlier ones. */
function readHashes(path: string): { readonly records: RecordHashes; readonly lines: number } {
  const records = new Map<string, string>();
  let lines = 0;
  for (const line of readIfPresent(path)?.split('\n') ?? []) {
    const change = readListOf(readText)(parseJson(line));
    const [id, hash] = change ?? [];
    if (id === undefined) continue;
    lines += 1;
    if (hash === undefined) records.delete(id);
    else records.set(id, hash);
  }
  return { records, lines };
}

const toLines = (changes: Iterable<readonly [id: string, hash?: string]>): string =>
  Array.from(
    changes,
    ([id, hash]) => `${JSON.stringify(hash === undefined ? [id] : [id, hash])}\n`,
  ).join('');

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function replaceFile(path: string, text: string): void {
  const draft = `${path}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
