import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { PAGE_TYPES } from './bars/page-types.ts';
import { hydrated } from './browsing.ts';
import { htmlAt } from './carts.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

test.use({ tab: 'own' });

const ASSETS = 'dist/client/assets';

/** Class names with a rule in some style sheet of the build. */
function styledClasses(): Set<string> {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  return new Set(sheets.flatMap((file) => classesIn(readFileSync(`${ASSETS}/${file}`, 'utf8'))));
}

const classesIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.(_[\w-]+)/gu)].flatMap(([, name]) => name ?? []);

/** Style sheets that the page loaded after its initial ones. */
function requestedStylesheets(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test('every page comes with all its styles @full', async ({ shopping }) => {
  const styled = styledClasses();
  for (const { name, path } of PAGE_TYPES) {
    const address = at(shopping.baseURL, shopping.shop, await path(shopping));
    const html = await htmlAt(shopping, address);
    const [, css = ''] = /<style>(.*?)<\/style>/su.exec(html) ?? [];
    const held = new Set(classesIn(css));
    const shown = [...html.matchAll(/ class="([^"]+)"/gu)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    const missing = shown.filter((one) => styled.has(one) && !held.has(one));
    expect(shown.length, name).toBeGreaterThan(0);
    expect(missing, name).toEqual([]);
  }
});

test('initial styles are not fetched again, those of the next page are @full', async ({
  page,
  shop,
  baseURL,
}) => {
  const requested = requestedStylesheets(page);
  await page.goto(at(baseURL, shop, shop.mattresses));
  await hydrated(page);
  const held = await page.locator('link[rel=stylesheet][disabled]').evaluateAll(hrefsOf);
  expect(held.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(requested.filter((sheet) => held.includes(sheet))).toEqual([]);

  await page.locator('[data-product] a').first().click();
  await expect(page.locator('[data-tab-bar]')).toBeAttached();
  expect(requested.filter((sheet) => sheet.includes('/ProductPage'))).toHaveLength(1);
  const loaded = await page.context().newPage();
  await loaded.setViewportSize({ width: 390, height: 844 });
  await loaded.goto(page.url());
  await hydrated(loaded);
  // Late code adds parts to both pages.
  await expect(async () =>
    expect(await computedStylesOf(page)).toEqual(await computedStylesOf(loaded)),
  ).toPass({ timeout: 30_000 });
});

/** Computed styles of the parts of the page, in any position. */
const computedStylesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { display, color, backgroundColor, fontSize, padding } = getComputedStyle(element);
      return [element.tagName, display, color, backgroundColor, fontSize, padding].join(' ');
    }),
  );

const hrefsOf = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));
