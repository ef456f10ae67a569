import type { RequestHandler } from 'express';
import type { Site } from '#src/seo/site.ts';
import { latestDate } from '#src/seo/sitemap-date.ts';
import { parseSitemapPath, SITEMAP_INDEX_PATH } from '#src/seo/sitemap-file.ts';
import { sitemapIndexXml, sitemapXml, type SitemapLink } from '#src/seo/sitemap-xml.ts';
import { rememberFor } from '#src/shared/remember-for.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlFailure, CrawlVisit } from '#src/use-cases/published-pages.ts';
import type { Locate } from '../locate.ts';
import { onItsOwn } from '../observe/on-its-own.ts';
import type { ServerScope, TimeBudget } from '../observe/request-scope.ts';
import { sendPieces } from '../send-pieces.ts';
import type { ServerPorts } from '../server-ports.ts';

type SitemapsInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: Locate;
  readonly scope: ServerScope;
  /** For reading all that a sitemap names. */
  readonly budget: TimeBudget;
};

type Read = Result<Sitemap | undefined, CrawlFailure>;

/** What a sitemap is written from: what it names, and how that is written, piece by piece. */
type Sitemap = {
  readonly named: readonly SitemapLink[];
  readonly pieces: () => Iterable<string>;
};

/**
 * `/sitemap.xml` names the sitemaps of the shop that a host is, `/sitemap-products.xml` and its like
 * its pages. What is not known whole is not told at all: a page that is missing from a sitemap is
 * taken for one that is gone.
 *
 * Reading it asks for every page of a shop: whoever asks within a few seconds is told the same.
 */
export function createSitemaps(input: SitemapsInput): RequestHandler {
  const { ports, site, locate, scope, budget } = input;
  const remembered = rememberFor<Read>({
    lifetime: LIFETIME,
    most: MOST_REMEMBERED,
    now: () => performance.now(),
    isWorthKeeping: (read) => read.ok && read.value !== undefined,
  });
  return async (request, response, next) => {
    const { locale } = locate(request);
    const { path } = request;
    const sitemap = await remembered(`${locale} ${path}`, () =>
      onItsOwn({ scope, stopwatch: performance, budget }, () =>
        sitemapAt({ ports, site, locale }, path),
      ),
    );
    if (!sitemap.ok) {
      response.setHeader('Retry-After', RETRY_AFTER).setHeader('Cache-Control', 'no-store');
      response.status(503).type('text').send('The sitemap cannot be told now.\n');
    } else if (sitemap.value === undefined) {
      next();
    } else {
      const { named, pieces } = sitemap.value;
      const modified = latestDate(named.map((one) => one.modified));
      if (modified !== undefined)
        response.setHeader('Last-Modified', new Date(modified).toUTCString());
      response.type('application/xml').setHeader('Cache-Control', CACHING);
      sendPieces(request, response, pieces);
    }
  };
}

/** In milliseconds. */
const LIFETIME = 10_000;

/** Each is a few megabytes at most. */
const MOST_REMEMBERED = 16;

/** In seconds: what is away is asked again by the next request. */
const RETRY_AFTER = '60';

/** A crawler that comes every hour is told of what was written since. */
const CACHING = 'public, max-age=600, stale-while-revalidate=3600';

async function sitemapAt(visit: CrawlVisit, path: string): Promise<Read> {
  const found = path === SITEMAP_INDEX_PATH ? await indexOf(visit) : await fileOf(visit, path);
  return found.ok && found.value?.named.length === 0 ? ok(undefined) : found;
}

async function indexOf(visit: CrawlVisit): Promise<Result<Sitemap, CrawlFailure>> {
  const links = await listSitemaps(visit);
  if (!links.ok) return links;
  return ok({ named: links.value, pieces: () => sitemapIndexXml(links.value) });
}

async function fileOf(visit: CrawlVisit, path: string): Promise<Read> {
  const file = parseSitemapPath(path);
  const entries = file ? await listSitemapEntries(visit, file) : ok(undefined);
  if (!entries.ok) return entries;
  const { value } = entries;
  return ok(value && { named: value, pieces: () => sitemapXml(value) });
}
