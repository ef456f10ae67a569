import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareParameters,
  compareUrl,
  isCompareFull,
  MAX_COMPARED,
  parseComparedSize,
  parseCompareList,
  parseShowsOnlyDifferences,
  toggleCompared,
} from '#src/compare/compare-list.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const anySku = fc.stringMatching(/^[\w.-]{1,64}$/);
const anySize = fc.option(fc.stringMatching(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/), { nil: undefined });
const anyList = fc.uniqueArray(anySku, { maxLength: MAX_COMPARED });

describe('parseCompareList', () => {
  it.each([
    ['', []],
    ['?compare=', []],
    ['?page=2&compare=B-2,A-1', ['B-2', 'A-1']],
    ['?compare=A-1%2CB-2', ['A-1', 'B-2']],
    ['?compare=A-1&compare=B-2,A-1', ['A-1', 'B-2']],
    ['?compare=A-1,,%3Cb%3E,B%20C', ['A-1']],
    ['?compare=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ])('reads %j as %j', (query, list) => {
    expect(parseCompareList(query)).toEqual(list);
  });

  it('reads back what compareUrl writes', () => {
    fc.assert(
      fc.property(anyList, anySize, fc.boolean(), (list, size, isBrief) => {
        const { query } = splitUrl(compareUrl({ list, size, isBrief }));
        expect(parseCompareList(query)).toEqual(list);
        expect(parseComparedSize(query)).toBe(size);
        expect(parseShowsOnlyDifferences(query)).toBe(isBrief);
      }),
    );
  });

  it('reads back the list that was read from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const list = parseCompareList(`?compare=${encodeURIComponent(text)}`);
        expect(parseCompareList(`?${compareParameters(list).join('&')}`)).toEqual(list);
      }),
    );
  });
});

describe('toggleCompared', () => {
  it('appends a product, or removes one that is in the list', () => {
    expect(toggleCompared(['b'], 'a')).toEqual(['b', 'a']);
    expect(toggleCompared(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('ignores a product when the list is full', () => {
    const full = ['a', 'b', 'c', 'd'];
    expect(isCompareFull(full)).toBe(true);
    expect(toggleCompared(full, 'e')).toEqual(full);
  });

  it('undoes itself unless the list is full', () => {
    fc.assert(
      fc.property(anyList, anySku, (list, sku) => {
        fc.pre(!list.includes(sku) && !isCompareFull(list));
        expect(toggleCompared(toggleCompared(list, sku), sku)).toEqual(list);
      }),
    );
  });
});
