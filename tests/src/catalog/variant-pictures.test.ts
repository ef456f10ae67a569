import { describe, expect, it } from 'vitest';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';

const picture = (path: string) => ({ path, width: 4, height: 3, alt: path });
const product = {
  pictures: [picture('sand'), picture('sand-near'), picture('layers')],
  looks: [
    { code: 'kleur', key: 'zand', pictures: [picture('sand'), picture('sand-near')] },
    { code: 'kleur', key: 'taupe', pictures: [picture('taupe')] },
  ],
} as const;
const pathsOf = (value: string) =>
  variantPictures(product, { options: [colorOption(value)] }).map(({ path }) => path);

describe('variantPictures', () => {
  it('shows the color of the variant first, then what all colors share', () => {
    expect(pathsOf('Taupe')).toEqual(['taupe', 'layers']);
    expect(pathsOf('Zand')).toEqual(['sand', 'sand-near', 'layers']);
  });

  it('shows the color of a variant that is of some firmness too', () => {
    const options = [firmnessOption('Zand'), colorOption('Taupe')];
    expect(variantPictures(product, { options }).map(({ path }) => path)).toEqual([
      'taupe',
      'layers',
    ]);
  });

  it('shows the pictures of the product where its variants look alike', () => {
    expect(pathsOf('Zebra')).toEqual(pathsOf('Zand'));
    expect(variantPictures({ pictures: product.pictures }, {})).toEqual(product.pictures);
  });
});
