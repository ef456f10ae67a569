import { type Browser, type CDPSession, expect } from '@playwright/test';
import { SCREENS } from './bars/screen.ts';
import { productPath } from './carts.ts';
import { at } from './shops.ts';
import { expectStill } from './stillness.ts';
import { test } from './story.ts';

/* The first visit over a slow line: nothing is cached, and fonts come after the first paint. */

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};

/** Both fonts together, in bytes: two tenths of a second of the line above. */
const FONT_BUDGET = 40_000;

test('a first visit over a slow line ends in the own fonts, and nothing moves when they come @full', async ({
  browser,
  baseURL,
  shop,
  shopping,
}) => {
  const paths = ['/', shop.mattresses, await productPath(shopping, 'LUN-VITA')];
  for (const viewport of Object.values(SCREENS)) {
    for (const path of paths) {
      await test.step(`${path} at ${viewport.width}`, async () => {
        await visitFirst(browser, at(baseURL, shop, path), viewport);
      });
    }
  }
});

async function visitFirst(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  expect(await familyOf(devtools, 'h1')).toEqual(['Fraunces']);
  const [text = ''] = await familyOf(devtools, 'main p');
  expect(text).toMatch(/^Figtree/u);
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(fonts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FONT_BUDGET);
  await expectStill(page);
  await context.close();
}

/** The fonts that an element's text is painted in, which need not be the first of its list. */
async function familyOf(devtools: CDPSession, selector: string): Promise<readonly string[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
