import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionGroups, sizeChoices, variantRequestOf } from '#src/catalog/variant-choices.ts';
import { anyProductWithOptions, BED } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [first] = BED.variants;

describe('sidesRequestOf', () => {
  it('wishes for what a variant is, and for nothing that it has not', () => {
    expect(variantRequestOf(first)).toStrictEqual({
      size: '90x200',
      options: { kleur: 'zand', matras_hardheid: 'medium' },
    });
    const { size: _, options: __, ...plain } = first;
    expect(variantRequestOf(plain)).toStrictEqual({ options: {} });
  });
});

describe('sizeChoices', () => {
  it('offers every size in the color and firmness that are chosen', () => {
    const chosen = BED.variants.find(({ sku }) => sku === 'BED-90200-TAUPE-STEVIG') ?? first;
    expect(sizeChoices(BED, chosen).map(({ sku }) => sku)).toEqual([
      'BED-90200-TAUPE-STEVIG',
      'BED-160200-TAUPE-STEVIG',
    ]);
  });

  it('offers each size once, the chosen variant among them', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        const sizes = new Set(product.variants.flatMap(({ size }) => size ?? []));
        for (const chosen of product.variants) {
          const choices = sizeChoices(product, chosen);
          expect(choices.map(({ size }) => size)).toEqual([...sizes]);
          expect(choices.some(({ sku }) => sku === chosen.sku)).toBe(sizes.size > 0);
        }
      }),
    );
  });
});

describe('optionGroups', () => {
  it('offers the colors, then the firmnesses, each in the size that is chosen', () => {
    const told = optionGroups(BED, first).map(({ label, choices }) => ({
      [label]: choices.map(({ option, variant }) => [option.value, variant.sku]),
    }));
    expect(told).toEqual([
      {
        Kleur: [
          ['Zand', 'BED-90200-ZAND-MEDIUM'],
          ['Taupe', 'BED-90200-TAUPE-MEDIUM'],
        ],
      },
      {
        Hardheid: [
          ['Medium', 'BED-90200-ZAND-MEDIUM'],
          ['Stevig', 'BED-90200-ZAND-STEVIG'],
        ],
      },
    ]);
  });

  it('offers nothing where variants differ in their size alone', () => {
    expect(optionGroups(AURORA, AURORA.variants[0])).toEqual([]);
  });

  it('leads to a variant that has the option and is otherwise as chosen', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        for (const chosen of product.variants) {
          for (const { code, choices } of optionGroups(product, chosen)) {
            for (const { option, variant } of choices) {
              const wish = variantRequestOf(chosen);
              expect(variantRequestOf(variant)).toEqual({
                ...wish,
                options: { ...wish.options, [code]: option.key },
              });
            }
          }
        }
      }),
    );
  });
});
