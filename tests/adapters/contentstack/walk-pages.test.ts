import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { ITEMS_PER_PAGE, MAX_PAGES, walkPages } from '#adapters/contentstack/walk-pages.ts';
import { createUpstreamGuard } from '#adapters/guard/upstream-guard.ts';
import { ok } from '#src/shared/result.ts';
import { contentstackSettings, createDriftRecorder } from '../../support/contentstack-shop.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';
import { inScope } from '../../support/test-scope.ts';

type Reply = { readonly entries: unknown; readonly count?: number | string | undefined };

const entry = (number: number) => ({
  uid: `page-${number}`,
  title: `Page ${number}`,
  url: `/page-${number}`,
  page_type: 'Content',
});

const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => entry(from + index));

const unnamed = (some: readonly object[]) => some.map((one) => ({ ...one, url: null }));

const NONE: Reply = { entries: [], count: 0 };

/**
 * Entries of a locale of a large shop. Those of three shops are more pages, also in the short run,
 * than an upstream answers at once.
 */
const MANY = inScope(5000, 2600);

/** The sitemap of a shop whose service pages its Dutch entries like this. */
async function sitemapOver(pageAt: (skip: number) => Reply) {
  const requests: number[] = [];
  const { origin, host } = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '', 'http://service');
    const isWalked =
      url.pathname.includes('/content_types/page/') && url.searchParams.get('locale') === 'nl-nl';
    const skip = Number(url.searchParams.get('skip'));
    if (isWalked) requests.push(skip);
    response.writeHead(200, { 'content-type': 'application/json' });
    // Written by hand, as JSON has no number as large as some of these.
    const { entries: some, count } = isWalked ? pageAt(skip) : NONE;
    const counted = count === undefined ? '' : `,"count":${count}`;
    response.end(`{"entries":${JSON.stringify(some)}${counted}}`);
  });
  const drift = createDriftRecorder();
  const source = createContentstackContentSource({
    settings: contentstackSettings(origin, host),
    drift,
    wait: () => Promise.resolve(),
  });
  const answer = await source.sitemapPages('nl-nl');
  const found = answer.ok ? answer.value.length : answer.error.status;
  return { found, asked: requests.toSorted((a, b) => a - b), dropped: drift.items };
}

/** A service with this number of entries, and any count of them. */
const pagesOf =
  (total: number, count: number | string | undefined = total) =>
  (skip: number): Reply => ({
    entries: entries(skip, Math.max(0, Math.min(ITEMS_PER_PAGE, total - skip))),
    count,
  });

const droppedAt = (path: string) => ({ upstream: 'contentstack', place: path });

