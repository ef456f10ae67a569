import { describe, expect, it } from 'vitest';
import {
  hasFile,
  isDrawn,
  NO_PICTURE,
  pictureAlt,
  pictureRole,
  variantPictures,
} from '#src/catalog/product-pictures.ts';
import { reviewPicture, reviewPictureName } from '#src/catalog/review-picture.ts';
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
  it('returns the pictures of the color first, then those of all colors', () => {
    expect(pathsOf('Taupe')).toEqual(['taupe', 'layers']);
    expect(pathsOf('Zand')).toEqual(['sand', 'sand-near', 'layers']);
  });

  it('uses the color of a variant that also has a firmness', () => {
    const options = [firmnessOption('Zand'), colorOption('Taupe')];
    expect(variantPictures(product, { options }).map(({ path }) => path)).toEqual([
      'taupe',
      'layers',
    ]);
  });

  it('returns the pictures of the product when there are none for the variant', () => {
    expect(pathsOf('Zebra')).toEqual(pathsOf('Zand'));
    expect(variantPictures({ pictures: product.pictures }, {})).toEqual(product.pictures);
  });
});

describe('pictureAlt', () => {
  it.each([
    ['Matras in grijs', 'Duin: Matras in grijs'],
    ['Matras Duin', 'Matras Duin'],
    ['', 'Duin'],
  ])('names the product once, and what %j shows', (alt, expected) => {
    expect(pictureAlt('Duin', { alt })).toBe(expected);
  });
});

describe('hasFile', () => {
  it('is false of the placeholder of a product without pictures', () => {
    expect([NO_PICTURE, picture('sand.webp')].map(hasFile)).toEqual([false, true]);
  });
});

describe('isDrawn', () => {
  it('EP13 tells the drawings of the shop from photographs', () => {
    const paths = ['drawn/1/fabric/linnen_zand.svg', 'sand.webp', 'catalog/drawn/1/'];
    expect(paths.map((path) => isDrawn({ path }))).toEqual([true, false, false]);
  });
});

describe('pictureRole', () => {
  it.each([
    ['mattress-sky.webp', 'product'],
    ['mattress-sky-corner.webp', 'detail'],
    ['wardrobe-oak-open.webp', 'detail'],
    ['room-box-spring-sage.webp', 'room'],
    ['/media/catalog/mattress-layers-foam.webp', 'inside'],
    ['mushroom-lamp.webp', 'product'],
    ['', 'product'],
  ])('P6 derives from the path %s the role %s', (path, role) => {
    expect(pictureRole({ path })).toBe(role);
  });
});

describe('reviewPicture', () => {
  it('WR4 has an address of its own, a size and the description of its author', () => {
    const photo = { bytes: new Uint8Array(), width: 1920, height: 1080, description: 'Our bed' };
    const { path, ...shown } = reviewPicture('a1b2.webp', photo);
    expect(shown).toEqual({ width: 1920, height: 1080, alt: 'Our bed' });
    expect(reviewPictureName(path)).toBe('a1b2.webp');
    expect(path).not.toBe(reviewPicture('c3d4.webp', photo).path);
  });

  it('WR4 tells the pictures of reviews from all others', () => {
    const others = ['a1b2.webp', 'drawn/1/fabric/a1b2.svg', 'catalog/written-reviews/', ''];
    expect(others.map(reviewPictureName)).toEqual(others.map(() => undefined));
  });
});
