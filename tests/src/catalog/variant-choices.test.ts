import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Variant } from '#src/catalog/product.ts';
import { optionGroups, sizeChoices, variantRequestOf } from '#src/catalog/variant-choices.ts';
import { anyProductWithOptions, BED } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [first] = BED.variants;

describe('variantRequestOf', () => {
  it('contains the size and the options of a variant, if it has any', () => {
    expect(variantRequestOf(first)).toStrictEqual({
      size: '90x200',
      options: { kleur: 'zand', matras_hardheid: 'medium' },
    });
    const { size: _, options: __, ...others } = first;
    const plain: Variant = others;
    expect(variantRequestOf(plain)).toStrictEqual({ options: {} });
  });
});

describe('sizeChoices', () => {
  it('returns every size in the chosen color and firmness', () => {
    const chosen = BED.variants.find(({ sku }) => sku === 'BED-90200-TAUPE-STEVIG') ?? first;
    expect(sizeChoices(BED, chosen).map(({ sku }) => sku)).toEqual([
      'BED-90200-TAUPE-STEVIG',
      'BED-160200-TAUPE-STEVIG',
    ]);
  });

  it('returns each size once, including the chosen variant', () => {
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
  it('returns the colors, then the firmnesses, each in the chosen size', () => {
    const groups = optionGroups(BED, first).map(({ label, choices }) => ({
      [label]: choices.map(({ option, variant }) => [option.value, variant.sku]),
    }));
    expect(groups).toEqual([
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

  it('returns no groups when variants differ only in size', () => {
    expect(optionGroups(AURORA, AURORA.variants[0])).toEqual([]);
  });

  it('returns for each option a variant that is otherwise as chosen', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        for (const chosen of product.variants) {
          for (const { code, choices } of optionGroups(product, chosen)) {
            for (const { option, variant } of choices) {
              const request = variantRequestOf(chosen);
              expect(variantRequestOf(variant)).toEqual({
                ...request,
                options: { ...request.options, [code]: option.key },
              });
            }
          }
        }
      }),
    );
  });
});
