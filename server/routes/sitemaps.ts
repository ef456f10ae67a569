import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { LONG_LIST } from '#src/content/caching.ts';
import type { Site } from '#src/seo/site.ts';
import { latestDate } from '#src/seo/sitemap-entry.ts';
import { parseSitemapPath, SITEMAP_INDEX_PATH } from '#src/seo/sitemap-file.ts';
import { sitemapIndexXml, type SitemapLink, sitemapXml } from '#src/seo/sitemap-xml.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlContext, CrawlFailure } from '#src/use-cases/published-pages.ts';
import { runDetached, type ServerScope, type TimeBudget } from '../observe/request-scope.ts';
import type { LocateShop } from '../request-source.ts';
import { sendChunks } from '../send-chunks.ts';
import type { ServerPorts } from '../server-ports.ts';

type SitemapsInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly locate: LocateShop;
  readonly scope: ServerScope;
  /** For reading all pages of a sitemap. */
  readonly budget: TimeBudget;
};

type Read = Result<Sitemap | undefined, CrawlFailure>;

/** Content of a sitemap: its links, and the XML in pieces. */
type Sitemap = {
  readonly named: readonly SitemapLink[];
  readonly pieces: () => Iterable<string>;
};

/**
 * `/sitemap.xml` lists the sitemaps of the host's shop, `/sitemap-products.xml` etc. its pages. An
 * incomplete sitemap is never sent: crawlers take a missing page for a removed one.
 *
 * Reading a sitemap reads every page of a shop, so the result is reused for a few seconds.
 */
export function createSitemaps(input: SitemapsInput): RequestHandler {
  const { site, locate, scope, budget } = input;
  const ports = { ...input.ports, content: withRecentList(input.ports.content) };
  const cached = memoizeFor<Read>({
    lifetime: LIFETIME,
    maxEntries: MAX_REMEMBERED,
    now: () => performance.now(),
    shouldCache: (read) => read.ok && read.value !== undefined,
  });
  return async (request, response, next) => {
    const { locale } = locate(request);
    const { path } = request;
    request.setTimeout(silenceLimit(budget));
    const sitemap = await cached(`${locale} ${path}`, () =>
      runDetached({ scope, stopwatch: performance, budget }, () =>
        sitemapAt({ ports, site, locale }, path),
      ),
    );
    if (!sitemap.ok) {
      response.setHeader('Retry-After', RETRY_AFTER).setHeader('Cache-Control', 'no-store');
      response.status(503).type('text').send('The sitemap is not available now.\n');
    } else if (sitemap.value === undefined) {
      next();
    } else {
      const { named, pieces } = sitemap.value;
      const modified = latestDate(named.map((one) => one.modified));
      if (modified !== undefined)
        response.setHeader('Last-Modified', new Date(modified).toUTCString());
      response.type('application/xml').setHeader('Cache-Control', CACHING);
      sendChunks(request, response, pieces);
    }
  };
}

/**
 * Content that keeps the list of pages of a large shop for a while, of the locale that was asked for
 * last: its sitemaps are mostly read one after another, and each needs the whole list.
 */
function withRecentList(content: ServerPorts['content']): ServerPorts['content'] {
  const recent = new LRUCache<Locale, ListOfPages>({
    max: 1,
    ttl: LIST_LIFETIME,
    ttlAutopurge: true,
  });
  return {
    ...content,
    async sitemapPages(locale, types) {
      const known = types ? undefined : recent.get(locale);
      if (known) return known;
      const found = await content.sitemapPages(locale, types);
      if (!types && found.ok && found.value.length > LONG_LIST) recent.set(locale, found);
      return found;
    },
  };
}

type ListOfPages = Awaited<ReturnType<ServerPorts['content']['sitemapPages']>>;

/** In milliseconds. */
const LIST_LIFETIME = 60_000;

/**
 * In milliseconds: how long the connection may be silent. A deadline is extended by time in which
 * the process was stalled, up to its length.
 */
const silenceLimit = ({ read }: TimeBudget): number => 2 * read + SENDING_TIME;

/** Time to build and begin to send the answer, in milliseconds. */
const SENDING_TIME = 5000;

/** In milliseconds. */
const LIFETIME = 10_000;

/** Each has a few megabytes at most. */
const MAX_REMEMBERED = 16;

/** In seconds: the next request calls the unavailable upstream again. */
const RETRY_AFTER = '60';

/** An hourly crawler sees all changes since its last visit. */
const CACHING = 'public, max-age=600, stale-while-revalidate=3600';

async function sitemapAt(visit: CrawlContext, path: string): Promise<Read> {
  const found = path === SITEMAP_INDEX_PATH ? await indexOf(visit) : await fileOf(visit, path);
  return found.ok && found.value?.named.length === 0 ? ok(undefined) : found;
}

async function indexOf(visit: CrawlContext): Promise<Result<Sitemap, CrawlFailure>> {
  const links = await listSitemaps(visit);
  if (!links.ok) return links;
  return ok({ named: links.value, pieces: () => sitemapIndexXml(links.value) });
}

async function fileOf(visit: CrawlContext, path: string): Promise<Read> {
  const file = parseSitemapPath(path);
  const entries = file ? await listSitemapEntries(visit, file) : ok(undefined);
  if (!entries.ok) return entries;
  const { value } = entries;
  return ok(value && { named: value, pieces: () => sitemapXml(value) });
}
