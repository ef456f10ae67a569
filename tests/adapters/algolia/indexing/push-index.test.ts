import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  IndexPlan,
  IndexRecord,
  IndexWriter,
} from '#adapters/algolia/indexing/index-writer.ts';
import { pushIndex, type PushParts } from '#adapters/algolia/indexing/push-index.ts';
import type { PushProgressStore } from '#adapters/algolia/indexing/push-progress.ts';
import { ok } from '#src/shared/result.ts';
import { createPushMemory } from '../../../support/indexed-algolia.ts';

/** A search service that stores records by index, and fails after this number of steps. */
function createService(steps = Number.POSITIVE_INFINITY) {
  const indexes = new Map<string, IndexRecord[]>();
  const added: (readonly IndexRecord[])[] = [];
  const removedIds: string[] = [];
  let left = steps;
  const step = <T>(work: () => T): Promise<T> => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('stopped')) : Promise.resolve(work());
  };
  const writer: IndexWriter = {
    exists: (index) => step(() => indexes.has(index)),
    count: (index) => step(() => indexes.get(index)?.length ?? 0),
    remove: (index) => step(() => void indexes.delete(index)),
    configure: (index) => step(() => void indexes.set(index, indexes.get(index) ?? [])),
    add: (index, records) =>
      step(() => {
        added.push(records);
        const ids = new Set(records.map(({ objectID }) => objectID));
        const others = (indexes.get(index) ?? []).filter(({ objectID }) => !ids.has(objectID));
        indexes.set(index, [...others, ...records]);
      }),
    removeRecords: (index, ids) =>
      step(() => {
        removedIds.push(...ids);
        const left = (indexes.get(index) ?? []).filter(({ objectID }) => !ids.includes(objectID));
        indexes.set(index, left);
      }),
    setReplicas: () => step(() => {}),
    replace: (index, draft) =>
      step(() => {
        indexes.set(index, indexes.get(draft) ?? []);
        indexes.delete(draft);
      }),
  };
  return {
    indexes,
    added,
    removedIds,
    writer,
    goOn: (steps = Number.POSITIVE_INFINITY) => void (left = steps),
  };
}

const planOf = (records: readonly IndexRecord[]): IndexPlan => ({
  name: 'beds',
  settings: {},
  replicas: [],
  synonyms: [],
  rules: [],
  records,
  recordCount: records.length,
});

const records = (...names: readonly string[]) => names.map((objectID) => ({ objectID }));

const priced = (names: readonly string[], price: number) =>
  names.map((objectID) => ({ objectID, price }));

const byId = (a: IndexRecord, b: IndexRecord) => (a.objectID < b.objectID ? -1 : 1);

const OLD = records('a', 'b', 'c', 'd', 'e');
const NEW = records('b', 'c', 'f', 'g', 'h', 'i');

function setup(steps?: number) {
  const service = createService(steps);
  const progress = createPushMemory();
  const push = (entries: readonly IndexRecord[], more: Partial<PushParts> = {}) =>
    pushIndex(planOf(entries), { writer: service.writer, progress, recordsPerBatch: 2, ...more });
  return { ...service, service, memory: progress, push };
}

