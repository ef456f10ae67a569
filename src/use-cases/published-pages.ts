import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Assortment } from '#ports/product-catalog.ts';
import type { ProductSearch } from '#ports/search.ts';
import type { LandingPageEntry } from '../content/landing-page-entry.ts';
import type { PageType, SitemapPage } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import { normalizeUrl } from '../routing/normalize-url.ts';
import { servedLocales } from '../routing/parse-location.ts';
import { mergeRemaps, type RemapTable, type RemapTables, type Site } from '../seo/site.ts';
import { mapConcurrently } from '../shared/lists.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Ports, site and locale of a crawl of all indexable pages. */
export type CrawlContext = {
  readonly ports: {
    readonly content: ContentSource;
    readonly search: ProductSearch;
    readonly assortment: Pick<Assortment, 'products'>;
    readonly log: Log;
  };
  readonly site: Site;
  readonly locale: Locale;
};

type ListingContext = Pick<CrawlContext, 'locale'> & {
  readonly ports: Pick<CrawlContext['ports'], 'content' | 'log'>;
};

/** An upstream with a part of the pages does not answer, so no complete list can be given. */
export type CrawlFailure = { readonly kind: 'pages-unavailable' };

export type PublishedPages = {
  /** With the remaps of the editors of all locales, as pages use them. */
  readonly site: Site;
  readonly shell: Shell;
  /** Each at its canonical URL, without filtered pages. */
  readonly pages: readonly SitemapPage[];
  /** Editors' filtered pages, each with its category. */
  readonly landingPages: readonly LandingPage[];
};

export type LandingPage = { readonly page: LandingPageEntry; readonly categoryPage: SitemapPage };

/** All published pages of a locale. */
export async function publishedPages(
  context: CrawlContext,
): Promise<Result<PublishedPages, CrawlFailure>> {
  const { ports, site, locale } = context;
  const [listed, shell, remaps] = await Promise.all([
    listedPages(context),
    ports.content.shell(locale),
    loadEditorRemaps(ports.content, context),
  ]);
  if (!listed.ok) return listed;
  if (!shell.ok || !remaps.ok) return pagesUnavailable(context, [shell, remaps]);
  const { pages, landingPages } = listed.value;
  const filtered = new Set(landingPages.map(({ page }) => page.url));
  return ok({
    site: { ...site, remap: mergeRemaps(site.remap, remaps.value) },
    shell: shell.value,
    pages: pages.filter((page) => isAtNormalUrl(page) && !filtered.has(page.url)),
    landingPages: landingPages.filter(({ page }) => isAtNormalUrl(page)),
  });
}

type ListedPages = {
  /** Including filtered ones. */
  readonly pages: readonly SitemapPage[];
  readonly landingPages: readonly LandingPage[];
};

/** All pages of a locale, or of some types, as editors list them, in any spelling of their URL. */
export async function listedPages(
  context: ListingContext,
  types?: readonly PageType[],
): Promise<Result<ListedPages, CrawlFailure>> {
  const pages = await context.ports.content.sitemapPages(context.locale, types);
  if (!pages.ok) return pagesUnavailable(context, [pages]);
  const landingPages = await landingPagesOf(context, pages.value);
  return landingPages.ok
    ? ok({ pages: pages.value, landingPages: landingPages.value })
    : landingPages;
}

async function landingPagesOf(
  context: ListingContext,
  pages: readonly SitemapPage[],
): Promise<Result<readonly LandingPage[], CrawlFailure>> {
  const categoryPages = pages.filter(({ type }) => type === 'Lister');
  const answers = await mapConcurrently(categoryPages, async (lister) => ({
    lister,
    found: await context.ports.content.filteredPages(context.locale, lister.uid),
  }));
  const all: LandingPage[] = [];
  for (const { lister: categoryPage, found } of answers) {
    if (!found.ok) return pagesUnavailable(context, [found]);
    all.push(...found.value.map((page) => ({ page, categoryPage })));
  }
  return ok(all);
}

/** Any other spelling is answered by a redirect to this one. */
const isAtNormalUrl = ({ url }: { readonly url: string }): boolean => normalizeUrl(url) === url;

/** Logs the first failure. */
export function pagesUnavailable(
  context: ListingContext,
  answers: readonly Result<unknown, object>[],
) {
  const failure = answers.find((answer) => !answer.ok);
  context.ports.log.error('pages-unavailable', {
    locale: context.locale,
    ...(failure && !failure.ok && failure.error),
  });
  return err({ kind: 'pages-unavailable' as const });
}

/**
 * Remaps of the editors (H3), for a locale and for all others that its pages may name: those that
 * have a domain. No page names one that is represented by another (H4).
 */
async function loadEditorRemaps(
  content: Pick<ContentSource, 'oldAddresses'>,
  { site, locale }: { readonly site: Site; readonly locale: Locale },
): Promise<Result<RemapTables, ContentFailure>> {
  const locales = new Set([locale, ...servedLocales(site.domains)]);
  const answers = await mapConcurrently([...locales], async (one) => ({
    one,
    old: await content.oldAddresses(one),
  }));
  const remaps: { [L in Locale]?: RemapTable } = {};
  for (const { one, old } of answers) {
    if (!old.ok) return old;
    remaps[one] = old.value.remap;
  }
  return ok(remaps);
}
