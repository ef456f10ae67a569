import { expect, type Page } from '@playwright/test';
import { pathOf } from './bars/addresses.ts';
import { expectNoViolations, hydrated } from './browsing.ts';
import { at, type Shop } from './shops.ts';
import { test } from './story.ts';

const ELSEWHERE = /^https?:\/\/(?![^/]*localhost)/u;

type Opened = { readonly baseURL: string | undefined; readonly shop: Shop };

/** Opens the article with every kind of block; returns the third-party hosts it requests. */
async function read(page: Page, { baseURL, shop }: Opened): Promise<readonly string[]> {
  const requests: string[] = [];
  page.on('request', (request) => ELSEWHERE.test(request.url()) && requests.push(request.url()));
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  );
  await page.goto(at(baseURL, shop, pathOf(shop, 'sleep-advice')));
  await hydrated(page);
  return requests;
}

test('H7 a film is requested when it is clicked, and not before @full', async ({
  page,
  shop,
  baseURL,
  complaints,
}) => {
  const visited = await read(page, { baseURL, shop });
  const play = page.getByRole('link', { name: /^(?:Speel af|Abspielen|Play): / });
  await play.scrollIntoViewIfNeeded();
  await expect(play.locator('img')).toHaveJSProperty('complete', true);
  expect(visited).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//u);
  await expect(frame).toHaveAttribute('title', /\S/u);
  await expect.poll(() => visited.length).toBeGreaterThan(0);
  expect(visited.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('H13a an article expands, scrolls its tables, passes the checks of axe, and links as everywhere @full', async ({
  page,
  shop,
  baseURL,
}) => {
  await read(page, { baseURL, shop });
  const question = page.locator('main details').first();
  await question.locator('summary').press('Enter');
  await expect(question.getByRole('list')).toBeVisible();
  const table = page.getByRole('region', { name: 'De kamer: donker, koel en stil' });
  await table.focus();
  await expect(table).toBeFocused();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expectNoViolations(page, 'main');

  const main = page.getByRole('main');
  const out = main.locator('a[href^="http"]');
  await expect(out).not.toHaveCount(0);
  for (const link of await out.all())
    await expect(link).toHaveAttribute('rel', 'nofollow noindex noreferrer');
  await expect(main.locator('a[target]')).toHaveCount(0);
  await main.getByRole('link', { name: 'matrasadvies' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(shop, 'mattress-advice')}$`, 'u'));
});
