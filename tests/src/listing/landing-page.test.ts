import { describe, expect, it } from 'vitest';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { Selection } from '#src/filters/selection.ts';
import { resolveLandingPage, resolveLandingPages } from '#src/listing/landing-page.ts';
import { err, ok } from '#src/shared/result.ts';
import { rangeOf, valuesOf } from '../../support/arbitraries/filters.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

const LISTING = { categoryUrl: '/matrassen', facets: MATTRESS_FACETS, locale: 'nl-nl' } as const;

const pageAt = (url: string, ...selection: Selection): LandingPageEntry => ({
  uid: url,
  categoryUid: 'mattresses',
  objectId: '7',
  selection,
  url,
  title: 'Gekozen matrassen',
  text: '',
  metadata: {},
  alternates: {},
});

const SOFT = pageAt('/matrassen/hardheid/h-2', valuesOf('Hardheid', ['h 2']));

describe('resolveLandingPage', () => {
  it('F11 reads filters by label, and values in any spelling, and keeps the address', () => {
    expect(resolveLandingPage(SOFT, LISTING)).toEqual(
      ok({ ...SOFT, selection: [valuesOf('matras_hardheid', ['H 2'])] }),
    );
  });

  it('F11 narrows a price range to the prices that are there', () => {
    const page = pageAt('/matrassen/prijs/100-400', rangeOf('price', 10_000, 40_000));
    expect(resolveLandingPage(page, LISTING)).toEqual(
      ok({ ...page, selection: [rangeOf('price', 19_900, 34_950)] }),
    );
  });

  it.each([
    ['a filter that the listing does not have', 'geur', ['rozen'], 'unknown-filter', 'geur'],
    ['a value that it does not have', 'maat', ['70x200'], 'nothing-matches', '70x200'],
  ] as const)('F11 refuses %s, and names it', (_, name, values, kind, written) => {
    const page = pageAt('/matrassen/hardheid/h-2', valuesOf(name, values));
    expect(resolveLandingPage(page, LISTING)).toEqual(err({ kind, written }));
  });

  it.each(['/matrassen/maat/90x200', '/boxsprings/hardheid/h-2', '/matrassen'])(
    'F11 refuses a page whose address has other filters: %s',
    (url) => {
      expect(resolveLandingPage({ ...SOFT, url }, LISTING)).toEqual(err({ kind: 'other-address' }));
    },
  );
});

const facetsWith = (change: object, only?: number) =>
  MATTRESS_FACETS.map((facet) => {
    const values = facet.values.slice(0, only).map((value) => Object.assign({}, value, change));
    return Object.assign({}, facet, { values });
  });

describe('resolveLandingPages', () => {
  const pages = [SOFT, pageAt('/matrassen/geur/rozen', valuesOf('geur', ['rozen']))];

  it('F11 leaves out a page that the listing cannot show', () => {
    expect(resolveLandingPages(pages, LISTING)).toEqual([
      { ...SOFT, selection: [valuesOf('matras_hardheid', ['H 2'])] },
    ]);
  });

  it('F11 resolves pages once for all counts, and again for other values or words', () => {
    const first = resolveLandingPages(pages, LISTING);
    const resolvedFor = (facets: typeof MATTRESS_FACETS) =>
      resolveLandingPages(pages, { ...LISTING, facets });
    expect(resolvedFor(facetsWith({ count: 9 }))).toBe(first);
    expect(resolvedFor(facetsWith({}, 0))).toEqual([]);
    expect(resolvedFor(facetsWith({ urlWord: 'anders' }))).not.toBe(first);
    expect(
      resolvedFor(MATTRESS_FACETS.map((facet) => Object.assign({}, facet, { label: 'x' }))),
    ).toEqual([]);
    expect(resolveLandingPages(pages, { ...LISTING, categoryUrl: '/boxsprings' })).toEqual([]);
    expect(resolveLandingPages(pages, { ...LISTING, locale: 'de-de' })).not.toBe(first);
  });
});
