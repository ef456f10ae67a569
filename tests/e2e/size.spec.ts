import { expect, type Page } from '@playwright/test';
import { inScope } from '../support/test-scope.ts';
import { hydrated, settled } from './browsing.ts';
import { at, type Shop } from './shops.ts';
import { test } from './story.ts';

test.use({ tab: 'own' });

/** What a first visit may cost; sizes in kB. `script` is compressed, and needed before hydration. */
type Budget = {
  readonly path: (shop: Shop) => string;
  readonly html: number;
  readonly styles: number;
  readonly data: number;
  readonly elements: number;
  readonly script: number;
  /** Requests for script until the page is hydrated. */
  readonly scripts: number;
  /** Calls of the shop's own server by a page that nobody touches: for the pages of links in view. */
  readonly calls: number;
};

const BUDGETS: Readonly<Record<string, Budget>> = {
  home: {
    path: () => '/',
    html: 120,
    styles: 45,
    data: 20,
    elements: 1200,
    script: 132,
    scripts: 4,
    calls: 8,
  },
  listing: {
    path: ({ mattresses }) => mattresses,
    html: 229,
    styles: 66,
    data: 38,
    elements: 2225,
    script: 149,
    scripts: 18,
    calls: 8,
  },
  product: {
    path: () => '/halmstad-lund-pocketveermatras',
    html: 228,
    styles: 68,
    data: 33,
    elements: 2200,
    script: 168,
    scripts: 23,
    calls: 8,
  },
  search: {
    path: () => '/search?q=matras',
    html: 245,
    styles: 68,
    data: 44,
    elements: 2450,
    script: 151,
    scripts: 22,
    calls: 8,
  },
};

const kB = (bytes: number): number => bytes / 1000;

/** Script that was requested before the page was hydrated. */
const firstScript = (page: Page): Promise<{ readonly bytes: number; readonly files: number }> =>
  page.evaluate(() => {
    const [hydration] = performance.getEntriesByName('hydrated');
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(
      ({ name, startTime }) =>
        name.endsWith('.js') && startTime < (hydration?.startTime ?? Number.POSITIVE_INFINITY),
    );
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      files: scripts.length,
    };
  });

/** Characters of the elements that a pattern finds. */
const lengthOf = (html: string, pattern: RegExp): number =>
  [...html.matchAll(pattern)].reduce((sum, [found]) => sum + found.length, 0);

/** Visits a page and touches nothing. */
async function visit(page: Page, url: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  const answer = await page.goto(url);
  const html = (await answer?.text()) ?? '';
  await hydrated(page);
  return { html, calls, script: await firstScript(page) };
}

/** Of the same parts as a listing: the short run visits that. */
const LIKE_A_LISTING = 'search';

for (const [name, budget] of Object.entries(BUDGETS)) {
  const scope = name === LIKE_A_LISTING ? ' @full' : '';
  test(`a first visit of a ${name} page keeps its budget of bytes, elements and requests${scope}`, async ({
    page,
    baseURL,
    shop,
  }) => {
    const { html, calls, script } = await visit(page, at(baseURL, shop, budget.path(shop)));
    const markup = html.replaceAll(/(<script[^>]*>).*?<\/script>/gsu, '$1');
    expect.soft(kB(html.length), 'HTML').toBeLessThan(budget.html);
    expect.soft(kB(lengthOf(html, /<style.*?<\/style>/gsu)), 'styles').toBeLessThan(budget.styles);
    expect
      .soft(kB(lengthOf(html, /<script[^>]*id="boot-data">.*?<\/script>/gsu)), 'page data')
      .toBeLessThan(budget.data);
    expect.soft([...markup.matchAll(/<[a-z]/gu)].length).toBeLessThan(budget.elements);
    expect.soft(kB(script.bytes), 'script').toBeLessThan(budget.script);
    expect.soft(script.files, 'requests for script').toBeLessThanOrEqual(budget.scripts);
    await expect.poll(() => calls.length, 'pages of links in view').toBe(budget.calls);
    await settled(page);
    await page.waitForTimeout(QUIET);
    expect.soft(calls.filter((call) => !call.startsWith('/api/shop/page?'))).toEqual([]);
    expect.soft(calls).toHaveLength(budget.calls);
  });
}

/** Milliseconds in which an idle page would have asked for more; in the short run no longer than `settled`. */
const QUIET = inScope(2500, 0);
