import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/filters/facet.ts';
import {
  isSameSelection,
  type Selection,
  toggleValue,
  withoutFacet,
} from '#src/filters/selection.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import { selectionOfUrl } from '#src/listing/selection-of-url.ts';
import { SORTINGS } from '#src/search/sorting-and-page-size.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import { anyOfferedSelection } from '../../support/arbitraries/offered-selection.ts';
import { pageAt } from '../../support/visit.ts';

const FACETS: readonly Facet[] = [
  facet('maat', 'Maat', '90x200', '160x200', '160x210'),
  facet('price', 'Prijs', '199', '349.5', '899'),
  facet('matras_hardheid', 'Hardheid', 'Medium', 'Extra stevig', 'Zacht'),
];
const CONTEXT = { categoryUrl: '/matrassen', facets: FACETS, locale: 'nl-nl' } as const;

const RANGE = { kind: 'range', name: 'price', minCents: 199_00, maxCents: 349_50 } as const;

function facet(name: string, label: string, ...values: readonly string[]): Facet {
  return { name, label, values: values.map((value) => ({ value, count: 1 })) };
}

/** Selections that URLs can express: price ranges that end at prices. */
const anySelection = anyOfferedSelection(FACETS).map((selection): Selection =>
  selection.map((chosen) => (chosen.name === 'price' ? RANGE : chosen)),
);
const anyState = fc.record({
  selection: anySelection,
  sorting: fc.constantFrom(...SORTINGS),
  page: fc.integer({ min: 1, max: 9 }),
});

describe('selectionOfUrl', () => {
  it('S1 reads the filters of a search off its query string', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const context = { ...CONTEXT, categoryUrl: '/search' };
        const url = listingUrl({ ...context, ...state, query: 'zachte matras' });
        expect(isSameSelection(selectionOfUrl(url, context) ?? [], state.selection)).toBe(true);
      }),
    );
  });

  it('S1 ignores parameters of a search that are no filters', () => {
    const context = { ...CONTEXT, categoryUrl: '/search' };
    const size = [{ kind: 'values', name: 'maat', values: ['90x200'] }];
    expect(selectionOfUrl('/search?q=latex&ref=mail&maat=90x200', context)).toEqual(size);
  });

  it('F9 reads what listingUrl writes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const read = selectionOfUrl(listingUrl({ ...CONTEXT, ...state }), CONTEXT);
        expect(isSameSelection(read ?? [], state.selection)).toBe(true);
      }),
    );
  });

  it('F1 reads the filters of a listing that is the home page', () => {
    const size = [{ kind: 'values', name: 'maat', values: ['90x200'] }];
    expect(selectionOfUrl('/maat/90x200', { ...CONTEXT, categoryUrl: '/' })).toEqual(size);
  });

  it('returns undefined for another page or an unknown filter', () => {
    expect(selectionOfUrl('/boxsprings', CONTEXT)).toBeUndefined();
    expect(selectionOfUrl('/matrassen-outlet/maat/90x200', CONTEXT)).toBeUndefined();
    expect(selectionOfUrl('/matrassen/geur/rozen', CONTEXT)).toBeUndefined();
    expect(selectionOfUrl('/matrassen', CONTEXT)).toEqual([]);
  });
});

const urlOf = (selection: Selection) =>
  listingUrl({ ...CONTEXT, selection, sorting: 'popular', page: 1 });

describe('changedListingUrl', () => {
  it('L7 keeps the sorting and returns to page 1 when a filter changes, from any page', async () => {
    const listing = await pageAt('listing', '/matrassen');
    fc.assert(
      fc.property(anyState, ({ selection, sorting, page }) => {
        const shown = { ...listing, ...CONTEXT, appliedFilters: selection, sorting, page };
        const changed = toggleValue(selection, 'maat', '160x210');
        const url = changedListingUrl(shown, { selection: changed });
        expect(url).toBe(listingUrl({ ...CONTEXT, selection: changed, sorting, page: 1 }));
        expect(url).not.toContain('page=');
        expect(url.includes('sorting=')).toBe(sorting !== 'popular');
      }),
    );
  });
});

describe('listingUrl of a changed filter', () => {
  it('F9 returns the same URL for a removed facet and for one with all values deselected', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const one = selection.find(({ kind }) => kind === 'values');
        if (one?.kind !== 'values') return;
        const unticked = one.values.reduce<Selection>(
          (rest, value) => toggleValue(rest, one.name, value),
          selection,
        );
        expect(urlOf(unticked)).toBe(urlOf(withoutFacet(selection, one.name)));
      }),
    );
  });
});
