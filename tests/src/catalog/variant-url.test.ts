import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryValue } from '#src/routing/query-string.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';

const product = { url: '/matras-duin' };

describe('variantUrl', () => {
  it.each([
    ['nl-nl', '/matras-duin?maat=160x200'],
    ['nl-be', '/matras-duin?maat=160x200'],
    ['de-at', '/matras-duin?groesse=160x200'],
    ['en-us', '/matras-duin?size=160x200'],
  ] as const)('F6 names the size as %s does', (locale, url) => {
    expect(variantUrl(product, { size: '160x200' }, locale)).toBe(url);
  });

  it('is the page itself where there are no sizes', () => {
    expect(variantUrl(product, {}, 'nl-nl')).toBe('/matras-duin');
  });

  it('writes half a character as the sign for what cannot be read', () => {
    expect(variantUrl(product, { size: '\uD800' }, 'nl-nl')).toBe('/matras-duin?maat=%EF%BF%BD');
  });

  it('names any size so that it is read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (size) => {
        const [, query = ''] = variantUrl(product, { size }, 'nl-nl').split('?');
        expect(queryValue(`?${query}`, 'maat')).toBe(size.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
      }),
    );
  });
});
