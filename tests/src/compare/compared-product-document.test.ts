import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COMPARED } from '#src/compare/compare-list.ts';
import {
  type ComparedProduct,
  compareListOf,
  formatComparedProducts,
  parseComparedProducts,
  toComparedProduct,
} from '#src/compare/compared-product-document.ts';
import { anyPath, anyPicture } from '../../support/arbitraries/catalog.ts';
import { anyText, anyWording } from '../../support/arbitraries/texts.ts';

const anyGood = fc.record({
  sku: fc.stringMatching(/^[\w.-]{1,64}$/),
  name: anyWording,
  url: anyPath,
  image: anyPicture,
});

const BED: ComparedProduct = {
  sku: 'LUN-CIELO',
  name: 'Cielo',
  url: '/boxspring-cielo',
  image: { path: 'cielo.webp', width: 4, height: 3, alt: '' },
};
const named = (sku: string): ComparedProduct => ({ ...BED, sku });

describe('compareListOf', () => {
  it('FS4 names each product, with its choices if it is configured', () => {
    const bed = { ...BED, choices: '?stof=rib-olijf&topper=latex' };
    expect(compareListOf([bed, named('B')])).toEqual([
      'LUN-CIELO:stof=rib-olijf;topper=latex',
      'B',
    ]);
  });
});

describe('toComparedProduct', () => {
  it('FS4 keeps choices only of a product that has any', () => {
    expect(toComparedProduct(BED)).toStrictEqual(BED);
    expect(toComparedProduct({ ...BED, choices: '' })).toStrictEqual(BED);
    const bed = { ...BED, choices: '?stof=rib-olijf' };
    expect(toComparedProduct(bed)).toStrictEqual(bed);
  });
});

describe('parseComparedProducts', () => {
  it('reads what formatComparedProducts writes', () => {
    fc.assert(
      fc.property(fc.array(anyGood, { maxLength: MAX_COMPARED }), (products) => {
        expect(parseComparedProducts(formatComparedProducts(products))).toEqual(products);
      }),
    );
  });

  it('FS4 reads how a bed is configured, and that another product is not', () => {
    const bed = { ...BED, choices: '?stof=rib-olijf&topper=latex' };
    expect(parseComparedProducts(formatComparedProducts([bed, BED]))).toStrictEqual([bed, BED]);
    const plain = formatComparedProducts([{ ...BED, choices: '' }]);
    expect(parseComparedProducts(plain)).toStrictEqual([BED]);
  });

  it('skips products without a SKU, and those beyond the maximum', () => {
    const stored = [{ ...BED, sku: 7 }, { ...BED, sku: 'a b' }, ...Array.from('abcde', named)];
    expect(parseComparedProducts(JSON.stringify(stored)).map(({ sku }) => sku)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('returns an empty list for invalid text', () => {
    expect(parseComparedProducts(undefined)).toEqual([]);
    expect(
      parseComparedProducts('[{"sku":"a","name":"b","url":"//evil.example","image":{}}]'),
    ).toEqual([]);
    fc.assert(fc.property(anyText, (text) => void parseComparedProducts(text)));
  });
});
