import fc from 'fast-check';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  EMPTY_PROGRESS,
  type PushProgressStore,
  type RecordHash,
  type RecordList,
  type RecordListName,
  withoutLiveHash,
} from '#adapters/algolia/indexing/push-progress.ts';
import { openPushProgress } from '#adapters/algolia/indexing/push-progress-database.ts';
import { createPushMemory } from '../../../support/indexed-algolia.ts';

const folder = mkdtempSync(join(tmpdir(), 'pushes-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `pushes-${(files += 1)}.db`);

function openAt(path: string) {
  const progress = openPushProgress(path);
  onTestFinished(progress.close);
  return progress;
}

const RECORD = { live: 'a', building: 'b' };

const OTHERS: readonly RecordListName[] = ['draft', 'planned'];

/** All that a list of few records says. */
const contentOf = (list: RecordList, ids: readonly string[]) => ({
  count: list.count(),
  hashes: list.hashesOf(ids),
});

const idsOf = (records: readonly RecordHash[]) => records.map(([id]) => id);

describe.each([
  ['openPushProgress', () => openAt(newPath())],
  ['its fake in memory', createPushMemory],
] as const)('%s', (_name, open: () => PushProgressStore) => {
  it('knows the progress that was written last, by index', () => {
    const progress = open();
    expect(progress.read('beds')).toEqual(EMPTY_PROGRESS);
    progress.write('beds', { ...RECORD, live: 'old' });
    progress.write('beds', RECORD);
    expect(progress.read('beds')).toEqual(RECORD);
    expect(progress.read('constructor')).toEqual(EMPTY_PROGRESS);
  });

  it('ignores the hash of the live index under withoutLiveHash', () => {
    const progress = open();
    progress.write('beds', RECORD);
    expect(withoutLiveHash(progress).read('beds')).toEqual({ ...RECORD, live: '' });
  });

  it('keeps a list of records by index and name', () => {
    const progress = open();
    const live = progress.records('beds', 'live');
    expect(contentOf(live, ['a', 'b'])).toEqual({ count: 0, hashes: new Map() });
    live.add([
      ['a', '1'],
      ['b"één\u2028', '2'],
      ['7', '3'],
    ]);
    live.add([['a', '4']]);
    live.add([]);
    live.remove(['7', 'unknown']);
    expect(contentOf(live, ['a', 'b"één\u2028', '7'])).toEqual({
      count: 2,
      hashes: new Map([
        ['a', '4'],
        ['b"één\u2028', '2'],
      ]),
    });
    for (const list of [
      ...OTHERS.map((name) => progress.records('beds', name)),
      progress.records('pages', 'live'),
    ])
      expect(list.count()).toBe(0);
    live.clear();
    expect(contentOf(live, ['a'])).toEqual({ count: 0, hashes: new Map() });
  });

  it('gives the records of the draft to the live index when that went live', () => {
    const progress = open();
    const [live, draft] = [progress.records('beds', 'live'), progress.records('beds', 'draft')];
    progress.write('beds', RECORD);
    live.add([['old', '1']]);
    draft.add([['new', '2']]);
    progress.noteLive('beds', 'configuration');
    expect(progress.read('beds')).toEqual({ live: 'configuration', building: '' });
    expect(contentOf(live, ['old', 'new'])).toEqual({ count: 1, hashes: new Map([['new', '2']]) });
    expect(draft.count()).toBe(0);
    draft.add([['next', '3']]);
    expect(contentOf(live, ['next'])).toEqual({ count: 1, hashes: new Map() });
  });

  it('finds the ids that another list lacks, whatever both have', () => {
    const anyList = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.string()),
      {
        selector: ([id]) => id,
      },
    );
    const progress = open();
    const [live, planned] = [progress.records('beds', 'live'), progress.records('beds', 'planned')];
    fc.assert(
      fc.property(anyList, anyList, fc.integer({ min: 1, max: 8 }), (some, others, limit) => {
        live.clear();
        live.add(some);
        planned.clear();
        planned.add(others);
        const absent = idsOf(some).filter((id) => !idsOf(others).includes(id));
        expect(live.countAbsentFrom('planned')).toBe(absent.length);
        const found = live.idsAbsentFrom('planned', limit);
        expect(found).toHaveLength(Math.min(limit, absent.length));
        expect(absent).toEqual(expect.arrayContaining([...found]));
        expect(live.hashesOf(idsOf(some))).toEqual(new Map(some));
      }),
    );
  });
});

describe('openPushProgress', () => {
  it('remembers everything between runs, also after one that was killed', () => {
    const path = newPath();
    const killed = openAt(path);
    killed.write('beds', RECORD);
    killed.records('beds', 'draft').add([['a', '1']]);
    const next = openPushProgress(path);
    expect(next.read('beds')).toEqual(RECORD);
    next.noteLive('beds', 'configuration');
    next.close();
    expect(openAt(path).records('beds', 'live').hashesOf(['a'])).toEqual(new Map([['a', '1']]));
  });

  it('leaves a file that is complete by itself when it is closed', () => {
    const [path, copy] = [newPath(), newPath()];
    const progress = openPushProgress(path);
    progress.write('beds', RECORD);
    progress.close();
    copyFileSync(path, copy);
    expect(openAt(copy).read('beds')).toEqual(RECORD);
  });

  it.each(['{"beds":{"live":"a"}}', 'x'.repeat(5000)])(
    'starts over if the file is no database but %j',
    (text) => {
      const path = newPath();
      writeFileSync(path, text);
      const progress = openAt(path);
      expect(progress.read('beds')).toEqual(EMPTY_PROGRESS);
      progress.write('beds', RECORD);
      expect(progress.read('beds')).toEqual(RECORD);
    },
  );

  it('throws if the file cannot be opened', () => {
    expect(() => openPushProgress(join(folder, 'no', 'such', 'folder.db'))).toThrow(
      /unable to open/iu,
    );
  });
});
