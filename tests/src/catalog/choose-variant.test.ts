import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant } from '#src/catalog/choose-variant.ts';
import type { Variant } from '#src/catalog/product.ts';
import { priceOf } from '../../support/fake-shop.ts';

describe('chooseVariant', () => {
  it('P3 takes the cheapest that can be bought', () => {
    const variants = [variant('A', 300, 1), variant('B', 200, 1), variant('C', 100, 0)] as const;
    expect(chooseVariant({ variants }, undefined).chosen.sku).toBe('B');
  });

  it('P3 takes the cheapest of all when all are sold out', () => {
    const variants = [variant('A', 300, 0), variant('B', 200, 0)] as const;
    expect(chooseVariant({ variants }, undefined).chosen.sku).toBe('B');
  });

  it('counts the only variant as chosen, sizes or not', () => {
    const { size: _, ...unsized } = variant('A', 300, 1);
    expect(chooseVariant({ variants: [unsized] }, undefined)).toEqual({
      chosen: unsized,
      isChosen: true,
    });
    expect(chooseVariant({ variants: [unsized, variant('B', 400, 1)] }, '').isChosen).toBe(false);
  });

  it('never takes a variant while a cheaper one can be bought', () => {
    fc.assert(
      fc.property(anyVariants, (variants) => {
        const { chosen } = chooseVariant({ variants }, undefined);
        const cheaper = variants.filter(
          ({ price, stock }) => stock > 0 && price.final.cents < chosen.price.final.cents,
        );
        expect(cheaper).toEqual([]);
        expect(chosen.stock > 0 || variants.every(({ stock }) => stock === 0)).toBe(true);
      }),
    );
  });

  it('F6 takes the variant of any size that is there', () => {
    fc.assert(
      fc.property(anyVariants, (variants) => {
        for (const { size } of variants) {
          expect(chooseVariant({ variants }, size)).toMatchObject({
            chosen: { size },
            isChosen: true,
          });
        }
      }),
    );
  });
});

function variant(
  sku: string,
  cents: number,
  stock: number,
  size = `90x${sku.charCodeAt(0)}`,
): Variant {
  return { sku, size, ean: '', price: priceOf(cents), stock, deliveryDays: 1 };
}

const anyVariant = fc
  .record({ size: fc.integer({ min: 60, max: 70 }), cents: fc.nat(5), stock: fc.nat(1) })
  .map(({ size, cents, stock }) => variant(`v${size}`, cents, stock, `${size}x200`));

const startingWith = <T>([first, others]: [T, T[]]) => [first, ...others] as const;
const anyVariants = fc.tuple(anyVariant, fc.array(anyVariant)).map(startingWith);