describe('a walk through a paged list', () => {
  it.each([0, 1, 100, 101, 250, 1001])('finds all of %i entries', async (total) => {
    const { found, asked, dropped } = await sitemapOver(pagesOf(total));
    expect(found).toBe(total);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(total / ITEMS_PER_PAGE)));
    expect(dropped).toEqual([]);
  });

  it.each(['3e10', '1e400', '9007199254740992', '-1', '1.5', '"12"', 'null', undefined])(
    'requests at most five pages if the service returns the count %s',
    async (count) => {
      const { found, asked } = await sitemapOver(pagesOf(3, count));
      expect(asked.length).toBeLessThanOrEqual(5);
      expect([3, 500]).toContain(found);
    },
  );

  it(`finds ${MANY} entries per locale, for three at once, within the limits of an upstream`, async () => {
    const replies = pagesOf(MANY);
    const { origin, host } = await listenOnLoopback((request, response) => {
      const url = new URL(request.url ?? '', 'http://service');
      const isPage = url.pathname.includes('/content_types/page/');
      const { entries: some, count } = isPage
        ? replies(Number(url.searchParams.get('skip')))
        : NONE;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ entries: some, count }));
    });
    const outcomes = new Set<string>();
    const guard = createUpstreamGuard({
      upstream: 'contentstack',
      stopwatch: performance,
      random: () => 0.5,
      watch: {
        callSettled: ({ outcome }) => void outcomes.add(outcome),
        retried() {},
        breakerChanged() {},
        registerLoad() {},
      },
    });
    const settings = contentstackSettings(origin, host);
    const drift = createDriftRecorder();
    const shops = Array.from({ length: 3 }, () =>
      createContentstackContentSource({ settings, drift, guard }),
    );
    const answers = await Promise.all(shops.map((shop) => shop.sitemapPages('nl-nl')));
    expect(answers.map((answer) => answer.ok && answer.value.length)).toEqual([MANY, MANY, MANY]);
    expect([...outcomes]).toEqual(['fine']);
  }, 60_000);

  it('fails with a report if the service counts more entries than a list can have', async () => {
    const { found, asked, dropped } = await sitemapOver(pagesOf(100, '3e10'));
    expect([found, asked]).toEqual([500, [0]]);
    expect(dropped).toEqual([droppedAt('page.count')]);
  });

  it('fails with a report if the service counts many more entries than it returns', async () => {
    const { found, asked, dropped } = await sitemapOver(pagesOf(150, 90_000));
    expect(found).toBe(500);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(dropped).toEqual([droppedAt('page.count')]);
  });

  it('accepts a list that lacks a few entries of the count', async () => {
    const { found, dropped } = await sitemapOver((skip) => ({ ...pagesOf(199)(skip), count: 201 }));
    expect([found, dropped]).toEqual([199, []]);
  });

  it('fails with a report if the service repeats the same page', async () => {
    const { found, asked, dropped } = await sitemapOver(() => ({
      entries: entries(0, ITEMS_PER_PAGE),
      count: 90_000,
    }));
    expect(found).toBe(500);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(dropped).toEqual([droppedAt('page.entries[]')]);
  });

  it('uses the first count if the count grows with every page', async () => {
    const growing = await sitemapOver((skip) => ({
      ...pagesOf(Number.MAX_SAFE_INTEGER)(skip),
      count: skip + 2 * ITEMS_PER_PAGE,
    }));
    expect([growing.found, growing.asked]).toEqual([200, [0, 100]]);
  });

  // Without a service, as a thousand requests take seconds.
  it('fails at MAX_PAGES if there is no count and every page is full', async () => {
    const asked: number[] = [];
    const dropped: string[] = [];
    const answer = await walkPages({
      url: 'pages',
      page(skip) {
        asked.push(skip);
        const items = entries(skip, ITEMS_PER_PAGE);
        return Promise.resolve(ok({ items, unreadable: 0, isWhole: false }));
      },
      reportDropped: (path) => void dropped.push(path),
      keep: ({ uid }) => uid,
    });
    expect(answer).toMatchObject({ ok: false, error: { status: 500 } });
    expect(asked).toHaveLength(MAX_PAGES);
    expect(dropped).toEqual(['count']);
  });

  it('drops and reports a single invalid entry', async () => {
    const { found, dropped } = await sitemapOver(() => ({
      entries: [null, ...entries(0, 2)],
      count: 3,
    }));
    expect([found, dropped]).toEqual([2, [droppedAt('page.entries[]')]]);
  });

  it('continues after a full page with an invalid entry if there is no count', async () => {
    const { found, asked } = await sitemapOver((skip) => {
      const { entries: some } = pagesOf(150)(skip);
      return { entries: skip === 0 ? [null, ...(some as unknown[]).slice(1)] : some };
    });
    expect([found, asked.slice(0, 2)]).toEqual([149, [0, 100]]);
  });

  it.each([
    ['the only entry', 1, [0]],
    ['the majority of a few entries', 3, [0, 1]],
    ['a full page of entries', 900, Array.from({ length: 100 }, (_, index) => 300 + index)],
  ])('fails with a report if %s cannot be read', async (_name, total, lost) => {
    const { found, dropped } = await sitemapOver((skip) => ({
      entries: entries(skip, Math.min(ITEMS_PER_PAGE, total - skip)).map((one, index) =>
        lost.includes(skip + index) ? null : one,
      ),
      count: total,
    }));
    expect(found).toBe(500);
    expect(dropped).toContainEqual(droppedAt('page.entries[]'));
  });

  it('fails early if no entry can be read', async () => {
    const { found, asked } = await sitemapOver(() => ({
      entries: Array.from({ length: ITEMS_PER_PAGE }, () => null),
      count: 90_000,
    }));
    expect(found).toBe(500);
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it.each([1, 50, 100, undefined])(
    'fails if the first page is empty and the count is %s',
    async (count) => {
      const { found, asked } = await sitemapOver(() => ({ entries: [], count }));
      expect([found, asked]).toEqual([500, [0]]);
    },
  );

  it('ends at an empty later page', async () => {
    const { found, dropped } = await sitemapOver((skip) => ({ ...pagesOf(100)(skip), count: 101 }));
    expect([found, dropped]).toEqual([100, []]);
  });

  it('fails if no entry has a URL, and drops a single one without it', async () => {
    const none = await sitemapOver(() => ({ entries: unnamed(entries(0, 3)), count: 3 }));
    expect(none.found).toBe(502);
    expect(none.dropped).toContainEqual({ ...droppedAt('page'), item: 'page-0' });
    const most = await sitemapOver(() => ({
      entries: [...unnamed(entries(0, 1)), ...entries(1, 2)],
      count: 3,
    }));
    expect([most.found, most.dropped]).toEqual([2, [{ ...droppedAt('page'), item: 'page-0' }]]);
  });

  it('fails if only the error page can be read', async () => {
    const error = { ...entry(0), url: '', page_type: 'Error' };
    const { found } = await sitemapOver(() => ({
      entries: [error, { ...entry(1), url: null }],
      count: 2,
    }));
    expect(found).toBe(502);
  });
});
