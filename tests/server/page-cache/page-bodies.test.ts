import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bodyFor,
  compressBest,
  compressText,
  matchesEntityTag,
} from '#server/page-cache/page-bodies.ts';
import { variedText } from './varied-text.ts';

describe('bodyFor', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.8, br;q=0.000', 'gzip'],
    ['deflate, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['brotli', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('answers %j with %s', async (header, encoding) => {
    const bodies = await compressText('Matrassen '.repeat(200));
    const { encoding: chosen, body } = bodyFor(header, bodies);
    expect(chosen).toBe(encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    const text = chosen === undefined ? body : read[chosen](body);
    expect(text.toString()).toBe('Matrassen '.repeat(200));
  });
});

describe('compressBest', () => {
  it('is the same text in at most as many bytes', async () => {
    const text = variedText();
    const best = await compressBest(text);
    expect(brotliDecompressSync(best).toString()).toBe(text);
    expect(best.length).toBeLessThan((await compressText(text)).br.length);
  });
});

describe('matchesEntityTag', () => {
  it.each([
    [undefined, false],
    ['*', true],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['"b"', false],
    ['a', false],
  ])('%j: %s', (header, expected) => {
    expect(matchesEntityTag(header, 'W/"a"')).toBe(expected);
  });
});
