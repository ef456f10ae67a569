import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters } from '#src/filters/format-filters.ts';
import { isSameSelection } from '#src/filters/same-selection.ts';
import type { SelectedFacet } from '#src/filters/selection.ts';
import {
  anyFacets,
  anyListing,
  anySelectionOf,
  rangeOf,
  valuesOf,
} from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const SIZES = valuesOf('maat', ['90x200', '160x200']);

describe('isSameSelection', () => {
  it('F11 ignores the order of facets and values, and repeated values', () => {
    const white = valuesOf('kleur', ['Wit']);
    const turned = valuesOf('maat', ['160x200', '90x200', '160x200']);
    expect(isSameSelection([SIZES, white], [white, turned])).toBe(true);
    expect(isSameSelection([], [])).toBe(true);
  });

  it.each([
    [[], [SIZES]],
    [[SIZES], []],
    [[SIZES], [valuesOf('maat', ['90x200'])]],
    [[valuesOf('maat', ['90x200'])], [SIZES]],
    [[SIZES], [valuesOf('maat', ['90x200', '90x210'])]],
    [[SIZES], [valuesOf('lengte', ['90x200', '160x200'])]],
    [[rangeOf('price', 1, 2)], [rangeOf('price', 1, 3)]],
    [[rangeOf('price', 1, 2)], [rangeOf('price', 0, 2)]],
    [[rangeOf('price', 1, 2)], [valuesOf('price', ['1', '2'])]],
    [[valuesOf('price', ['1', '2'])], [rangeOf('price', 1, 2)]],
  ])('F11 distinguishes %j from %j', (one, other) => {
    expect(isSameSelection(one, other)).toBe(false);
  });

  it('F11 returns true for ranges with the same bounds', () => {
    expect(isSameSelection([rangeOf('price', 1, 2)], [rangeOf('price', 1, 2)])).toBe(true);
  });

  it('F11 returns true for every selection and its reverse', () => {
    fc.assert(
      fc.property(anyListing, ({ selection }) => {
        const turned = selection.toReversed().map(turnedRound);
        expect(isSameSelection(selection, turned)).toBe(true);
      }),
    );
  });

  it('F9 F11 returns true exactly for selections with the same URL', () => {
    fc.assert(
      fc.property(anyTwoSelections, ({ facets, locale, one, other }) => {
        const isOneUrl =
          formatFilters(one, facets, locale) === formatFilters(other, facets, locale);
        expect(isSameSelection(one, other)).toBe(isOneUrl);
        expect(isSameSelection(other, one)).toBe(isOneUrl);
      }),
    );
  });
});

const turnedRound = (one: SelectedFacet): SelectedFacet =>
  one.kind === 'range' ? one : valuesOf(one.name, one.values.toReversed());

/** Two selections from the same facets, sometimes equal. */
const anyTwoSelections = fc.tuple(anyFacets, anyLocale).chain(([facets, locale]) =>
  fc.record({
    facets: fc.constant(facets),
    locale: fc.constant(locale),
    one: anySelectionOf(facets, locale),
    other: anySelectionOf(facets, locale),
  }),
);
