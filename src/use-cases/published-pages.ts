import type { Assortment } from '#ports/assortment.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { FilteredPageEntry } from '../content/filtered-page.ts';
import type { Shell } from '../content/shell.ts';
import type { SitemapPage } from '../content/sitemap-page.ts';
import { normalAddress } from '../routing/normal-address.ts';
import { mergeRemaps } from '../seo/remap.ts';
import type { Site } from '../seo/site.ts';
import { inTurns } from '../shared/in-turns.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { editedRemaps } from './edited-remaps.ts';

/** Ports, site and locale of a crawl of all indexable pages. */
export type CrawlVisit = {
  readonly ports: {
    readonly content: ContentSource;
    readonly search: ProductSearch;
    readonly assortment: Pick<Assortment, 'products'>;
    readonly log: Log;
  };
  readonly site: Site;
  readonly locale: Locale;
};

type ListingVisit = Pick<CrawlVisit, 'locale'> & {
  readonly ports: Pick<CrawlVisit['ports'], 'content' | 'log'>;
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

export type LandingPage = { readonly page: FilteredPageEntry; readonly lister: SitemapPage };

/** All published pages of a locale. */
export async function publishedPages(
  visit: CrawlVisit,
): Promise<Result<PublishedPages, CrawlFailure>> {
  const { ports, site, locale } = visit;
  const [listed, shell, remaps] = await Promise.all([
    listedPages(visit),
    ports.content.shell(locale),
    editedRemaps(ports.content, visit),
  ]);
  if (!listed.ok) return listed;
  if (!shell.ok || !remaps.ok) return unavailable(visit, [shell, remaps]);
  const { pages, landingPages } = listed.value;
  const filtered = new Set(landingPages.map(({ page }) => page.url));
  return ok({
    site: { ...site, remap: mergeRemaps(site.remap, remaps.value) },
    shell: shell.value,
    pages: pages.filter((page) => isAtItsAddress(page) && !filtered.has(page.url)),
    landingPages: landingPages.filter(({ page }) => isAtItsAddress(page)),
  });
}

type ListedPages = {
  /** Including filtered ones. */
  readonly pages: readonly SitemapPage[];
  readonly landingPages: readonly LandingPage[];
};

/** All pages of a locale as editors list them, in any spelling of their URL. */
export async function listedPages(visit: ListingVisit): Promise<Result<ListedPages, CrawlFailure>> {
  const pages = await visit.ports.content.sitemapPages(visit.locale);
  if (!pages.ok) return unavailable(visit, [pages]);
  const landingPages = await landingPagesOf(visit, pages.value);
  return landingPages.ok
    ? ok({ pages: pages.value, landingPages: landingPages.value })
    : landingPages;
}

async function landingPagesOf(
  visit: ListingVisit,
  pages: readonly SitemapPage[],
): Promise<Result<readonly LandingPage[], CrawlFailure>> {
  const listers = pages.filter(({ type }) => type === 'Lister');
  const answers = await inTurns(listers, async (lister) => ({
    lister,
    found: await visit.ports.content.filteredPages(visit.locale, lister.uid),
  }));
  const all: LandingPage[] = [];
  for (const { lister, found } of answers) {
    if (!found.ok) return unavailable(visit, [found]);
    all.push(...found.value.map((page) => ({ page, lister })));
  }
  return ok(all);
}

/** Any other spelling is answered by a redirect to this one. */
const isAtItsAddress = ({ url }: { readonly url: string }): boolean => normalAddress(url) === url;

function unavailable(visit: ListingVisit, answers: readonly Result<unknown, object>[]) {
  const failure = answers.find((answer) => !answer.ok);
  visit.ports.log.error('pages-unavailable', {
    locale: visit.locale,
    ...(failure && !failure.ok && failure.error),
  });
  return err({ kind: 'pages-unavailable' as const });
}
