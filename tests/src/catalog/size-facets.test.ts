import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSizeFacet, sizeFacetValues } from '#src/catalog/size-facets.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

describe('sizeFacetValues', () => {
  it('F6 returns the size and its length in centimetres', () => {
    expect(sizeFacetValues('maat', '90x210')).toEqual(['90x210']);
    expect(sizeFacetValues('lengte', '90x210')).toEqual(['210 cm']);
  });

  it('F6 returns undefined for other facets, so that an attribute counts', () => {
    expect(sizeFacetValues('breedte', '90x210')).toBeUndefined();
    expect(sizeFacetValues('kleur', '90x210')).toBeUndefined();
    expect(sizeFacetValues('lengte', undefined)).toBeUndefined();
  });

  it('F6 returns no values for goods without a size, and no length for a malformed size', () => {
    expect(sizeFacetValues('maat', undefined)).toEqual([]);
    expect(sizeFacetValues('lengte', 'XL')).toEqual([]);
  });

  it('L3 returns lengths that sort by number', () => {
    const anyLength = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(anyLocale, anyLength, anyLength, (locale, a, b) => {
        const [first = '', second = ''] = [a, b].map((length) => lengthOf(`90x${length}`));
        expect(Math.sign(createOptionComparator(locale)(first, second))).toBe(Math.sign(a - b));
      }),
    );
  });
});

const lengthOf = (size: string): string => sizeFacetValues('lengte', size)?.join() ?? '';

describe('isSizeFacet', () => {
  it('F6 accepts the size and its length only', () => {
    const codes = ['maat', 'lengte', 'breedte', 'kleur', '__proto__'];
    expect(codes.filter(isSizeFacet)).toEqual(['maat', 'lengte']);
  });
});
