import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PictureSource } from '#ports/content-source.ts';
import { err } from '#src/shared/result.ts';
import { withKnownData, type ContractRuns } from './known-data.ts';
import { anyCharacter } from '../support/arbitraries/texts.ts';

/** Pictures of the source under test; partial for an unknown shop. */
export type KnownPictures = {
  /** A picture in a subfolder, with a space in its name if the source is our own. */
  readonly picture?: { readonly path: string; readonly bytes?: Uint8Array };
  /** A file of more than 10 MB. */
  readonly tooLarge?: string;
};

/** Contract for every {@link PictureSource}. */
export function pictureSourceContract(
  name: string,
  source: PictureSource,
  { picture, tooLarge }: KnownPictures,
  { numRuns = 100 }: ContractRuns = {},
): void {
  const { path, bytes } = picture ?? { path: 'pictures/any.webp' };
  const inFolder = path.includes('/') ? path : `./${path}`;
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : 'pictures';

  describe(`PictureSource: ${name}`, () => {
    it(
      'P6 reads a picture by its path, and the same again',
      withKnownData(picture, async ({ path }) => {
        const read = await source.read(path);
        expect(read.ok && read.value.length).toBeGreaterThan(0);
        const again = await source.read(path);
        expect(read.ok && again.ok && Buffer.from(again.value).equals(read.value)).toBe(true);
      }),
    );

    it(
      'P6 reads a picture byte for byte',
      withKnownData(bytes, async (bytes) => {
        const read = await source.read(path);
        expect(read.ok && Buffer.from(read.value).equals(bytes)).toBe(true);
      }),
    );

    it.each(['', '.', '/', folder, `${folder}/`, `${path}/x`, `${folder}/none.webp`, `/${path}`])(
      'finds no picture at %j',
      async (other) => {
        expect(await source.read(other)).toEqual(err('not-found'));
      },
    );

    it.each([
      `${folder}/../${path}`,
      `${folder}/x/../${path.slice(folder.length + 1)}`,
      inFolder.replaceAll('/', '\\'),
      inFolder.replaceAll('/', '%2f'),
      `${path}\0`,
      `${path}?width=9`,
      `${path}#part`,
      `//evil.example/${path}`,
      `http://evil.example/${path}`,
    ])('takes a path literally: %j names nothing', async (other) => {
      expect(await source.read(other)).toEqual(err('not-found'));
    });

    it('finds nothing under any other name, and never rejects', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 60 }), async (text) => {
          expect(await source.read(`${folder}/${text}x`)).toEqual(err('not-found'));
          expect(await source.read(text)).toEqual(err('not-found'));
        }),
        { numRuns },
      );
    });

    it(
      'refuses a file of more than 10 MB',
      withKnownData(tooLarge, async (tooLarge) => {
        expect(await source.read(tooLarge)).toEqual(err('too-large'));
      }),
    );
  });
}
