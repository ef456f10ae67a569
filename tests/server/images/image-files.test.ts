import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createImageFiles } from '#server/images/image-files.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const root = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(root, { recursive: true }));

const START = Date.UTC(2026, 10, 27);
const WEEK = 7 * 24 * 60 * 60 * 1000;

let count = 0;
function open({ maxBytes = 100_000, folder = join(root, `${(count += 1)}`) } = {}) {
  let now = START;
  const log = createMemoryLog();
  const files = createImageFiles({ folder, maxBytes, clock: { now: () => now }, log });
  const paths = () => readdirSync(folder).map((name) => join(folder, name));
  return {
    ...files,
    folder,
    log,
    paths,
    bytes: () => paths().reduce((sum, path) => sum + statSync(path).size, 0),
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

const image = (bytes: number, value = 1) => Buffer.alloc(bytes, value);

describe('createImageFiles', () => {
  it('reads what was written, also after a restart', async () => {
    const files = open();
    await files.write('bed', image(500));
    expect(await files.read('bed')).toEqual(image(500));
    expect(await open({ folder: files.folder }).read('bed')).toEqual(image(500));
    expect(await files.read('sofa')).toBeUndefined();
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, 300)],
    ['empty', () => Buffer.alloc(0)],
    ['changed in one byte', (file: Buffer) => file.with(400, 9)],
  ])('has no image whose file is %s, and accepts it anew', async (_name, damage) => {
    const files = open();
    await files.write('bed', image(500));
    const [path = ''] = files.paths();
    writeFileSync(path, damage(readFileSync(path)));
    expect(await files.read('bed')).toBeUndefined();
    expect(files.paths()).toEqual([]);
    await files.write('bed', image(500));
    expect(await files.read('bed')).toEqual(image(500));
  });

  it('leaves no unfinished file, and keeps the whole one that it replaces', async () => {
    const files = open();
    await Promise.all([1, 2, 3].map((value) => files.write('bed', image(500, value))));
    expect(files.paths()).toHaveLength(1);
    const found = await files.read('bed');
    expect(new Set(found)).toHaveLength(1);
  });

  it('stays below its bytes, without the images that were used least recently', async () => {
    const files = open({ maxBytes: 10_000 });
    await files.write('hot', image(1000));
    for (let index = 0; index < 50; index += 1) {
      files.pass(1000);
      await files.write(`rare ${index}`, image(1000));
      expect(files.bytes()).toBeLessThanOrEqual(10_000);
      files.pass(1000);
      expect(await files.read('hot')).toBeDefined();
    }
    expect(await files.read('rare 0')).toBeUndefined();
    expect(await files.read('rare 49')).toBeDefined();
  });

  it('counts what it finds at its start', async () => {
    const files = open();
    for (let index = 0; index < 20; index += 1) {
      files.pass(1000);
      await files.write(`old ${index}`, image(1000));
    }
    const smaller = open({ folder: files.folder, maxBytes: 5000 });
    smaller.pass(30_000);
    await smaller.write('new', image(1000));
    expect(smaller.bytes()).toBeLessThanOrEqual(5000);
    expect(await smaller.read('new')).toBeDefined();
  });

  it('has no image that is older than a week', async () => {
    const files = open();
    await files.write('bed', image(500));
    files.pass(WEEK - 1);
    expect(await files.read('bed')).toBeDefined();
    files.pass(1);
    expect(await files.read('bed')).toBeUndefined();
  });

  it('says once per image that it cannot write, and fails no request', async () => {
    const blocked = join(root, 'a-file');
    writeFileSync(blocked, '');
    const files = open({ folder: blocked });
    await files.write('bed', image(500));
    expect(await files.read('bed')).toBeUndefined();
    expect(files.log.entries).toMatchObject([{ level: 'warn', event: 'image-not-stored' }]);
  });
});
