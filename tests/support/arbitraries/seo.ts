import fc, { type Arbitrary } from 'fast-check';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { type LocalePaths, PAGE_TYPES } from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { pageCount } from '#src/listing/pagination.ts';
import type { Domains } from '#src/routing/parse-location.ts';
import type { ListingSeoFacts, SeoFacts } from '#src/seo/seo-facts.ts';
import type { RemapTables, Site } from '#src/seo/site.ts';
import { forEveryLocale, type Locale, LOCALES } from '#src/shared/locale.ts';
import { rangeOf, valuesOf } from './filters.ts';
import { anyLocale, anyWording } from './texts.ts';

/** From a small alphabet, so that remap tables contain chains and loops. */
export const anyRemappedPath = fc.constantFrom('/', '/a', '/b', '/c/d', '/c/d/e%20f', '/g');

const perLocale = <T>(value: fc.Arbitrary<T>) =>
  fc.record(
    forEveryLocale(() => value),
    { requiredKeys: [] },
  );

const originOf = (locale: Locale) => `https://${locale}.sluimer.example`;

export const anyDomains: fc.Arbitrary<Domains> = perLocale(fc.constant('')).map((present) =>
  Object.fromEntries(
    LOCALES.filter((locale) => locale in present).map((locale) => [locale, originOf(locale)]),
  ),
);

const ALL_DOMAINS: Domains = Object.fromEntries(
  LOCALES.map((locale) => [locale, originOf(locale)]),
);

export const anyLocalePaths: fc.Arbitrary<LocalePaths> = perLocale(anyRemappedPath);

export const anyRemaps: fc.Arbitrary<RemapTables> = perLocale(
  fc.dictionary(anyRemappedPath, anyRemappedPath),
);

export const anySite: fc.Arbitrary<Site> = fc.record({ domains: anyDomains, remap: anyRemaps });

/** A shop, and a locale with a domain in it. */
export const anySiteAndLocale: fc.Arbitrary<readonly [Site, Locale]> = fc
  .tuple(anySite, anyLocale)
  .map(([site, locale]) => [
    { ...site, domains: { ...site.domains, [locale]: originOf(locale) } },
    locale,
  ]);

export const anyQuery = fc
  .array(
    fc.constantFrom(
      'page=1',
      'page=2',
      'page=03',
      'page=x',
      'page',
      'sorting=newest',
      'utm=a%20b',
      '=',
    ),
  )
  .map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`));

const METADATA = {
  metaTitle: anyWording,
  metaDescription: anyWording,
  disableSearchIndexing: fc.boolean(),
  openGraphTitle: anyWording,
  openGraphDescription: anyWording,
  hideCanonical: fc.boolean(),
};

/** Metadata that editors fill in or leave blank. */
export const anyMetadata: Arbitrary<PageMetadata> = fc.record(METADATA, { requiredKeys: [] });

const anyDefaults = fc.record(METADATA, { requiredKeys: ['metaTitle', 'metaDescription'] });

/** Few facets, in any order, so that filtered pages and listings coincide. */
const anyFewFilters = fc.shuffledSubarray([
  valuesOf('maat', ['90x200', '160x200']),
  valuesOf('kleur', ['Wit']),
  rangeOf('price', 20_000, 50_000),
]);

const anyFilteredPageWith = (metadata: Arbitrary<PageMetadata>): Arbitrary<LandingPageEntry> =>
  fc.record({
    uid: fc.uuid(),
    categoryUid: fc.constant('mattresses'),
    objectId: fc.constant('7'),
    selection: anyFewFilters,
    url: anyRemappedPath,
    title: anyWording,
    text: anyWording,
    metadata,
    alternates: anyLocalePaths,
    modified: fc.constant('2026-02-03T04:05:06.000Z'),
  });

export const anyFilteredPage = anyFilteredPageWith(anyMetadata);

/** A listing at `path` with six products per page and any contents, filters and lister. */
const anyListingAt = (
  path: string,
  page: Arbitrary<LandingPageEntry> = anyFilteredPage,
): Arbitrary<ListingSeoFacts> =>
  fc
    .record({
      selection: anyFewFilters,
      filteredPages: fc.array(page, { maxLength: 3 }),
      nbHits: fc.nat({ max: 30 }),
      sorting: fc.constantFrom('', 'sorting=price-asc'),
    })
    .map(({ selection, filteredPages, nbHits, sorting }) => ({
      selection,
      filteredPages,
      nbHits,
      pages: pageCount(nbHits, 6),
      urlOf: (page) => path + writtenQuery([page > 1 ? `page=${page}` : '', sorting]),
    }));

const writtenQuery = (parameters: readonly string[]): string => {
  const written = parameters.filter((parameter) => parameter !== '');
  return written.length === 0 ? '' : `?${written.join('&')}`;
};

/** Any page of any shop, in any state. */
export const anyPolicyFacts: Arbitrary<SeoFacts> = anyRemappedPath.chain((path) => {
  const shown = {
    site: anySite,
    locale: anyLocale,
    hostKnown: fc.boolean(),
    path: fc.constant(path),
    query: anyQuery,
    entry: fc.record({
      type: fc.constantFrom(...PAGE_TYPES),
      title: anyWording,
      metadata: anyMetadata,
      alternates: anyLocalePaths,
    }),
    shell: fc.record({ shopName: anyWording, defaults: anyDefaults }),
  };
  const listed = { ...shown, listing: anyListingAt(path) };
  const failed = { ...shown, failure: fc.constantFrom(404, 410, 503) };
  return fc.oneof(fc.record(shown), fc.record(listed), fc.record(failed));
});

/**
 * A category that may be indexed, at the address of its first page: filtered or not, with or
 * without a page of its own for its filters.
 */
export const anyOpenListing: Arbitrary<SeoFacts & { readonly listing: ListingSeoFacts }> = fc
  .record({
    locale: anyLocale,
    listing: anyListingAt('/a', anyFilteredPageWith(fc.constant({}))),
    alternates: anyLocalePaths,
  })
  .map(({ locale, listing, alternates }) => ({
    site: { domains: ALL_DOMAINS, remap: {} },
    locale,
    hostKnown: true,
    path: '/a',
    query: listing.urlOf(1).slice('/a'.length),
    entry: { type: 'Lister', title: 'Matrassen', metadata: {}, alternates },
    shell: { shopName: 'Sluimer', defaults: { metaTitle: '', metaDescription: '' } },
    listing,
  }));
