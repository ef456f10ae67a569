import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { valuesWithSameSlug } from '#src/filters/filter-slug.ts';
import { toggleValue } from '#src/filters/selection.ts';
import { type ListingState, listingUrl } from '#src/listing/listing-url.ts';
import { toggledUrls } from '#src/listing/toggled-urls.ts';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import { anyListing } from '../../support/arbitraries/filters.ts';
import { anyCategoryUrl, anySorting } from '../../support/arbitraries/listing.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const STATE: ListingState = {
  categoryUrl: '/matrassen',
  selection: [{ kind: 'values', name: 'matras_hardheid', values: ['H 2'] }],
  facets: MATTRESS_FACETS,
  locale: 'nl-nl',
  sorting: 'price-asc',
  page: 1,
};

const urlOf = (state: ListingState, name: string, value: string) =>
  toggledUrls(state).get(name)?.byValue().get(value);

/** The same URL, written on its own. */
function writtenAlone(state: ListingState, name: string, value: string): string {
  const facet = state.facets.find((one) => one.name === name);
  const choice = facet ? valuesWithSameSlug(facet, value, state.locale) : value;
  return listingUrl({ ...state, selection: toggleValue(state.selection, name, choice) });
}

describe('toggledUrls', () => {
  it('F9 writes the other filters before and after a value, and the sorting', () => {
    expect(urlOf(STATE, 'maat', '140x200')).toBe(
      '/matrassen/maat/140x200/hardheid/h-2?sorting=price-asc',
    );
    expect(urlOf(STATE, 'matras_tijk', 'Ja')).toBe(
      '/matrassen/hardheid/h-2/anti-allergische-tijk/ja?sorting=price-asc',
    );
  });

  it('F9 has the URL without any value, and what stands around the words of a facet', () => {
    const { parts } = toggledUrls(STATE).get('matras_hardheid') ?? {};
    const sorting = '?sorting=price-asc';
    expect(parts).toEqual([`/matrassen${sorting}`, '/matrassen/hardheid/', sorting]);
  });

  it('F3 adds and removes values that read alike together', () => {
    const facet = 'matras_hardheid';
    expect(urlOf(STATE, facet, 'H 3')).toBe('/matrassen/hardheid/h-2+h-3?sorting=price-asc');
    expect(urlOf(STATE, facet, 'H 2')).toBe('/matrassen?sorting=price-asc');
  });

  it('S1 writes the filters of a search into its query string', () => {
    const search = { ...STATE, categoryUrl: SEARCH_PATH, query: 'zachte matras' };
    expect(urlOf(search, 'matras_hardheid', 'H 3')).toBe(
      '/search?q=zachte%20matras&hardheid=h-2%2Bh-3&sorting=price-asc',
    );
  });

  it('F9 equals the URL of the listing with each value toggled', () => {
    const anyState = fc.record({
      listing: anyListing,
      categoryUrl: fc.oneof(anyCategoryUrl, fc.constantFrom('/', SEARCH_PATH)),
      sorting: anySorting,
      query: fc.option(anyText, { nil: undefined }),
    });
    fc.assert(
      fc.property(anyState, ({ listing, ...others }) => {
        const facets = mergeFacetsByLabel(listing.facets, listing.locale);
        const state = { ...listing, ...others, facets, page: 1 };
        const urls = toggledUrls(state);
        for (const { name, values } of facets)
          for (const { value } of values)
            expect(urls.get(name)?.byValue().get(value)).toBe(writtenAlone(state, name, value));
      }),
    );
  });
});
