import { describe, expect, it } from 'vitest';
import { variantLabels, variantName } from '#src/catalog/variant-labels.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aVariant } from '../../support/shown-pages.ts';

const options = [colorOption('Zand'), firmnessOption('Stevig')];

describe('variantLabels', () => {
  it('are the size with its unit and the options in the order of their page', () => {
    expect(variantLabels({ size: '90x200', options })).toEqual([
      '90\u00A0×\u00A0200 cm',
      'Zand',
      'Stevig',
    ]);
  });

  it('are empty for a single variant', () => {
    const { size: _, ...plain } = aVariant('90x200', 10_000);
    expect(variantLabels(plain)).toEqual([]);
  });
});

describe('variantName', () => {
  it('is the name of the product, and what distinguishes the variant', () => {
    expect(variantName({ name: 'Halm' }, { options })).toBe('Halm, Zand, Stevig');
    expect(variantName({ name: 'Halm' }, {})).toBe('Halm');
  });
});
