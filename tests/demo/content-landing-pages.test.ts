import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { withDrafts } from '#src/content/preview.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import { DEFAULT_SORTING } from '#src/search/sorting-and-page-size.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { searchRequest } from '../support/search-request.ts';

const search = createEmbeddedProductSearch(createCatalogueStore(catalogue));

/** Landing pages, drafts included. */
const landingPages = (locale: Locale): readonly LandingPageEntry[] =>
  withDrafts(content[locale].pages, content[locale].drafts).flatMap(
    (page) => (page.type === 'Lister' && page.filteredPages) || [],
  );

describe.each(LOCALES)('F11 filtered pages in %s', (locale) => {
  const pages = landingPages(locale);
  const listers = content[locale].pages.filter((page) => page.type === 'Lister');

  it('are at least six, with unique URLs and uids', () => {
    expect(pages.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    expect(new Set(pages.map(({ uid }) => uid)).size).toBe(pages.length);
  });

  it.each(pages)('$url is the canonical URL of its selection, and has products', async (page) => {
    const { url, objectId, selection } = page;
    const categoryUrl = listers.find(({ uid }) => uid === page.categoryUid)?.url ?? '';
    const found = await search.productsAndFilters(searchRequest({ locale, objectId, selection }));
    expect(found.nbHits).toBeGreaterThan(0);
    const { facets } = found;
    const written = parseFilterSegments(url.slice(categoryUrl.length).split('/').slice(1));
    expect(written.ok && selectionFromFilters(written.value, facets, locale)).toMatchObject({
      ok: true,
      value: selection,
    });
    const state = { categoryUrl, selection, facets, locale, sorting: DEFAULT_SORTING, page: 1 };
    expect(listingUrl(state)).toBe(url);
  });

  it('H4 have reciprocal alternates', () => {
    for (const page of pages) {
      expect(page.alternates[locale]).toBe(page.url);
      for (const other of LOCALES) {
        const twin = landingPages(other).find(({ url }) => url === page.alternates[other]);
        expect(twin).toMatchObject({ uid: page.uid, alternates: page.alternates });
      }
    }
  });
});

const urls = (locale: Locale) => landingPages(locale).map(({ url }) => url);

/** Values of an attribute by which landing pages of a category are filtered. */
const chosenValues = (category: string, attribute: string): readonly string[] =>
  landingPages('nl-nl')
    .filter(({ categoryUid }) => categoryUid === category)
    .flatMap(({ selection }) => selection)
    .flatMap((chosen) =>
      chosen.kind === 'values' && chosen.name === attribute ? chosen.values : [],
    );

describe('F11 filtered pages', () => {
  it.each([
    ['mattresses', ['80x200', '90x200', '140x200', '160x200', '180x200']],
    ['box-springs', ['140x200', '160x200', '180x200']],
    ['toppers', ['90x200', '140x200', '160x200', '180x200']],
    ['duvets', ['140x200', '200x200', '240x220']],
  ])('are there for the main sizes of %s', (category, sizes) => {
    expect(new Set(chosenValues(category, 'maat'))).toEqual(new Set(sizes));
  });

  it.each(['mattresses', 'box-springs', 'toppers', 'duvets'])(
    'are there for each brand with three goods or more in %s',
    async (category) => {
      const lister = content['nl-nl'].pages.find(({ uid }) => uid === category);
      const objectId = lister?.type === 'Lister' ? lister.objectId : '';
      const request = searchRequest({ locale: 'nl-nl', objectId, selection: [] });
      const { facets } = await search.productsAndFilters(request);
      const brands = facets.find(({ name }) => name === 'merk')?.values ?? [];
      const large = brands.flatMap(({ value, count }) => (count >= 3 ? [value] : []));
      expect(large.length).toBeGreaterThan(1);
      expect(new Set(chosenValues(category, 'merk'))).toEqual(new Set(large));
    },
  );

  it('have URLs in the words of each locale', () => {
    expect(urls('nl-nl')).toContain('/matrassen/maat/160x200');
    expect(urls('nl-be')).toContain('/lattenbodems/verstelbaar/elektrisch');
    expect(urls('de-de')).toContain('/matratzen/haertegrad/fest');
    expect(urls('de-at')).toContain('/kopfpolster/schlafposition/seitenschlaefer');
    expect(urls('en-us')).toContain('/mattresses/size/90x200');
  });
});
