/** Progress of pushing one index. */
export type PushProgress = {
  /** Hash of the configuration of the live index; empty if unknown. */
  readonly live: string;
  /** Hash of the draft's configuration; empty without a draft. */
  readonly building: string;
};

export const EMPTY_PROGRESS: PushProgress = { live: '', building: '' };

/** A record's id with a hash of the record. */
export type RecordHash = readonly [id: string, hash: string];

/** Records of an index: the live ones, those uploaded to its draft, those that it is to have. */
export type RecordListName = 'live' | 'draft' | 'planned';

/** Records by their hashes, outside of the memory: those of a large shop do not fit. */
export interface RecordList {
  count(): number;
  /** Hashes by id of those of these records that are in the list. */
  hashesOf(ids: readonly string[]): ReadonlyMap<string, string>;
  /** Adds records; those with an id of the list replace it. */
  add(records: readonly RecordHash[]): void;
  remove(ids: readonly string[]): void;
  clear(): void;
  /** Number of records whose ids another list of the index lacks. */
  countAbsentFrom(other: RecordListName): number;
  /** Ids of such records, at most this many. */
  idsAbsentFrom(other: RecordListName, limit: number): readonly string[];
}

/** Remembers by index name what was pushed, so that the next run can resume. */
export interface PushProgressStore {
  read(index: string): PushProgress;
  write(index: string, progress: PushProgress): void;
  records(index: string, list: RecordListName): RecordList;
  /** Notes that the draft of an index went live, with this hash of its configuration. */
  noteLive(index: string, live: string): void;
}

/** Ignores what is recorded as live, which forces a full push; a draft is still resumed. */
export const withoutLiveHash = (memory: PushProgressStore): PushProgressStore => ({
  ...memory,
  read: (index) => ({ ...memory.read(index), live: '' }),
});
