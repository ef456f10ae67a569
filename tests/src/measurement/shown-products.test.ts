import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_SHOWN,
  productOf,
  withShown,
  type ShownProducts,
} from '#src/measurement/shown-products.ts';

const show = (shown: ShownProducts, sku: string): ShownProducts =>
  withShown(shown, { sku, variants: [{ sku: `${sku}-80x200` }, { sku: `${sku}-90x200` }] });

describe('productOf', () => {
  it('S2 is the product whose page a variant was chosen on', () => {
    const shown = show(show([], 'DUIN'), 'LAMP');
    expect(productOf(shown, 'DUIN-90x200')).toBe('DUIN');
    expect(productOf(shown, 'LAMP-90x200')).toBe('LAMP');
    expect(productOf(shown, 'KUST-90x200')).toBeUndefined();
    expect(productOf([], 'DUIN-90x200')).toBeUndefined();
  });

  it('knows the products that were shown last, each once', () => {
    const anySku = fc.integer({ min: 1, max: 20 }).map((number) => `P${number}`);
    fc.assert(
      fc.property(fc.array(anySku, { maxLength: 40 }), (skus) => {
        const latest = [...new Set(skus.toReversed())].slice(0, MOST_SHOWN);
        expect(skus.reduce(show, []).map(({ sku }) => sku)).toEqual(latest);
      }),
    );
  });
});
