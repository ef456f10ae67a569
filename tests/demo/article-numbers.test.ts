import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueIdOf, eanOf } from '#demo/catalogue/article-numbers.ts';
import { isEan } from '#src/catalog/ean.ts';

describe('eanOf', () => {
  it('returns the same EAN for the same SKU, and another for another SKU', () => {
    expect(eanOf('LUN-VITA-160200')).toBe(eanOf('LUN-VITA-160200'));
    expect(eanOf('LUN-VITA-160200')).not.toBe(eanOf('LUN-VITA-180200'));
  });

  it('returns a Dutch EAN of thirteen digits with a valid check digit', () => {
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
  it('returns the same eight digits for the same SKU', () => {
    fc.assert(
      fc.property(fc.string(), (sku) => {
        expect(catalogueIdOf(sku)).toMatch(/^\d{8}$/);
        expect(catalogueIdOf(sku)).toBe(catalogueIdOf(sku));
      }),
    );
    expect(catalogueIdOf('LUN-VITA')).not.toBe(catalogueIdOf('LUN-NOVA'));
  });
});
