import { dropSoldOutAlternates, type SoldOutPages } from '../content/landing-page-entry.ts';
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
import { byCategory, soldOutPagesByLocale } from './sold-out-pages.ts';
import { checkFilteredPages } from './filtered-page-stock.ts';

/**
 * Sitemap entries of editors' filtered pages (F11) that have products left. An entry names only
 * counterparts with products as well, so entries need the stock of all locales.
 */
export const landingPageSitemap: SitemapSectionBuilder = async (context, published) => {
  const { ports, locale } = context;
  const search = { ports, request: { locale }, shell: published.shell };
  const answers = await mapConcurrently(
    byCategory(published.landingPages),
    async ([categoryPage, pages]) => ({
      categoryPage,
      checked: await checkFilteredPages(search, categoryPage.url, pages),
    }),
  );
  if (answers.some(({ checked }) => checked === undefined))
    return err({ kind: 'pages-unavailable' });
  const shown = answers.flatMap(({ categoryPage, checked = [] }) =>
    checked.flatMap(({ page, problem }) => (problem ? [] : { page, categoryPage })),
  );
  const entriesWithout = (soldOut: SoldOutPages) =>
    shown.flatMap(({ page, categoryPage }) => {
      const landing = { page: dropSoldOutAlternates(page, locale, soldOut), categoryPage };
      return landingEntry(context, published, landing) ?? [];
    });
  return ok({
    ...toSitemapSection(entriesWithout({})),
    async entries(file) {
      const soldOut = await soldOutPagesByLocale(context);
      return soldOut.ok ? ok(entriesOfFile(file, entriesWithout(soldOut.value))) : soldOut;
    },
  });
};

/** How many products a page has makes no difference to its entry. */
const SOME = 1;

function landingEntry(
  context: CrawlContext,
  published: PublishedPages,
  { page, categoryPage }: LandingPage,
): SitemapEntry | undefined {
  const { url, modified, selection } = page;
  const { modified: _, ...category } = categoryPage;
  const listing = {
    selection,
    nbHits: SOME,
    filteredPages: [page],
    pages: 1,
    urlOf: () => url,
  };
  const own = { ...category, url, ...(modified !== undefined && { modified }) };
  return pageSitemapEntry(context, published, own, { listing });
}
