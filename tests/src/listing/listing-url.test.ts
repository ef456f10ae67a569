import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection } from '#src/filters/selection.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { listingUrl, type ListingState } from '#src/listing/listing-url.ts';
import { parsePage } from '#src/listing/pagination.ts';
import { parseSorting } from '#src/search/sorting.ts';
import { ok } from '#src/shared/result.ts';
import { anyListing } from '../../support/arbitraries/filters.ts';
import { anyCategoryUrl, anySorting } from '../../support/arbitraries/listing.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const selection: Selection = [{ kind: 'values', name: 'maat', values: ['140x200'] }];

const STATE: ListingState = {
  categoryUrl: '/matrassen',
  selection: [],
  facets: MATTRESS_FACETS,
  locale: 'nl-nl',
  sorting: 'popular',
  page: 1,
};

describe('listingUrl', () => {
  it('F9 omits an empty selection, page 1 and the default sorting', () => {
    expect(listingUrl(STATE)).toBe('/matrassen');
  });

  it('L7 writes filters in the path, page and sorting in the query', () => {
    expect(listingUrl({ ...STATE, selection, page: 2, sorting: 'price-asc' })).toBe(
      '/matrassen/maat/140x200?page=2&sorting=price-asc',
    );
    expect(listingUrl({ ...STATE, sorting: 'newest' })).toBe('/matrassen?sorting=newest');
  });

  it('F1 joins filters to the root without a second slash', () => {
    expect(listingUrl({ ...STATE, categoryUrl: '/', selection })).toBe('/maat/140x200');
    expect(listingUrl({ ...STATE, categoryUrl: '/' })).toBe('/');
  });

  it('F9 round-trips selection, page and sorting after any category URL', () => {
    const anyState = fc.record({
      listing: anyListing,
      categoryUrl: anyCategoryUrl,
      sorting: anySorting,
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(anyState, ({ listing, categoryUrl, sorting, page }) => {
        const url = new URL(listingUrl({ ...listing, categoryUrl, sorting, page }), 'http://shop');
        const [, ...segments] = url.pathname.slice(categoryUrl.length).split('/');
        const written = parseFilterSegments(segments);
        const matched = written.ok
          ? selectionFromFilters(written.value, listing.facets, listing.locale)
          : written;
        expect(matched).toEqual(ok(listing.selection));
        expect(parsePage(url.searchParams.get('page') ?? undefined)).toBe(page);
        expect(parseSorting(url.searchParams.get('sorting') ?? undefined)).toBe(sorting);
      }),
    );
  });
});
