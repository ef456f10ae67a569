import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropSoldOutAlternates,
  LANDING_PAGE_STALE_TIME,
  type ListingSelection,
  type LandingPageEntry,
  findLandingPage,
  landingPageOf,
  type SoldOutPages,
  textsPageOf,
} from '#src/content/landing-page-entry.ts';
import type { Selection } from '#src/filters/selection.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { rangeOf, valuesOf } from '../../support/arbitraries/filters.ts';
import { anyFilteredPage } from '../../support/arbitraries/seo.ts';

const SIZES = valuesOf('maat', ['90x200', '160x200']);
const CHEAP = rangeOf('price', 0, 50_000);

const pageOf = (uid: string, selection: Selection): LandingPageEntry => ({
  uid,
  categoryUid: 'mattresses',
  objectId: '7',
  selection,
  url: `/matrassen/${uid}`,
  title: uid,
  text: '',
  metadata: {},
  alternates: {},
  modified: '2026-02-03',
});

const PAGES = [pageOf('all', []), pageOf('cheap', [CHEAP]), pageOf('both', [SIZES, CHEAP])];

describe('findLandingPage', () => {
  it('F11 finds the page of a selection in any order', () => {
    expect(findLandingPage(PAGES, [CHEAP, SIZES])?.uid).toBe('both');
    expect(findLandingPage(PAGES, [CHEAP])?.uid).toBe('cheap');
  });

  it("F11 returns undefined for a subset or superset of a page's selection", () => {
    expect(findLandingPage(PAGES, [SIZES])).toBeUndefined();
    const white = valuesOf('kleur', ['Wit']);
    expect(findLandingPage(PAGES, [SIZES, CHEAP, white])).toBeUndefined();
  });

  it('F11 returns undefined for an empty selection', () => {
    expect(findLandingPage(PAGES, [])).toBeUndefined();
  });

  it('F11 finds every page with a non-empty selection, or an earlier one with the same selection', () => {
    fc.assert(
      fc.property(fc.array(anyFilteredPage), (pages) => {
        for (const [index, { selection }] of pages.entries()) {
          const found = findLandingPage(pages, selection.toReversed());
          const isListed = found !== undefined && pages.indexOf(found) <= index;
          expect(isListed).toBe(selection.length > 0);
        }
      }),
    );
  });
});

describe('landingPageOf', () => {
  const listing = { selection: [CHEAP], filteredPages: PAGES };

  it('F11 returns the page of the selection only if there are hits', () => {
    expect(landingPageOf({ ...listing, nbHits: 1 })?.uid).toBe('cheap');
    expect(landingPageOf({ ...listing, nbHits: 0 })).toBeUndefined();
    expect(landingPageOf({ ...listing, filteredPages: [], nbHits: 1 })).toBeUndefined();
  });

  it('F11 sets the stale time of filtered pages to one minute', () => {
    expect(LANDING_PAGE_STALE_TIME).toBe(60_000);
  });
});

const PAGE = {
  title: 'Stevig',
  alternates: { 'nl-nl': '/stevig', 'de-de': '/fest', 'en-us': '/firm' },
};
const soldOutIn = (...gone: readonly (readonly [Locale, string])[]): SoldOutPages =>
  Object.fromEntries(gone.map(([locale, url]) => [locale, new Set([url])]));

const namesIn = (locale: Locale, soldOut: SoldOutPages) =>
  dropSoldOutAlternates(PAGE, locale, soldOut).alternates;

const texts = (selection: Selection, more: Partial<ListingSelection> = {}) =>
  textsPageOf({ selection, filteredPages: PAGES, nbHits: 1, ...more })?.uid;

describe('textsPageOf', () => {
  const white = valuesOf('kleur', ['Wit']);

  it('F11 returns the page with most filters among those chosen', () => {
    expect(texts([CHEAP])).toBe('cheap');
    expect(texts([CHEAP, white])).toBe('cheap');
    expect(texts([white, SIZES, CHEAP])).toBe('both');
    expect(texts([SIZES, white])).toBeUndefined();
    expect(texts([])).toBeUndefined();
  });

  it('F11 returns no page of which one filter has other values', () => {
    expect(texts([CHEAP, valuesOf('maat', ['90x200'])])).toBe('cheap');
    expect(texts([rangeOf('price', 0, 40_000), SIZES])).toBeUndefined();
  });

  it('F11 returns no page for a text search, nor without hits', () => {
    expect(texts([CHEAP], { query: 'latex' })).toBeUndefined();
    expect(texts([CHEAP], { nbHits: 0 })).toBeUndefined();
  });

  it('F11 returns the landing page where there is one', () => {
    fc.assert(
      fc.property(fc.array(anyFilteredPage), fc.nat(), (pages, index) => {
        const { selection = [] } = pages[index % Math.max(1, pages.length)] ?? {};
        const listing = { selection, filteredPages: pages, nbHits: 1 };
        const landing = landingPageOf(listing);
        expect(landing === undefined || textsPageOf(listing) === landing).toBe(true);
      }),
    );
  });
});

describe('dropSoldOutAlternates', () => {
  it('F11 removes a sold-out alternate', () => {
    expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOutIn(['de-de', '/fest']))).toStrictEqual({
      title: 'Stevig',
      alternates: { 'nl-nl': '/stevig', 'en-us': '/firm' },
    });
  });

  it('F11 returns the same page if none of its alternates is known to be sold out', () => {
    for (const soldOut of [{}, soldOutIn(['de-de', '/weich']), soldOutIn(['nl-be', '/stevig'])])
      expect(dropSoldOutAlternates(PAGE, 'nl-nl', soldOut)).toBe(PAGE);
  });

  it("F11 H4 keeps only a sold-out page's own alternate", () => {
    expect(namesIn('de-de', soldOutIn(['de-de', '/fest']))).toEqual({ 'de-de': '/fest' });
  });

  it('F11 H4 keeps alternates reciprocal and free of other sold-out pages, for any sold-out set', () => {
    const anySoldOut = fc
      .subarray(LOCALES.filter((locale) => locale in PAGE.alternates))
      .map((gone) => soldOutIn(...gone.map((one) => [one, pathIn(one)] as const)));
    fc.assert(
      fc.property(anySoldOut, (soldOut) => {
        for (const locale of LOCALES.filter((one) => one in PAGE.alternates)) {
          const named = Object.keys(namesIn(locale, soldOut)) as readonly Locale[];
          expect(named).toContain(locale);
          for (const other of named) expect(namesIn(other, soldOut)).toHaveProperty([locale]);
          const gone = named.filter((one) => one !== locale && soldOut[one]);
          expect(gone).toEqual([]);
        }
      }),
    );
  });
});

const pathIn = (locale: Locale): string =>
  (PAGE.alternates as Partial<Record<Locale, string>>)[locale] ?? '';
