import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueIdOf, eanOf } from '#demo/catalogue/article-numbers.ts';
import { isEan } from '#src/catalog/ean.ts';

describe('eanOf', () => {
  it('gives one article one number, whenever it is asked', () => {
    expect(eanOf('LUN-VITA-160200')).toBe(eanOf('LUN-VITA-160200'));
    expect(eanOf('LUN-VITA-160200')).not.toBe(eanOf('LUN-VITA-180200'));
  });

  it('writes thirteen Dutch digits with the check digit of GS1', () => {
    fc.assert(
      fc.property(fc.string(), (sku) => {
        const ean = eanOf(sku);
        expect(ean).toMatch(/^871\d{10}$/);
        expect(isEan(ean)).toBe(true);
      }),
    );
  });
});

describe('catalogueIdOf', () => {
  it('gives one product one number of eight digits, whenever it is asked', () => {
    fc.assert(
      fc.property(fc.string(), (sku) => {
        expect(catalogueIdOf(sku)).toMatch(/^\d{8}$/);
        expect(catalogueIdOf(sku)).toBe(catalogueIdOf(sku));
      }),
    );
    expect(catalogueIdOf('LUN-VITA')).not.toBe(catalogueIdOf('LUN-NOVA'));
  });
});
