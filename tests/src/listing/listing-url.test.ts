import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#src/catalog/product.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import type { Selection } from '#src/filters/selection.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { cardUrl, type ListingState, listingUrl } from '#src/listing/listing-url.ts';
import { parsePageNumber } from '#src/listing/pagination.ts';
import { parseSorting } from '#src/search/sorting-and-page-size.ts';
import { ok } from '#src/shared/result.ts';
import { anyListing } from '../../support/arbitraries/filters.ts';
import { anyCategoryUrl, anySorting } from '../../support/arbitraries/listing.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { colorOption } from '../../support/arbitraries/variants.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';
import { mattress } from '../../support/fake-shop.ts';

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

  it('MB2 DB5 writes bed and day after page and order', () => {
    const bed = { width: 160, length: 200, mattresses: 1 } as const;
    const chosen = { ...STATE, page: 2, bed, deliveredBy: '2026-12-04' };
    expect(listingUrl(chosen)).toBe('/matrassen?page=2&bed=160x200&delivered=2026-12-04');
    expect(listingUrl({ ...STATE, compare: ['A', 'B'], bed, isInAllSizes: true })).toBe(
      '/matrassen?compare=A,B&bed=160x200&sizes=all',
    );
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
        expect(parsePageNumber(url.searchParams.get('page') ?? undefined)).toBe(page);
        expect(parseSorting(url.searchParams.get('sorting') ?? undefined)).toBe(sorting);
      }),
    );
  });
});

const hit: Hit = { ...mattress(1).hit, size: '90x200', options: [colorOption('Zand')] };
const of = (...names: readonly string[]): Selection =>
  names.map((name) => ({ kind: 'values', name, values: ['any'] }));

describe('cardUrl', () => {
  it('L1 returns the plain product URL without filters', () => {
    expect(cardUrl(hit, { appliedFilters: [], locale: 'nl-nl' })).toBe('/matras-1');
  });

  it('L1 adds the selected size and color with the parameter names of the locale', () => {
    const size = { appliedFilters: of('maat', 'price'), locale: 'nl-nl' } as const;
    expect(cardUrl(hit, size)).toBe('/matras-1?maat=90x200');
    expect(cardUrl(hit, { ...size, locale: 'de-de' })).toBe('/matras-1?groesse=90x200');
    expect(cardUrl(hit, { appliedFilters: of('maat', 'kleur'), locale: 'nl-nl' })).toBe(
      '/matras-1?maat=90x200&kleur=zand',
    );
  });

  it('L1 adds the size alone of a product in one colour', () => {
    const { options: _, ...plain } = hit;
    const sized = { appliedFilters: of('maat', 'kleur'), locale: 'nl-nl' } as const;
    expect(cardUrl(plain, sized)).toBe('/matras-1?maat=90x200');
  });

  it('F6 adds the size of the selected length', () => {
    const ofLength = { appliedFilters: of('lengte'), locale: 'nl-nl' } as const;
    expect(cardUrl(hit, ofLength)).toBe('/matras-1?maat=90x200');
  });

  it('EP2 adds the size in the search text if the card shows that size', () => {
    const search = { appliedFilters: [], locale: 'nl-nl' } as const;
    for (const query of ['matras 90x200', 'boxspring 90 x 200 cm', '90/200', '200 x 90']) {
      expect(cardUrl(hit, { ...search, query })).toBe('/matras-1?maat=90x200');
      expect(cardUrl(hit, { ...search, query, locale: 'de-at' })).toBe('/matras-1?groesse=90x200');
    }
    for (const query of ['matras', 'matras 160x200', 'matras 90', '']) {
      expect(cardUrl(hit, { ...search, query })).toBe('/matras-1');
    }
  });

  it('EP2 adds no size but the shown one, whatever the search text', () => {
    const { size: _, ...sizeless } = hit;
    fc.assert(
      fc.property(anyText, (query) => {
        const listing = { appliedFilters: [], query, locale: 'nl-nl' } as const;
        expect(cardUrl(sizeless, listing)).toBe('/matras-1');
        expect(['/matras-1', '/matras-1?maat=90x200']).toContain(cardUrl(hit, listing));
      }),
    );
  });

  it('L11 adds size and options of what is reduced, or delivered by a chosen day', () => {
    const whole = '/matras-1?maat=90x200&kleur=zand';
    const plain = { appliedFilters: [], locale: 'nl-nl' } as const;
    expect(cardUrl(hit, { ...plain, offers: true })).toBe(whole);
    expect(cardUrl(hit, { ...plain, delivery: { chosen: '2026-12-04' } })).toBe(whole);
    expect(cardUrl(hit, { ...plain, delivery: {} })).toBe('/matras-1');
  });

  it('MB5 adds the bed, and the size that it narrows a listing to', () => {
    const bed = { width: 90, length: 200, mattresses: 1 } as const;
    const plain = { appliedFilters: [], locale: 'nl-nl', bed } as const;
    expect(cardUrl(hit, plain)).toBe('/matras-1?bed=90x200');
    expect(cardUrl(hit, { ...plain, ofBed: {} })).toBe('/matras-1?maat=90x200&bed=90x200');
  });

  it('L1 adds no selected size for a product without one', () => {
    const { size: _, ...sizeless } = hit;
    const lamp = cardUrl(sizeless, { appliedFilters: of('maat'), locale: 'nl-nl' });
    expect(lamp).toBe('/matras-1');
  });
});
