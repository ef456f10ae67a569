import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { err, ok } from '#src/shared/result.ts';
import { pictureSourceContract } from '../../contracts/picture-source-contract.ts';

const home = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(home, 'pictures');
mkdirSync(join(folder, 'demo'), { recursive: true });
writeFileSync(join(folder, 'demo', 'wolk.webp'), 'a cloud');
writeFileSync(join(folder, 'demo', 'matras wolk.webp'), 'a cloud');
writeFileSync(join(folder, 'huge.webp'), '');
truncateSync(join(folder, 'huge.webp'), 11 * 1024 * 1024);
writeFileSync(join(home, 'secret'), 'a secret');
afterAll(() => rmSync(home, { recursive: true }));

const pictures = createEmbeddedPictureSource(folder);

pictureSourceContract('embedded', pictures, {
  picture: { path: 'demo/matras wolk.webp', bytes: Buffer.from('a cloud') },
  tooLarge: 'huge.webp',
});

describe('createEmbeddedPictureSource', () => {
  it('reads a picture by its path', async () => {
    expect(await pictures.read('demo/wolk.webp')).toEqual(ok(Buffer.from('a cloud')));
  });

  it.each(['', '.', 'demo', 'demo/', 'demo/none.webp', 'demo/wolk.webp/x', 'x'.repeat(5000)])(
    'finds no picture at %j',
    async (path) => {
      expect(await pictures.read(path)).toEqual(err('not-found'));
    },
  );

  it.each(['../secret', 'demo/../../secret', '..\\secret', join(home, 'secret'), 'demo/wolk\0'])(
    'reads nothing outside its folder: %j',
    async (path) => {
      expect(await pictures.read(path)).toEqual(err('not-found'));
    },
  );

  it('reads nothing through a link that leads out of its folder', async () => {
    symlinkSync(join(home, 'secret'), join(folder, 'link.webp'));
    symlinkSync(home, join(folder, 'way-out'));
    expect(await pictures.read('link.webp')).toEqual(err('not-found'));
    expect(await pictures.read('way-out/secret')).toEqual(err('not-found'));
  });

  it('reads a link that stays inside its folder', async () => {
    symlinkSync('demo/wolk.webp', join(folder, 'alias.webp'));
    expect(await pictures.read('alias.webp')).toEqual(ok(Buffer.from('a cloud')));
  });

  it('finds nothing at any invalid path, and does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (path) => {
        expect(await pictures.read(path)).toEqual(err('not-found'));
      }),
    );
  });

  it('refuses a file of more than 10 MB', async () => {
    writeFileSync(join(folder, 'large.webp'), '');
    truncateSync(join(folder, 'large.webp'), 10 * 1024 * 1024);
    expect((await pictures.read('large.webp')).ok).toBe(true);
    truncateSync(join(folder, 'large.webp'), 10 * 1024 * 1024 + 1);
    expect(await pictures.read('large.webp')).toEqual(err('too-large'));
  });

  it('finds nothing when there is no folder', async () => {
    const none = createEmbeddedPictureSource(join(home, 'none'));
    expect(await none.read('demo/wolk.webp')).toEqual(err('not-found'));
  });
});
