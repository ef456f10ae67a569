import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import listed from '#demo/pictures/pictures.json' with { type: 'json' };
import { inScope } from '../support/test-scope.ts';

const FOLDER = new URL('../../demo/pictures/', import.meta.url).pathname;
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
const banners = listed.filter(({ name }) => name.startsWith('banner'));

describe('the pictures of the demo shop', () => {
  it('are listed, each with its size', async () => {
    expect(listed.map(({ name }) => name)).toEqual(names.toSorted());
    const sizes = await Promise.all(
      names.toSorted().map(async (name) => {
        const { width, height } = await sharp(await readFile(FOLDER + name)).metadata();
        return [name, width, height];
      }),
    );
    expect(listed.map(({ name, width, height }) => [name, width, height])).toEqual(sizes);
  });

  it('are at most 25 MB in total, and only banners are wider than 1,600 pixels', () => {
    const bytes = names.map((name) => statSync(FOLDER + name).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
    const wide = listed.filter(({ width }) => width > 1600).map(({ name }) => name);
    expect(wide).toEqual(banners.map(({ name }) => name));
  });

  it('include at least eight banners, all of 1920 by 900 pixels', () => {
    expect(banners.length).toBeGreaterThanOrEqual(8);
    const other = banners.filter(({ width, height }) => width !== 1920 || height !== 900);
    expect(other).toEqual([]);
  });

  it('have the ground of a page header around goods, as a blend of two near colours shows bands', async () => {
    const tokens = await readFile(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8');
    const linen = /--color-linen: #(\w{6});/u.exec(tokens)?.[1] ?? '';
    const ground = [0, 2, 4].map((start) => Number.parseInt(linen.slice(start, start + 2), 16));
    for (const { name } of inScope(banners, banners.slice(0, 8))) {
      const { channels } = await sharp(FOLDER + name)
        .extract({ left: 0, top: 0, width: 60, height: 900 })
        .stats();
      if (channels.some(({ min, max }) => max - min > FLAT)) continue;
      const distance = channels.map(({ mean }, index) => Math.abs(mean - (ground[index] ?? 0)));
      expect({ name, isGround: Math.max(...distance) < 1 }).toEqual({ name, isGround: true });
    }
  });
});

/** Levels of 256 within which a strip of a picture has one colour. */
const FLAT = 6;
