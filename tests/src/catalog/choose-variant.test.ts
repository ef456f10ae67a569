import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availabilityThenPriceOrder,
  byAvailabilityThenPrice,
  chooseVariant,
} from '#src/catalog/choose-variant.ts';
import type { Variant } from '#src/catalog/product.ts';
import { variantRequestOf } from '#src/catalog/variant-choices.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyProductWithOptions, BED } from '../../support/arbitraries/variants.ts';
import { priceOf } from '../../support/fake-shop.ts';

const sized = (sku: string, size: string, cents: number): Variant => ({
  ...variant(sku, cents, 1),
  size,
});

describe('chooseVariant', () => {
  it('P3 selects the cheapest available variant', () => {
    const variants = [variant('A', 300, 1), variant('B', 200, 1), variant('C', 100, 0)] as const;
    expect(chooseVariant({ variants }, {}).chosen.sku).toBe('B');
  });

  it('P3c selects the size most bought, of those in stock, before a cheaper size', () => {
    const mostBought = ['160x200', '180x200'];
    const small = sized('A', '70x200', 100);
    const double = sized('B', '160x200', 300);
    const blue = sized('C', '160x200', 280);
    const wide = sized('D', '180x200', 400);
    const chosenOf = (...variants: [Variant, ...Variant[]]) =>
      chooseVariant({ variants, mostBought }, {}).chosen.sku;
    expect(chosenOf(small, double, blue, wide)).toBe('C');
    expect(chosenOf(small, { ...double, stock: 0 }, wide)).toBe('D');
    expect(chosenOf(small, sized('E', '75x200', 90))).toBe('E');
    expect(chooseVariant({ variants: [small, double], mostBought }, { size: '70x200' })).toEqual({
      chosen: small,
      isChosen: true,
    });
  });

  it('P3 selects the cheapest variant when all are sold out', () => {
    const variants = [variant('A', 300, 0), variant('B', 200, 0)] as const;
    expect(chooseVariant({ variants }, {}).chosen.sku).toBe('B');
  });

  it('marks the only variant as chosen, with or without a size', () => {
    const { size: _, ...unsized } = variant('A', 300, 1);
    expect(chooseVariant({ variants: [unsized] }, {})).toEqual({
      chosen: unsized,
      isChosen: true,
    });
    expect(
      chooseVariant({ variants: [unsized, variant('B', 400, 1)] }, { size: '' }).isChosen,
    ).toBe(false);
  });

  it('P3 selects a variant with or without a size when no size is requested', () => {
    const { size: _, ...unsized } = variant('A', 300, 1);
    expect(chooseVariant({ variants: [unsized, variant('B', 200, 1)] }, {}).chosen.sku).toBe('B');
  });

  it('never selects a variant while a cheaper one is available', () => {
    fc.assert(
      fc.property(anyVariants, (variants) => {
        const { chosen } = chooseVariant({ variants }, {});
        const cheaper = variants.filter(
          ({ price, stock }) => stock > 0 && price.final.cents < chosen.price.final.cents,
        );
        expect(cheaper).toEqual([]);
        expect(chosen.stock > 0 || variants.every(({ stock }) => stock === 0)).toBe(true);
      }),
    );
  });

  it('F6 selects a variant of the requested size, as chosen if it is the only one', () => {
    fc.assert(
      fc.property(anyVariants, (variants) => {
        for (const { size } of variants) {
          const choice = chooseVariant({ variants }, size === undefined ? {} : { size });
          expect(choice.chosen.size).toBe(size);
          expect(choice.isChosen).toBe(
            variants.filter((variant) => variant.size === size).length === 1,
          );
        }
      }),
    );
  });
});

describe('chooseVariant among colors and firmnesses', () => {
  it('selects the requested color in the requested size', () => {
    const { chosen, isChosen } = chooseVariant(BED, {
      size: '160x200',
      options: { kleur: 'zand' },
    });
    expect(chosen.sku).toBe('BED-160200-ZAND-MEDIUM');
    expect(isChosen).toBe(false);
  });

  it('marks the only variant that matches the whole request as chosen', () => {
    const options = { kleur: 'taupe', matras_hardheid: 'stevig' };
    expect(chooseVariant(BED, { size: '90x200', options })).toMatchObject({
      chosen: { sku: 'BED-90200-TAUPE-STEVIG' },
      isChosen: true,
    });
  });

  it('ignores a requested option or size that no variant has', () => {
    const options = { kleur: 'zebra', matras_hardheid: 'stevig' };
    expect(chooseVariant(BED, { size: '90x200', options }).chosen.sku).toBe(
      'BED-90200-ZAND-STEVIG',
    );
    expect(chooseVariant(BED, { size: '1x1' }).chosen.sku).toBe('BED-90200-ZAND-MEDIUM');
  });

  it('does not match an option of one property to another property', () => {
    expect(chooseVariant(BED, { options: { kleur: 'stevig' } }).chosen).toBe(BED.variants[0]);
  });

  it('selects the requested color when other variants have no color', () => {
    const { options: _, ...plain } = BED.variants[0];
    const [, ...others] = BED.variants;
    const { chosen } = chooseVariant(
      { variants: [plain, ...others] },
      { options: { kleur: 'taupe' } },
    );
    expect(chosen.sku).toBe('BED-90200-TAUPE-MEDIUM');
  });

  it('selects a variant with the same size and options as requested', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        for (const variant of product.variants) {
          const { chosen } = chooseVariant(product, variantRequestOf(variant));
          expect(variantRequestOf(chosen)).toEqual(variantRequestOf(variant));
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

const priced = (cents: number, stock: number) => ({
  stock,
  price: { regular: euroCents(cents), final: euroCents(cents), default: euroCents(cents) },
});

describe('byAvailabilityThenPrice', () => {
  it('P3 sorts available offers first, then by price', () => {
    const [cheap, dear, gone] = [priced(100, 1), priced(200, 9), priced(50, 0)];
    expect([gone, dear, cheap].toSorted(byAvailabilityThenPrice)).toEqual([cheap, dear, gone]);
  });

  it('P3 sorts what is sold out last, in whatever order it is found', () => {
    const [cheap, dear, gone] = [
      { cents: 100, stock: 1 },
      { cents: 200, stock: 9 },
      { cents: 50, stock: 0 },
    ];
    const order = availabilityThenPriceOrder<typeof cheap>(({ cents }) => cents);
    for (const offers of [
      [gone, dear, cheap],
      [dear, gone, cheap],
      [cheap, dear, gone],
    ]) {
      expect(offers.toSorted(order)).toEqual([cheap, dear, gone]);
    }
  });

  it('P3 keeps the order of equal offers', () => {
    const offers = [
      { sku: 'a', cents: 100, stock: 3 },
      { sku: 'b', cents: 100, stock: 1 },
    ];
    expect(offers.toSorted(availabilityThenPriceOrder(({ cents }) => cents))).toEqual(offers);
  });
});
