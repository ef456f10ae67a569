import { emptyIndex, type IndexState } from './index-state.ts';

/** All indexes of an application, in memory. */
export interface IndexStore {
  find(name: string): IndexState | undefined;
  all(): readonly IndexState[];
  /** Takes a write on, to be carried out in its turn, and answers the number of its task. */
  enqueue(write: Write): number;
  /** Whether a task's write can be seen; `undefined` for a task that was never given out. */
  isPublished(task: number): boolean | undefined;
}

/** Changes some indexes: what it answers takes the place of those of the same name. */
export type Write = (indexes: Indexes, now: Date) => IndexChanges;

export type Indexes = ReadonlyMap<string, IndexState>;

export type IndexChanges = {
  readonly saved?: readonly IndexState[];
  readonly deleted?: readonly string[];
};

export type IndexStoreOptions = {
  readonly now: () => Date;
  /** `at-once`, or as the vendor does: behind the answer, so that only a finished task is seen. */
  readonly publish: 'at-once' | 'later';
};

export function createIndexStore({ now, publish }: IndexStoreOptions): IndexStore {
  const indexes = new Map<string, IndexState>();
  const waiting: Write[] = [];
  let given = 0;
  let done = 0;
  const carryOut = (): void => {
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
      given += 1;
      if (publish === 'at-once') carryOut();
      else setImmediate(carryOut);
      return given;
    },
    isPublished: (task) => (task >= 1 && task <= given ? task <= done : undefined),
  };
}

/** The index, as it is or new. */
export const indexFor = (indexes: Indexes, name: string, now: Date): IndexState =>
  indexes.get(name) ?? emptyIndex(name, now);
