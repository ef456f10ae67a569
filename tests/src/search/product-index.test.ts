import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productIndexName } from '#src/search/product-index.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';

describe('productIndexName', () => {
  it('S4 names one index per locale behind the prefix', () => {
    expect(LOCALES.map((locale) => productIndexName('production', locale))).toEqual([
      ok('production_products_nl-nl'),
      ok('production_products_nl-be'),
      ok('production_products_de-de'),
      ok('production_products_de-at'),
      ok('production_products_en-us'),
    ]);
    expect(productIndexName('Sluimer_test-2', 'nl-be')).toEqual(
      ok('Sluimer_test-2_products_nl-be'),
    );
  });

  it.each(['', ' ', '\t'])('S4 refuses the empty prefix %j', (prefix) => {
    expect(productIndexName(prefix, 'nl-nl')).toEqual(err({ kind: 'empty-prefix' }));
  });

  it.each(['a b', 'a/b', '_a', 'a-', 'a__b', 'a*', 'ä', ' a', 'x'.repeat(65)])(
    'S4 refuses the malformed prefix %j',
    (prefix) => {
      expect(productIndexName(prefix, 'nl-nl')).toEqual(err({ kind: 'malformed-prefix' }));
    },
  );

  it('S4 accepts a prefix of 64 characters', () => {
    expect(productIndexName('x'.repeat(64), 'nl-nl').ok).toBe(true);
  });

  it('S4 returns unique names per prefix and locale that need no escape in a path', () => {
    const anyPrefix = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9]{1,5}([_-][A-Za-z0-9]{1,5}){0,3}$/),
      fc.constantFrom('a', 'a_products', 'a_products_nl-nl'),
      anyText,
    );
    fc.assert(
      fc.property(anyPrefix, anyPrefix, anyLocale, anyLocale, (one, other, here, there) => {
        const [a, b] = [productIndexName(one, here), productIndexName(other, there)];
        const names = [a, b].flatMap((name) => (name.ok ? [name.value] : []));
        const isSame = one === other && here === there;
        expect(new Set(names).size).toBe(isSame ? Math.min(names.length, 1) : names.length);
        for (const name of names) expect(encodeURIComponent(name)).toBe(name);
      }),
    );
  });
});
