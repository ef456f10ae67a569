import type { LandingPageEntry, SoldOutPages } from '../content/landing-page-entry.ts';
import { CATEGORY_PAGE_TYPES, type SitemapPage } from '../content/page-entry.ts';
import { servedLocales } from '../routing/parse-location.ts';
import { appendTo, mapConcurrently } from '../shared/lists.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { checkFilteredPages } from './filtered-page-stock.ts';
import {
  type CrawlContext,
  type CrawlFailure,
  type LandingPage,
  listedPages,
  pagesUnavailable,
} from './published-pages.ts';

/** Ports and locale of a query for sold-out filtered pages. */
export type SoldOutContext = Pick<CrawlContext, 'locale'> & {
  readonly ports: Pick<CrawlContext['ports'], 'content' | 'search' | 'log'>;
};

/**
 * Addresses of a locale's filtered pages that show nothing now (F11): one search per category that
 * has any, and one for each page that its facets do not answer.
 */
export async function soldOutPages(
  context: SoldOutContext,
): Promise<Result<ReadonlySet<string>, CrawlFailure>> {
  const { ports, locale } = context;
  const [listed, shell] = await Promise.all([
    listedPages(context, CATEGORY_PAGE_TYPES),
    ports.content.shell(locale),
  ]);
  if (!listed.ok) return listed;
  if (!shell.ok) return pagesUnavailable(context, [shell]);
  const search = { ports, request: { locale }, shell: shell.value };
  const answers = await mapConcurrently(
    byCategory(listed.value.landingPages),
    ([categoryPage, pages]) => checkFilteredPages(search, categoryPage.url, pages),
  );
  if (answers.includes(undefined)) return err({ kind: 'pages-unavailable' });
  const checked = answers.flatMap((pages) => pages ?? []);
  return ok(new Set(checked.flatMap(({ page, problem }) => (problem ? page.url : []))));
}

/** Sold-out pages of all locales that have a domain: pages name no others. */
export async function soldOutPagesByLocale(
  context: Omit<SoldOutContext, 'locale'> & Pick<CrawlContext, 'site'>,
): Promise<Result<SoldOutPages, CrawlFailure>> {
  const answers = await mapConcurrently(
    servedLocales(context.site.domains),
    async (locale) => ({ locale, found: await soldOutPages({ ports: context.ports, locale }) }),
    LOCALES_AT_ONCE,
  );
  const soldOut: [Locale, ReadonlySet<string>][] = [];
  for (const { locale, found } of answers) {
    if (!found.ok) return found;
    soldOut.push([locale, found.value]);
  }
  return ok(Object.fromEntries(soldOut));
}

/** Each of them queries several categories at once. */
const LOCALES_AT_ONCE = 2;

/** Landing pages by their category, in the order of the pages. */
export function byCategory(landingPages: readonly LandingPage[]) {
  const pages = new Map<SitemapPage, LandingPageEntry[]>();
  for (const { categoryPage, page } of landingPages) appendTo(pages, categoryPage, [page]);
  return [...pages];
}
