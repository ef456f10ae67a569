import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COMPARED } from '#src/compare/compare-list.ts';
import {
  formatComparedProducts,
  parseComparedProducts,
} from '#src/compare/compared-product-document.ts';
import { anyPath, anyPicture } from '../../support/arbitraries/catalog.ts';
import { anyText, anyWording } from '../../support/arbitraries/texts.ts';

const anyGood = fc.record({
  sku: fc.stringMatching(/^[\w.-]{1,64}$/),
  name: anyWording,
  url: anyPath,
  image: anyPicture,
});

describe('parseComparedProducts', () => {
  it('reads what formatComparedProducts writes', () => {
    fc.assert(
      fc.property(fc.array(anyGood, { maxLength: MAX_COMPARED }), (products) => {
        expect(parseComparedProducts(formatComparedProducts(products))).toEqual(products);
      }),
    );
  });

  it('returns an empty list for invalid text', () => {
    expect(parseComparedProducts(undefined)).toEqual([]);
    expect(
      parseComparedProducts('[{"sku":"a","name":"b","url":"//evil.example","image":{}}]'),
    ).toEqual([]);
    fc.assert(fc.property(anyText, (text) => void parseComparedProducts(text)));
  });
});
