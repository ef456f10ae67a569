import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations, hydrated, listen, total } from './browsing.ts';
import { at, SHOPS, textOf, type Shop } from './shops.ts';
import { test } from './story.ts';

const PHONE = { width: 390, height: 844 };
const [DUTCH] = SHOPS as readonly [Shop, ...Shop[]];

const field = (page: Page): Locator => page.locator('header input[type="search"]');
const list = (page: Page): Locator => page.getByRole('listbox');
const active = (page: Page): Locator => list(page).getByRole('option', { selected: true });

test('ES1 a shopper types, walks through the suggestions, and searches by keyboard alone', async ({
  page,
  baseURL,
}) => {
  const complaints = listen(page);
  await page.goto(at(baseURL, DUTCH, '/'));
  await hydrated(page);
  await field(page).focus();
  await expect(list(page)).toContainText(textOf(DUTCH, 'search.group.top'));
  await expectNoViolations(page, 'header search');

  await page.keyboard.type('matras');
  for (const group of ['categories', 'products', 'pages']) {
    const name = textOf(DUTCH, `search.group.${group}`);
    await expect(list(page).getByRole('group', { name })).toBeVisible();
  }
  const options = list(page).getByRole('option');
  await expect(options.filter({ hasText: '€' }).first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  expect(await scrolledIn(page.locator('header search'))).toEqual([]);
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('header search output')).toContainText(/\d/);
  await expectNoViolations(page, 'header search');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(active(page)).toContainText('€');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('matras');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(baseURL, DUTCH, '/search?q=matras'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page)).toHaveValue('matras');

  await field(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toContainText('matras');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  expect(complaints).toEqual([]);
});

/** Elements that scroll within a part of the page, though it fits on the screen. */
const scrolledIn = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isTall = element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY);
        const isWide = element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX);
        return isTall || isWide;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('past searches are remembered in this browser, until they are removed @full', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, DUTCH, '/'));
  await hydrated(page);
  for (const text of ['topper', 'dekbed']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(at(baseURL, DUTCH, `/search?q=${text}`));
    // The address changes first: the field then takes over the text of the new page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto(at(baseURL, DUTCH, '/'));
  await hydrated(page);
  await field(page).focus();
  const recent = list(page).getByRole('group', { name: textOf(DUTCH, 'search.group.recent') });
  await expect(recent.getByRole('option')).toHaveText(['dekbed', 'topper']);
  await expectNoViolations(page, 'header search');
  await page
    .getByRole('button', { name: textOf(DUTCH, 'search.forget', { query: 'dekbed' }) })
    .click();
  await expect(recent.getByRole('option')).toHaveText(['topper']);
  await page.reload();
  await hydrated(page);
  await field(page).focus();
  await expect(recent.getByRole('option')).toHaveText(['topper']);
  await page.getByRole('button', { name: textOf(DUTCH, 'search.forget-all') }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('ES1 on a phone the search fills the screen; Back and Escape close it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const home = at(baseURL, DUTCH, '/');
  await page.goto(home);
  await hydrated(page);
  const opener = page.locator('header a[href="/search"]');
  const sheet = page.getByRole('dialog');
  await opener.click();
  await expect(sheet.getByRole('combobox')).toBeFocused();
  await sheet.getByRole('combobox').fill('matras');
  await expect(sheet.getByRole('option').first()).toBeVisible();
  await expect(sheet.getByRole('option').filter({ hasText: '€' }).first()).toBeVisible();
  const count = await sheet.getByRole('option').count();
  expect(count).toBeGreaterThanOrEqual(6);
  expect(count).toBeLessThanOrEqual(8);
  expect(await scrolledIn(sheet)).toEqual([]);
  await expect(sheet.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'dialog[open]');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(home);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet.getByRole('option').filter({ hasText: '€' }).first().click();
  await expect(page.locator('[data-price]').first()).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(home);
});

test('H7a S1 S1a a search is filtered and sorted like any listing, and keeps its text @full', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.goto(at(baseURL, DUTCH, '/search?q=matras'));
  await hydrated(page);
  await expectNoViolations(page, 'main');
  const all = await total(page);
  await page.locator('#filters a[href="/search?q=matras&maat=160x200"]').first().click();
  await expect(page).toHaveURL(at(baseURL, DUTCH, '/search?q=matras&maat=160x200'));
  await expect.poll(() => total(page)).toBeLessThan(all);
  await expect(field(page)).toHaveValue('matras');
  await page.goBack();
  await expect(page.locator('[data-total]').first()).toHaveAttribute('data-total', `${all}`);

  await field(page).fill('LUN-VITA');
  await field(page).press('Enter');
  await expect(page.locator('h1')).toContainText('Lunaro Vita');
  expect(complaints).toEqual([]);
});

test('S5 a search without results shows suggestions @full', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.goto(at(baseURL, DUTCH, '/search?q=xqzzyv'));
  await hydrated(page);
  await expect(page.locator('[data-total="0"]')).toBeVisible();
  const links = page.locator('main nav[aria-labelledby] a');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThanOrEqual(3);
  const statuses = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    hrefs.map((href) => href ?? ''),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  expect(complaints).toEqual([]);
});
