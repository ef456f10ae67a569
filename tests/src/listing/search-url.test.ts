import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchTextUrl, searchUrl, type SearchState } from '#src/listing/listing-url.ts';
import { anySearchState } from '../../support/arbitraries/search.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const STATE: SearchState = {
  query: '',
  selection: [],
  facets: MATTRESS_FACETS,
  locale: 'nl-nl',
  sorting: 'popular',
  page: 1,
};

describe('searchUrl', () => {
  it('S1 writes text, filters, page and sorting, in this order', () => {
    expect(
      searchUrl({
        ...STATE,
        query: ' zachte  matras',
        selection: [
          { kind: 'range', name: 'price', minCents: 20_000, maxCents: 50_050 },
          { kind: 'values', name: 'maat', values: ['160x200', '140x200'] },
        ],
        page: 2,
        sorting: 'price-asc',
      }),
    ).toBe(
      '/search?q=zachte%20matras&maat=140x200%2B160x200&prijs=349.5-349.5&page=2&sorting=price-asc',
    );
  });

  it('S1 omits default values, and escapes the text', () => {
    expect(searchUrl(STATE)).toBe('/search');
    expect(searchUrl({ ...STATE, query: ' \t' })).toBe('/search');
    expect(searchUrl({ ...STATE, query: 'a&b=c#d?e' })).toBe('/search?q=a%26b%3Dc%23d%3Fe');
  });

  it('F9 gives a search one URL, in whatever order its selection was made', () => {
    const anyShuffled = anySearchState.chain((state) =>
      fc.tuple(fc.constant(state), permuted(state.selection)),
    );
    fc.assert(
      fc.property(anyShuffled, ([state, selection]) => {
        expect(searchUrl({ ...state, selection })).toBe(searchUrl(state));
      }),
    );
  });

  it('S1 writes an address of ASCII, for any text', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        expect(searchUrl(state)).toMatch(/^\/search(\?[\w.!~*'()%&=-]+)?$/);
      }),
    );
  });
});

describe('searchTextUrl', () => {
  it('S1 is the first page of a search for a text, and nothing else', () => {
    expect(searchTextUrl(' zachte  matras', 'nl-nl')).toBe('/search?q=zachte%20matras');
  });
});
