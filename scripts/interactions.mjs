import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, step } from './run.mjs';
import { openServedShop } from './served-shop.mjs';

/**
 * `npm run interactions`: time from a press to the next paint on a phone of a quarter of this
 * machine's speed. Each press is measured several times and the median counts, of the worst event
 * of the press. Results on a busy machine mean little, so this is not part of the tests.
 */
const PRESSES = {
  'choose a variant': {
    path: '/halmstad-lund-pocketveermatras',
    press: async (page) => {
      const sizes = page.getByRole('navigation', { name: 'Kies je maat' });
      await tap(page, sizes.locator('a[href]:not([aria-current])').first());
    },
  },
  'open the filters': { path: '/matrassen', press: openFilters },
  'choose a filter': {
    path: '/matrassen',
    press: async (page) => {
      await openFilters(page);
      const size = page.locator('dialog a[href*="/maat/"]:visible').first();
      await size.waitFor();
      await page.waitForTimeout(SETTLED);
      await forget(page);
      await size.tap();
    },
  },
  'add to the cart': {
    path: '/halmstad-lund-pocketveermatras',
    press: (page) => tap(page, page.locator('#add-to-cart button[type=submit]')),
  },
};
/** Most milliseconds from a press to the next paint. */
const BAR = 200;
const SLOWDOWN = 4;
const TIMES = 7;
/** Milliseconds for what follows a page, a scroll or a press. */
const SETTLED = 1500;
const PORT = process.env['INTERACTIONS_PORT'] ?? '4391';

await prepare(ensureInstalled, ensureBuilt);
const executablePath = await ensureBrowser();
const shop = await openServedShop(PORT);
try {
  const missed = await step('Interactions', measureAll);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  shop.close();
}

/** Returns the number of presses that are answered too late. */
async function measureAll() {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  let missed = 0;
  for (const [name, { path, press }] of Object.entries(PRESSES)) {
    const times = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await measure(browser, path, press));
    times.sort((one, other) => one - other);
    const median = times[Math.floor(TIMES / 2)];
    if (median > BAR) missed += 1;
    const verdict = median > BAR ? '✗' : '✓';
    process.stdout.write(`${verdict} ${name}: ${median} ms (${times.join(', ')})\n`);
  }
  await browser.close();
  return missed;
}

/** Returns the longest time from an event of the press to its paint, in milliseconds. */
async function measure(browser, path, press) {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(recordPresses);
  await page.goto(`${shop.address}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await press(page);
  await page.waitForTimeout(SETTLED);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.pressDurations));
  await context.close();
  return longest;
}

/** Runs in the page. */
function recordPresses() {
  globalThis.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.pressDurations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function forget(page) {
  await page.evaluate(() => void (globalThis.pressDurations = []));
}

async function openFilters(page) {
  await tap(page, page.locator('button[popovertarget="filters"]:visible').first());
}

async function tap(page, target) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLED);
  await target.tap();
}
