import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bodyFor,
  compress,
  matchesEntityTag,
  QUALITIES,
  recompress,
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
    const br = await compress('Matrassen '.repeat(200), QUALITIES.first);
    const { encoding: chosen, body } = bodyFor(header, br);
    expect(chosen).toBe(encoding);
    const read = { br: brotliDecompressSync, gzip: gunzipSync };
    const text = chosen === undefined ? body : read[chosen](body);
    expect(text.toString()).toBe('Matrassen '.repeat(200));
  });
});

describe('recompress', () => {
  it('is the same text in fewer bytes', async () => {
    const text = variedText();
    const forms = [await compress(text, QUALITIES.first)];
    for (const quality of [QUALITIES.again, QUALITIES.best])
      forms.push(await recompress(forms.at(-1) ?? Buffer.of(), quality));
    const [first = 0, again = 0, best = 0] = forms.map(({ length }) => length);
    expect(forms.map((br) => brotliDecompressSync(br).toString())).toEqual([text, text, text]);
    expect(again).toBeLessThan(first);
    expect(best).toBeLessThan(again);
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
