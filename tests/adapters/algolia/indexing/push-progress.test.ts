import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createPushProgressFile,
  withoutLiveHash,
  EMPTY_PROGRESS,
} from '#adapters/algolia/indexing/push-progress.ts';

const folders: string[] = [];
const fileIn = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pushes-'));
  folders.push(folder);
  return { folder, path: join(folder, 'pushes.json') };
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const RECORD = { live: 'a', building: 'b', pushed: ['c', 'd'] };

describe('createPushProgressFile', () => {
  it('persists the progress between runs in a single file', () => {
    const { folder, path } = fileIn();
    createPushProgressFile(path).write('beds', RECORD);
    createPushProgressFile(path).write('pages', { ...RECORD, live: '' });
    expect(createPushProgressFile(path).read('beds')).toEqual(RECORD);
    expect(createPushProgressFile(path).read('pages').live).toBe('');
    expect(readdirSync(folder)).toEqual(['pushes.json']);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"beds":7}', '{"beds":{"live":7}}'])(
    'returns EMPTY_PROGRESS if the file contains %j',
    (text) => {
      const { path } = fileIn();
      writeFileSync(path, text);
      const memory = createPushProgressFile(path);
      expect(memory.read('beds')).toEqual(EMPTY_PROGRESS);
      expect(memory.read('constructor')).toEqual(EMPTY_PROGRESS);
    },
  );

  it('returns the progress without the hash of the live index under withoutLiveHash', () => {
    const { path } = fileIn();
    const memory = createPushProgressFile(path);
    memory.write('beds', RECORD);
    expect(withoutLiveHash(memory).read('beds')).toEqual({ ...RECORD, live: '' });
  });

  it('keeps a file as small as its records, however often they change', () => {
    const { path, folder } = fileIn();
    for (let run = 1; run <= 50; run += 1) {
      const memory = createPushProgressFile(path);
      memory.records('beds');
      memory.noteRecords('beds', [
        ['a', `hash ${run}`],
        ['b', 'same'],
        ['gone', `hash ${run}`],
        ['gone'],
      ]);
    }
    const lines = readFileSync(join(folder, 'pushes-records', 'beds.jsonl'), 'utf8').split('\n');
    expect(lines.length).toBeLessThan(12);
    expect(createPushProgressFile(path).records('beds')).toEqual(
      new Map([
        ['a', 'hash 50'],
        ['b', 'same'],
      ]),
    );
  });

  it('keeps the records of an index, line by line', () => {
    const { path, folder } = fileIn();
    const memory = createPushProgressFile(path);
    expect(memory.records('beds')).toEqual(new Map());
    memory.replaceRecords(
      'beds',
      new Map([
        ['a', '1'],
        ['b', '2'],
      ]),
    );
    memory.noteRecords('beds', [['b'], ['c', '3'], ['a', '4']]);
    expect(createPushProgressFile(path).records('beds')).toEqual(
      new Map([
        ['a', '4'],
        ['c', '3'],
      ]),
    );
    appendFileSync(join(folder, 'pushes-records', 'beds.jsonl'), '["d","5');
    expect([...createPushProgressFile(path).records('beds').keys()]).toEqual(['a', 'c']);
  });
});