describe('pushIndex', () => {
  it('lets connections work while it compares many records', async () => {
    const { push } = setup();
    const many = records(...Array.from({ length: 2000 }, (_, index) => `bed-${index}`));
    await push(many, { recordsPerBatch: 1000 });
    let hasTurned = false;
    setImmediate(() => (hasTurned = true));
    await push(many, { recordsPerBatch: 1000 });
    expect(hasTurned).toBe(true);
  });

  it('replaces all records of the index', async () => {
    const { push, indexes } = setup();
    expect(await push(OLD)).toEqual(ok({ kind: 'replaced' }));
    expect(await push(NEW)).toEqual(ok({ kind: 'replaced' }));
    expect([...indexes]).toEqual([['beds', NEW]]);
  });

  it('pushes no records that are already live, unless the index is gone', async () => {
    const { push, added, indexes } = setup();
    await push(OLD);
    let arrived = 0;
    const count = { onRecordsPushed: (records: number) => void (arrived += records) };
    expect(await push(OLD, count)).toEqual(ok({ kind: 'unchanged' }));
    expect({ batches: added.length, arrived }).toEqual({ batches: 3, arrived: 5 });
    indexes.clear();
    expect(await push(OLD)).toEqual(ok({ kind: 'replaced' }));
    expect(indexes.get('beds')).toEqual(OLD);
  });

  it('resumes where it was stopped, and pushes no batch twice', async () => {
    const { push, added, indexes, goOn } = setup();
    await push(OLD);
    added.length = 0;
    goOn(5);
    expect(await push(NEW)).toMatchObject({ error: { kind: 'service-failed', index: 'beds' } });
    expect(added).toHaveLength(2);
    goOn();
    let arrived = 0;
    await push(NEW, { onRecordsPushed: (records) => void (arrived += records) });
    expect({ batches: added.length, arrived }).toEqual({ batches: 3, arrived: 6 });
    expect(indexes.get('beds')).toEqual(NEW);
  });

  it('starts over if the pushed records are outdated', async () => {
    const { push, indexes, goOn } = setup(4);
    await push(OLD);
    goOn();
    await push(NEW);
    expect(indexes.get('beds')).toEqual(NEW);
  });

  it('does not go live with missing records, and starts over on the next push', async () => {
    const { push, writer, indexes } = setup();
    await push(OLD);
    const loses = { ...writer, count: async () => 4 };
    expect(await push(NEW, { writer: loses })).toEqual({
      ok: false,
      error: { kind: 'records-missing', index: 'beds', missing: 2 },
    });
    expect(indexes.get('beds')).toEqual(OLD);
    indexes.set('beds_draft', records('x'));
    await push(NEW);
    expect(indexes.get('beds')).toEqual(NEW);
  });

  it('serves the old or the new index wherever it is stopped, and ends with the new one', async () => {
    const anyStop = fc.integer({ min: 0, max: 14 });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStop, { maxLength: 4 }), async (stops) => {
        const { push, indexes, goOn } = setup();
        await push(OLD);
        for (const stop of stops) {
          goOn(stop);
          await push(NEW);
          expect([OLD, NEW]).toContainEqual(indexes.get('beds'));
        }
        goOn();
        expect(await push(NEW)).toMatchObject({ ok: true });
        expect([...indexes.keys()]).toEqual(['beds']);
        expect(indexes.get('beds')).toEqual(NEW);
      }),
    );
  });

  it('writes and removes only what differs if that is little, resuming after a stop', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `r${index}`);
    const old = priced(many, 1);
    const { push, indexes, added, removedIds, goOn } = setup();
    await push(old);
    added.length = 0;
    const next = [...priced(many.slice(0, 5), 2), ...old.slice(5, 38), ...priced(['new'], 1)];
    goOn(3);
    expect(await push(next)).toMatchObject({ error: { kind: 'service-failed' } });
    goOn();
    expect(await push(next)).toEqual(ok({ kind: 'updated', written: 4, removed: 2 }));
    expect(added.map((batch) => batch.length)).toEqual([2, 2, 2]);
    expect(removedIds).toEqual(['r38', 'r39']);
    expect(indexes.get('beds')?.toSorted(byId)).toEqual(next.toSorted(byId));
    expect(await push(next)).toEqual(ok({ kind: 'unchanged' }));
  });

  it('replaces an index to which others wrote', async () => {
    const { push, indexes } = setup();
    await push(OLD);
    indexes.set('beds', [...OLD, ...records('stranger')]);
    expect(await push(OLD)).toEqual(ok({ kind: 'replaced' }));
    expect(indexes.get('beds')).toEqual(OLD);
  });

  it('leaves each record old or new wherever an update is stopped, and ends with the new ones', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `r${index}`);
    const anyPrices = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 20, maxLength: 20 });
    const anyChange = fc.dictionary(fc.constantFrom(...many), fc.option(fc.integer()), {
      maxKeys: 5,
    });
    const anyStops = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyPrices, anyChange, anyStops, async (prices, changes, stops) => {
        const { push, indexes, goOn } = setup();
        const old = many.map((objectID, index) => ({ objectID, price: prices[index] }));
        const next = old.flatMap((record) => {
          if (!(record.objectID in changes)) return [record];
          const price = changes[record.objectID];
          return price === null || price === undefined ? [] : [{ ...record, price }];
        });
        await push(old);
        const allowed = new Set([...old, ...next].map((record) => JSON.stringify(record)));
        for (const stop of stops) {
          goOn(stop);
          await push(next);
          for (const record of indexes.get('beds') ?? [])
            expect(allowed).toContain(JSON.stringify(record));
        }
        goOn();
        expect(await push(next)).toMatchObject({ ok: true });
        expect(indexes.get('beds')?.toSorted(byId)).toEqual(next.toSorted(byId));
      }),
    );
  });

  it('reads the records one at a time, so that an index fits in memory', async () => {
    const { push: _, writer, memory } = setup();
    let open = 0;
    let most = 0;
    const added = { ...writer, add: async () => void (open = 0), count: async () => 5000 };
    const streamed: Iterable<IndexRecord> = {
      *[Symbol.iterator]() {
        for (let index = 0; index < 5000; index += 1) {
          open += 1;
          most = Math.max(most, open);
          yield { objectID: `r${index}` };
        }
      },
    };
    const plan = { ...planOf([]), records: streamed, recordCount: 5000 };
    expect(
      await pushIndex(plan, { writer: added, progress: memory, recordsPerBatch: 100 }),
    ).toEqual(ok({ kind: 'replaced' }));
    expect(most).toBe(100);
  });

  it('asks and tells its progress about a batch at a time, so that no list fits in memory', async () => {
    const { service, push, memory } = setup();
    const sizes: number[] = [];
    const counted = <T>(items: readonly T[]): readonly T[] => {
      sizes.push(items.length);
      return items;
    };
    const progress: PushProgressStore = {
      ...memory,
      records(index, name) {
        const list = memory.records(index, name);
        return {
          ...list,
          add: (records) => list.add(counted(records)),
          remove: (ids) => list.remove(counted(ids)),
          hashesOf: (ids) => list.hashesOf(counted(ids)),
          idsAbsentFrom: (other, limit) => counted(list.idsAbsentFrom(other, limit)),
        };
      },
    };
    const many = Array.from({ length: 1000 }, (_, index) => `r${index}`);
    const parts = { progress, recordsPerBatch: 10 };
    expect(await push(priced(many, 1), parts)).toEqual(ok({ kind: 'replaced' }));
    const next = [...priced(many.slice(0, 30), 2), ...priced(many.slice(30, 950), 1)];
    expect(await push(next, parts)).toEqual(ok({ kind: 'updated', written: 30, removed: 50 }));
    expect(await push(next, parts)).toEqual(ok({ kind: 'unchanged' }));
    expect(Math.max(...sizes)).toBe(10);
    expect(service.indexes.get('beds')?.toSorted(byId)).toEqual(next.toSorted(byId));
  });

  it('resumes a draft whose records changed meanwhile, and sends only those again', async () => {
    const { push, added, removedIds, indexes, goOn } = setup();
    await push(OLD);
    goOn(5);
    await push(priced(['a', 'b', 'c', 'd', 'e'], 1));
    added.length = 0;
    goOn();
    const next = [...priced(['a', 'b', 'c'], 1), ...priced(['d', 'e'], 2)];
    expect(await push(next.slice(1))).toEqual(ok({ kind: 'replaced' }));
    expect(added.flat()).toEqual(next.slice(3));
    expect(removedIds).toEqual(['a']);
    expect(indexes.get('beds')?.toSorted(byId)).toEqual(next.slice(1));
  });
});
