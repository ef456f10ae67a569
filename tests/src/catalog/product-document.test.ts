import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProduct } from '#src/catalog/product-document.ts';
import { validate } from '#src/shared/json-reader.ts';
import { anyProductWithOptions } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

describe('parseProduct', () => {
  it('L10 reads a product as it was sent', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        expect(parseProduct(jsonRoundTrip(product))).toEqual(product);
      }),
    );
  });

  it('B6 reads a product whole or not at all', () => {
    for (const name of Object.keys(AURORA)) {
      expect(parseProduct({ ...AURORA, [name]: { odd: true } })).toBeUndefined();
    }
    for (const value of [null, 7, [], {}, 'aurora']) expect(parseProduct(value)).toBeUndefined();
  });

  it('refuses a product without variants, and names the field of a variant that is wrong', () => {
    const [variant] = AURORA.variants;
    expect(parseProduct({ ...AURORA, variants: [] })).toBeUndefined();
    expect(
      validate(parseProduct, { ...AURORA, variants: [variant, { ...variant, ean: 7 }] }),
    ).toEqual({
      ok: false,
      error: [{ path: ['variants', 1, 'ean'], message: 'must be a text' }],
    });
  });
});
