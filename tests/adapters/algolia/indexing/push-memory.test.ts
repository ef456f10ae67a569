import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createFileMemory,
  forgetfulOf,
  NOTHING_PUSHED,
} from '#adapters/algolia/indexing/push-memory.ts';

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

describe('createFileMemory', () => {
  it('remembers from run to run, and leaves nothing beside its file', () => {
    const { folder, path } = fileIn();
    createFileMemory(path).write('beds', RECORD);
    createFileMemory(path).write('pages', { ...RECORD, live: '' });
    expect(createFileMemory(path).read('beds')).toEqual(RECORD);
    expect(createFileMemory(path).read('pages').live).toBe('');
    expect(readdirSync(folder)).toEqual(['pushes.json']);
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"beds":7}', '{"beds":{"live":7}}'])(
    'knows nothing where its file says %j',
    (text) => {
      const { path } = fileIn();
      writeFileSync(path, text);
      const memory = createFileMemory(path);
      expect(memory.read('beds')).toEqual(NOTHING_PUSHED);
      expect(memory.read('constructor')).toEqual(NOTHING_PUSHED);
    },
  );

  it('can be configured to distrust the live index, and still continues', () => {
    const { path } = fileIn();
    const memory = createFileMemory(path);
    memory.write('beds', RECORD);
    expect(forgetfulOf(memory).read('beds')).toEqual({ ...RECORD, live: '' });
  });
});
