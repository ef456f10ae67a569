import { dropSoldOutAlternates, type SoldOutPages } from '../content/filtered-page.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { SitemapEntry } from '../seo/sitemap-entry.ts';
import { entriesOfFile } from '../seo/sitemap-file.ts';
import { mapConcurrently } from '../shared/lists.ts';
import { err, ok } from '../shared/result.ts';
import type { CrawlContext, LandingPage, PublishedPages } from './published-pages.ts';
import {
  pageSitemapEntry,
  toSitemapSection,
  type SitemapSectionBuilder,
} from './sitemap-section.ts';
import { soldOutPagesByLocale } from './sold-out-pages.ts';
import { queryFilteredPage, isFilteredPageShown } from './filtered-page-stock.ts';

/**
 * Sitemap entries of editors' filtered pages (F11) that have products left. An entry names only
 * counterparts with products as well, so entries need the stock of all locales.
 */
export const landingPageSitemap: SitemapSectionBuilder = async (context, published) => {
  const { ports, locale } = context;
  const answers = await mapConcurrently(published.landingPages, async (landing) => ({
    landing,
    result: await queryFilteredPage({ ports, request: { locale } }, landing.page),
  }));
  if (answers.some(({ result }) => result.status !== 200))
    return err({ kind: 'pages-unavailable' });
  const entriesWithout = (soldOut: SoldOutPages) =>
    answers.flatMap(({ landing: { page, categoryPage }, result }) => {
      const landing = { page: dropSoldOutAlternates(page, locale, soldOut), categoryPage };
      return landingEntry(context, published, landing, result) ?? [];
    });
  return ok({
    ...toSitemapSection(entriesWithout({})),
    async entries(file) {
      const soldOut = await soldOutPagesByLocale(context);
      return soldOut.ok ? ok(entriesOfFile(file, entriesWithout(soldOut.value))) : soldOut;
    },
  });
};

function landingEntry(
  context: CrawlContext,
  published: PublishedPages,
  { page, categoryPage }: LandingPage,
  result: SearchResult,
): SitemapEntry | undefined {
  if (!isFilteredPageShown(page, { categoryUrl: categoryPage.url, locale: context.locale }, result))
    return undefined;
  const { url, modified, selection } = page;
  const { modified: _, ...category } = categoryPage;
  const listing = {
    selection,
    nbHits: result.nbHits,
    filteredPages: [page],
    pages: 1,
    urlOf: () => url,
  };
  const own = { ...category, url, ...(modified !== undefined && { modified }) };
  return pageSitemapEntry(context, published, own, { listing });
}
