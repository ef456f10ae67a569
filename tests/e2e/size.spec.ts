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

const LISTING: Budget = {
  path: ({ mattresses }) => mattresses,
  html: 221,
  styles: 60,
  data: 38,
  elements: 2165,
  script: 146,
  scripts: 18,
  calls: 8,
};

/** Of pages other than a listing. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  home: {
    path: () => '/',
    html: 114,
    styles: 41,
    data: 15,
    elements: 1100,
    script: 122,
    scripts: 4,
    calls: 8,
  },
  product: {
    path: () => '/halmstad-lund-pocketveermatras',
    html: 224,
    styles: 62,
    data: 33,
    elements: 2175,
    script: 150,
    scripts: 23,
    calls: 8,
  },
  search: {
    path: () => '/search?q=matras',
    html: 237,
    styles: 63,
    data: 44,
    elements: 2390,
    script: 148,
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
    await expectWithin(budget, page, at(baseURL, shop, budget.path(shop)));
  });
}

test('H15 a first visit of a listing page keeps its budget, asks for the pages of eight links in view, and for nothing else; a click shows what came', async ({
  page,
  baseURL,
  shop,
  complaints,
}) => {
  const calls = await expectWithin(LISTING, page, at(baseURL, shop, LISTING.path(shop)));
  const asked = (): readonly string[] => calls.map(pageOf);
  const cards = await page
    .locator('[data-product] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(cards).toEqual(expect.arrayContaining(asked().slice(0, 4)));

  // What the shopper points at is fetched at once, though the eight are used up.
  const last = page.locator('footer a[href^="/"]').last();
  await last.focus();
  const href = await last.getAttribute('href');
  await expect.poll(() => asked().at(-1)).toBe(href);

  const [first = ''] = asked();
  await page.locator(`[data-product] a[href="${first}"]`).first().click();
  await expect(page).toHaveURL(at(baseURL, shop, first));
  await expect(page.locator('#add-to-cart')).toBeVisible();
  expect(asked().filter((one) => one === first)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** The page that a call asks for. */
const pageOf = (call: string): string =>
  new URL(call, 'http://shop').searchParams.get('url') ?? call;

/** Visits a page, expects it to keep its budget, and returns the calls of the visit, also later ones. */
async function expectWithin(budget: Budget, page: Page, url: string): Promise<readonly string[]> {
  const { html, calls, script } = await visit(page, url);
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
  return calls;
}

/** Milliseconds in which an idle page would have asked for more; in the short run no longer than `settled`. */
const QUIET = inScope(2500, 0);
