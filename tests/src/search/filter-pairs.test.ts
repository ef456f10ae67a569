import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection } from '#src/filters/selection.ts';
import { filterPairs, priceBounds } from '#src/search/filter-pairs.ts';
import { anySelection } from '../../support/arbitraries/search.ts';

const SELECTION: Selection = [
  { kind: 'values', name: 'maat', values: ['140x200', '160x200'] },
  { kind: 'range', name: 'price', minCents: 19_950, maxCents: 50_000 },
  { kind: 'values', name: 'kleur', values: ['wit: mat, "licht"', '-'] },
];

describe('filterPairs', () => {
  it('S4 writes name:value pairs, those of a facet side by side', () => {
    expect(filterPairs(SELECTION)).toEqual([
      ['maat:140x200', 'maat:160x200'],
      ['kleur:wit: mat, "licht"', 'kleur:\\-'],
    ]);
  });

  it('S4 escapes a minus at the beginning of a value, and no other', () => {
    const selection: Selection = [{ kind: 'values', name: 'a', values: ['-1-2', '--', '1-2'] }];
    expect(filterPairs(selection)).toEqual([['a:\\-1-2', 'a:\\--', 'a:1-2']]);
  });

  it('S4 keeps every value whole behind the first colon, with the facets in their order', () => {
    fc.assert(
      fc.property(anyKeyedSelection, (selection) => {
        const read = filterPairs(selection).map((pairs) => {
          const split = pairs.map((pair) => [
            pair.slice(0, pair.indexOf(':')),
            pair.slice(pair.indexOf(':') + 1).replace(/^\\-/, '-'),
          ]);
          return { names: split.map(([name]) => name), values: split.map(([, value]) => value) };
        });
        const chosen = selection.filter((selected) => selected.kind === 'values');
        expect(read).toEqual(
          chosen.map(({ name, values }) => ({ names: values.map(() => name), values })),
        );
      }),
    );
  });
});

describe('priceBounds', () => {
  it('S4 writes a price range in euros, both bounds included', () => {
    expect(priceBounds(SELECTION)).toEqual([{ name: 'price', atLeast: 199.5, atMost: 500 }]);
  });

  it('S4 leaves nothing of a selection out, and says nothing twice', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const asked = filterPairs(selection).length + priceBounds(selection).length;
        expect(asked).toBe(selection.length);
      }),
    );
  });
});

/** A selection under attribute keys, which hold no colon, of values that begin with no escape. */
const anyKeyedSelection = anySelection.map((selection) =>
  selection.map((selected) =>
    Object.assign({}, selected, {
      name: selected.name.replaceAll(':', '_'),
      ...(selected.kind === 'values' && {
        values: selected.values.map((value) => value.replace(/^\\/, '')),
      }),
    }),
  ),
);
