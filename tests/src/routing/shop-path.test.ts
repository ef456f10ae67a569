import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShopPath } from '#src/routing/normalize-url.ts';
import { anyCategoryUrl } from '../../support/arbitraries/listing.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('readShopPath', () => {
  it.each([
    undefined,
    null,
    1,
    ['/'],
    '',
    'matrassen',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n',
  ])('S2 returns undefined for %j', (value) => {
    expect(readShopPath(value)).toBeUndefined();
  });

  it('S2 reads any path of the shop, and never a URL that leads out of it', () => {
    const anyPath = fc
      .array(fc.oneof(anyText, fc.constantFrom('/', '\\', '\t', '\r', '\n', '.', ' ', 'x')))
      .map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(anyCategoryUrl, anyPath, (path, text) => {
        expect(readShopPath(path)).toBe(path);
        expect(readShopPath('/')).toBe('/');
        const { host } = new URL(readShopPath(text) ?? '/', 'http://shop.test');
        expect(host).toBe('shop.test');
      }),
    );
  });
});
