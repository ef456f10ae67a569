import { emptyIndex, type IndexState } from './index-state.ts';

/** All indexes of an application, in memory. */
export interface IndexStore {
  find(name: string): IndexState | undefined;
  all(): readonly IndexState[];
  /** Queues a write and returns its task number. */
  enqueue(write: Write): number;
  /** Returns whether the write of a task is visible; `undefined` for an unknown task. */
  isPublished(task: number): boolean | undefined;
}

/** A write: returns the changed and deleted indexes. */
export type Write = (indexes: Indexes, now: Date) => IndexChanges;

export type Indexes = ReadonlyMap<string, IndexState>;

export type IndexChanges = {
  readonly saved?: readonly IndexState[];
  readonly deleted?: readonly string[];
};

export type IndexStoreOptions = {
  readonly now: () => Date;
  /** `at-once`, or `later` as in Algolia: behind the answer, visible once its task is done. */
  readonly publish: 'at-once' | 'later';
};

export function createIndexStore({ now, publish }: IndexStoreOptions): IndexStore {
  const indexes = new Map<string, IndexState>();
  const waiting: Write[] = [];
  let lastTaskId = 0;
  let done = 0;
  const applyWrites = (): void => {
    for (const write of waiting.splice(0)) {
      const { saved = [], deleted = [] } = write(indexes, now());
      for (const name of deleted) indexes.delete(name);
      for (const index of saved) indexes.set(index.name, index);
      done += 1;
    }
  };
  return {
    find: (name) => indexes.get(name),
    all: () => [...indexes.values()],
    enqueue(write) {
      waiting.push(write);
      lastTaskId += 1;
      if (publish === 'at-once') applyWrites();
      else setImmediate(applyWrites);
      return lastTaskId;
    },
    isPublished: (task) => (task >= 1 && task <= lastTaskId ? task <= done : undefined),
  };
}

/** Returns the index, or a new empty one. */
export const indexFor = (indexes: Indexes, name: string, now: Date): IndexState =>
  indexes.get(name) ?? emptyIndex(name, now);
