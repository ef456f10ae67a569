import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import listed from '#demo/pictures/pictures.json' with { type: 'json' };

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
});
