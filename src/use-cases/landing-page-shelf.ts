import { withoutSoldOut, type SoldOutPages } from '../content/sold-out.ts';
import type { SearchResult } from '../search/search-result.ts';
import type { SitemapEntry } from '../seo/sitemap-entry.ts';
import { entriesIn } from '../seo/sitemap-file.ts';
import { inTurns } from '../shared/in-turns.ts';
import { err, ok } from '../shared/result.ts';
import type { CrawlVisit, LandingPage, PublishedPages } from './published-pages.ts';
import { entryOf, shelfWith, type ShelfOf } from './sitemap-shelf.ts';
import { soldOutEverywhere } from './sold-out-pages.ts';
import { askFilteredPage, isShown } from './stocked-pages.ts';

/**
 * Sitemap entries of editors' filtered pages (F11) that have products left. An entry names only
 * counterparts with products as well, so entries need the stock of all locales.
 */
export const landingPageShelf: ShelfOf = async (visit, published) => {
  const { ports, locale } = visit;
  const answers = await inTurns(published.landingPages, async (landing) => ({
    landing,
    result: await askFilteredPage({ ports, request: { locale } }, landing.page),
  }));
  if (answers.some(({ result }) => result.status !== 200))
    return err({ kind: 'pages-unavailable' });
  const entriesWithout = (soldOut: SoldOutPages) =>
    answers.flatMap(({ landing: { page, lister }, result }) => {
      const landing = { page: withoutSoldOut(page, locale, soldOut), lister };
      return landingEntry(visit, published, landing, result) ?? [];
    });
  return ok({
    ...shelfWith(entriesWithout({})),
    async entries(file) {
      const soldOut = await soldOutEverywhere(visit);
      return soldOut.ok ? ok(entriesIn(file, entriesWithout(soldOut.value))) : soldOut;
    },
  });
};

function landingEntry(
  visit: CrawlVisit,
  published: PublishedPages,
  { page, lister }: LandingPage,
  result: SearchResult,
): SitemapEntry | undefined {
  if (!isShown(page, { categoryUrl: lister.url, locale: visit.locale }, result)) return undefined;
  const { url, modified, selection } = page;
  const { modified: _, ...category } = lister;
  const listing = {
    selection,
    nbHits: result.nbHits,
    filteredPages: [page],
    pages: 1,
    urlOf: () => url,
  };
  const own = { ...category, url, ...(modified !== undefined && { modified }) };
  return entryOf(visit, published, own, { listing });
}
