import { expect, type Page } from '@playwright/test';
import { request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { stubHost } from '../support/http-stub.ts';
import { SCREENS } from './bars/screen.ts';
import { hydrated } from './browsing.ts';
import { productPath } from './carts.ts';
import { at } from './shops.ts';
import { expectStill } from './stillness.ts';
import { test } from './story.ts';

/* Pages over a slow connection, whose HTML arrives bit by bit. */

test.use({ tab: 'own', motion: 'shown' });

const MATTRESS = 'LUN-VITA';
/** Together longer than the first screen of a product page. */
const PIECES = 40;
const PIECE_LENGTH = 1000;

test('L4 a product page stays still while it arrives in pieces and is scrolled @full', async ({
  page,
  shopping,
}) => {
  const { shop, baseURL } = shopping;
  const { host, close } = await stubHost(inPieces(Number(new URL(baseURL ?? '').port)));
  const origin = `http://${shop.locale}.localhost:${host.port}`;
  // Loads the shop's font first: a later one may shift text.
  await page.goto(`${origin}/bestaat-niet`);
  await page.evaluate(() => document.fonts.ready);
  for (const screen of [SCREENS.phone, SCREENS.desktop]) {
    await page.setViewportSize(screen);
    await page.goto(`${origin}${await productPath(shopping, MATTRESS)}`);
    await hydrated(page);
    await expectStill(page);
    await scrollToEnd(page);
    await expectStill(page);
  }
  await close();
});

test('L1 pages keep still and their height on a phone that is scrolled before its script is there @full', async ({
  page,
  baseURL,
  shop,
  shopping,
}) => {
  await page.goto(at(baseURL, shop, '/bestaat-niet'));
  await page.evaluate(() => document.fonts.ready);
  // Not `page.route`, which fetches the font anew for each page.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  const paths = ['/', shop.mattresses, '/search?q=matras', await productPath(shopping, MATTRESS)];
  for (const width of [360, 375, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(at(baseURL, shop, path));
      await page.evaluate(() => document.fonts.ready);
      const estimated = await heightOf(page);
      await scrollToEnd(page);
      await expectStill(page);
      const real = await heightOf(page);
      const sizes = `${path} at ${width}: ${estimated}, ${real}`;
      expect.soft(Math.abs(estimated - real) / real, sizes).toBeLessThan(0.05);
    }
  }
});

test('L1 a phone lays out what is far below once its shop has started, and all of it @full', async ({
  page,
  shopping,
}) => {
  const { shop, baseURL } = shopping;
  const url = at(baseURL, shop, await productPath(shopping, MATTRESS));
  await page.setViewportSize(SCREENS.phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  await page.goto(url);
  expect(await leftForLater(page)).toBeGreaterThan(2);
  await devtools.send('Network.setBlockedURLs', { urls: [] });
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  expect(await leftForLater(page)).toBe(0);
});

/** Number of elements whose content the styles leave for later. */
const leftForLater = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-later], [data-later] > li')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolls by script, whose layout shifts count: those after a key or the wheel do not. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** Forwards to a server of this machine, and pauses between the pieces of an HTML answer. */
const inPieces =
  (port: number): RequestListener =>
  ({ url, method, headers }, response) => {
    const uncompressed = { ...headers, 'accept-encoding': 'identity' };
    const hangUp = () => response.destroy();
    request({ port, path: url, method, headers: uncompressed, agent: false }, (answer) => {
      forward(answer, response).catch(hangUp);
    })
      .on('error', hangUp)
      .end();
  };

async function forward(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.pipe(response);
    return;
  }
  const html = await text(answer);
  const start = html.indexOf('<main');
  response.write(html.slice(0, start));
  for (let piece = 0; piece < PIECES; piece += 1) {
    const at = start + piece * PIECE_LENGTH;
    response.write(html.slice(at, at + PIECE_LENGTH));
    // About three frames, so that the browser paints each piece.
    await wait(50);
  }
  response.end(html.slice(start + PIECES * PIECE_LENGTH));
}
