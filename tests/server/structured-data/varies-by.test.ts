import { describe, expect, it } from 'vitest';
import { variantProperties, variesBy } from '#server/structured-data/varies-by.ts';
import type { VariantOption } from '#src/catalog/product.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aVariant } from '../../support/shown-pages.ts';

const variant = (size: string, ...options: readonly VariantOption[]) => ({
  ...aVariant(size, 10_000),
  options,
});

const by = (name: string) => [`https://schema.org/${name}`];

describe('variesBy', () => {
  it('names the properties that differ, and no common ones', () => {
    const [zand, wit] = [colorOption('Zand'), colorOption('Wit')];
    const [soft, firm] = [firmnessOption('Zacht'), firmnessOption('Stevig')];
    expect(variesBy([variant('90x200', zand), variant('140x200', zand)])).toEqual(by('size'));
    expect(variesBy([variant('90x200', zand), variant('90x200', wit)])).toEqual(by('color'));
    expect(variesBy([variant('90x200', zand, soft), variant('140x200', wit, firm)])).toEqual([
      ...by('size'),
      ...by('color'),
    ]);
    expect(variesBy([variant('90x200', zand)])).toEqual([]);
  });

  it('omits firmness, which the vocabulary has no property for', () => {
    const [soft, firm] = [firmnessOption('Zacht'), firmnessOption('Stevig')];
    expect(variesBy([variant('90x200', soft), variant('90x200', firm)])).toEqual([]);
  });
});

describe('variantProperties', () => {
  it('has a size with its unit, a color by its word, and all others by name and word', () => {
    const firm = firmnessOption('Stevig');
    expect(variantProperties(variant('90x200', firm, colorOption('Zand')))).toEqual({
      size: '90\u00A0×\u00A0200 cm',
      color: 'Zand',
      additionalProperty: [{ '@type': 'PropertyValue', name: firm.label, value: 'Stevig' }],
    });
  });

  it('omits missing properties of a variant', () => {
    const { size: _, ...plain } = aVariant('90x200', 10_000);
    expect(variantProperties(plain)).toEqual({});
  });
});
