import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters } from '#src/filters/format-filters.ts';
import {
  choiceCount,
  isChosen,
  isPartOfSelection,
  isSameSelection,
  type SelectedFacet,
  type Selection,
  toggleValue,
  withoutFacet,
  withRange,
} from '#src/filters/selection.ts';
import {
  anyFacets,
  anyListing,
  anySelectionOf,
  rangeOf,
  valuesOf,
} from '../../support/arbitraries/filters.ts';
import { anySelection } from '../../support/arbitraries/search.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';

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

const SELECTION: Selection = [
  { kind: 'values', name: 'maat', values: ['90x200'] },
  { kind: 'range', name: 'price', minCents: 0, maxCents: 50_000 },
];

/** A selection, and the name and value of a choice that may be in it. */
const anyChange = anySelection.chain((selection) =>
  fc.record({
    selection: fc.constant(selection),
    name: fc.oneof(anyWording, fc.constantFrom('kleur', ...selection.map((one) => one.name))),
    value: fc.oneof(
      anyWording,
      fc.constantFrom(
        'Wit',
        ...selection.flatMap((one) => (one.kind === 'values' ? one.values : [])),
      ),
    ),
  }),
);

/** The choices of a selection, regardless of their order. */
const choices = (selection: Selection) =>
  new Set(
    selection.flatMap((one) =>
      one.kind === 'range'
        ? [JSON.stringify(one)]
        : one.values.map((value) => JSON.stringify([one.name, value])),
    ),
  );

describe('toggleValue', () => {
  it('F2 adds a value to its facet, and a facet behind the others', () => {
    expect(toggleValue(SELECTION, 'maat', '80x200')).toEqual([
      { kind: 'values', name: 'maat', values: ['90x200', '80x200'] },
      SELECTION[1],
    ]);
    expect(toggleValue(SELECTION, 'kleur', 'Wit')).toEqual([
      ...SELECTION,
      { kind: 'values', name: 'kleur', values: ['Wit'] },
    ]);
  });

  it('removes a selected value, and the facet with its last value', () => {
    expect(toggleValue(SELECTION, 'maat', '90x200')).toEqual([SELECTION[1]]);
  });

  it('F4 replaces a price range with a single price', () => {
    expect(toggleValue(SELECTION, 'price', '199')).toEqual([
      SELECTION[0],
      { kind: 'values', name: 'price', values: ['199'] },
    ]);
  });

  it('F3 selects and removes values with the same slug together', () => {
    const alike = ['H 3', 'H-3'];
    const half: Selection = [{ kind: 'values', name: 'hardheid', values: ['H 3'] }];
    const taken = toggleValue(half, 'hardheid', alike);
    expect(taken).toEqual([{ kind: 'values', name: 'hardheid', values: alike }]);
    expect(toggleValue(taken, 'hardheid', alike)).toEqual([]);
  });

  it('selects an unselected value and removes a selected one', () => {
    fc.assert(
      fc.property(anyChange, ({ selection, name, value }) => {
        const before = selection.filter((one) => one.kind === 'values');
        const after = toggleValue(before, name, value);
        expect(isChosen(after, name, value)).toBe(!isChosen(before, name, value));
      }),
    );
  });

  it('F9 restores the selection when toggled twice', () => {
    fc.assert(
      fc.property(anyChange, ({ selection, name, value }) => {
        const before = selection.filter((one) => one.kind === 'values');
        const twice = toggleValue(toggleValue(before, name, value), name, value);
        expect(choices(twice)).toEqual(choices(before));
      }),
    );
  });

  it('returns each facet once and no empty facet', () => {
    fc.assert(
      fc.property(anyChange, ({ selection, name, value }) => {
        const changed = toggleValue(selection, name, value);
        expect(new Set(changed.map((one) => one.name)).size).toBe(changed.length);
        expect(changed.every((one) => one.kind === 'range' || one.values.length > 0)).toBe(true);
      }),
    );
  });

  it('does not mutate the selection', () => {
    fc.assert(
      fc.property(anyChange, ({ selection, name, value }) => {
        const before = structuredClone(selection);
        toggleValue(selection, name, value);
        expect(selection).toEqual(before);
      }),
    );
  });
});

describe('withRange', () => {
  const range = { minCents: 100, maxCents: 200 };

  it('F4 puts a range in place of the one before', () => {
    expect(withRange(SELECTION, 'price', range)).toEqual([
      SELECTION[0],
      { kind: 'range', name: 'price', ...range },
    ]);
  });

  it('F4 drops the range when there is none', () => {
    expect(withRange(SELECTION, 'price', undefined)).toEqual([SELECTION[0]]);
    expect(withRange([], 'price', undefined)).toEqual([]);
  });
});

describe('withoutFacet', () => {
  it('removes all choices of one facet and no others', () => {
    expect(withoutFacet(SELECTION, 'price')).toEqual([SELECTION[0]]);
    expect(withoutFacet(SELECTION, 'kleur')).toEqual(SELECTION);
  });
});

describe('choiceCount', () => {
  it('counts each value, and a range as one', () => {
    expect(choiceCount([])).toBe(0);
    expect(choiceCount(SELECTION)).toBe(2);
  });

  it('changes by one with every toggle', () => {
    fc.assert(
      fc.property(anyChange, ({ selection, name, value }) => {
        const before = selection.filter((one) => one.kind === 'values');
        const difference = choiceCount(toggleValue(before, name, value)) - choiceCount(before);
        expect(difference).toBe(isChosen(before, name, value) ? -1 : 1);
      }),
    );
  });
});

describe('isPartOfSelection', () => {
  const white = valuesOf('kleur', ['Wit']);

  it('F11 is true if all choices of the part are chosen with the same values', () => {
    expect(isPartOfSelection([white], [SIZES, white])).toBe(true);
    expect(isPartOfSelection([], [SIZES])).toBe(true);
    expect(isPartOfSelection([white, SIZES], [SIZES])).toBe(false);
    expect(isPartOfSelection([valuesOf('maat', ['90x200'])], [SIZES])).toBe(false);
  });
});
