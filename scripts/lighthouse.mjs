import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, step } from './run.mjs';
import { openServedShop } from './served-shop.mjs';

/**
 * `npm run lighthouse`: Lighthouse scores of the production build on its slow phone. Each page is
 * measured several times and the median counts. Results on a busy machine mean little, so this is
 * not part of the tests. Reports are in `.cache/lighthouse`.
 */
const PAGES = {
  home: '/',
  listing: '/matrassen',
  'landing page': '/matrassen/hardheid/stevig',
  article: '/beter-slapen',
  product: '/halmstad-lund-pocketveermatras',
  search: '/search?q=topper',
  cart: '/winkelwagen',
};
/** Pages with `noindex` lose SEO points for exactly that. */
const NOT_INDEXED = new Set(['search', 'cart']);
/** Minimum scores in hundredths. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LARGEST_SHIFT = 0.005;
const TIMES = 5;
const PORT = process.env['LIGHTHOUSE_PORT'] ?? '4390';
const REPORTS = join(ROOT, '.cache', 'lighthouse');

await prepare(ensureInstalled, ensureBuilt);
const executable = await ensureBrowser();
mkdirSync(REPORTS, { recursive: true });
const shop = await openServedShop(PORT);
try {
  const missed = await step('Lighthouse', lookAtAll);
  process.exitCode = missed === 0 ? 0 : 1;
} finally {
  shop.close();
}

async function lookAtAll() {
  const { launch } = await import('chrome-launcher');
  const chrome = await launch({
    ...(executable === undefined ? {} : { chromePath: executable }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  let missed = 0;
  for (const [name, path] of Object.entries(PAGES)) missed += await lookAt(chrome, name, path);
  chrome.kill();
  return missed;
}

/** Returns the number of scores below their minimum. */
async function lookAt({ port }, name, path) {
  const seen = [];
  for (let time = 0; time < TIMES; time += 1) {
    seen.push(await lookOnce(port, path));
  }
  seen.sort((one, other) => pointsOf(one.lhr, 'performance') - pointsOf(other.lhr, 'performance'));
  const { lhr, report } = seen[Math.floor(TIMES / 2)];
  writeFileSync(join(REPORTS, `${name.replace(' ', '-')}.html`), report);
  return tell(name, lhr);
}

/** Retries if the browser delivers no trace, which happens occasionally and leaves no scores. */
async function lookOnce(port, path, triesLeft = 2) {
  const { default: lighthouse } = await import('lighthouse');
  const { lhr, report } = await lighthouse(`${shop.address}${path}`, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
  });
  if (!lhr.runtimeError) return { lhr, report };
  if (triesLeft === 0) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  return lookOnce(port, path, triesLeft - 1);
}

function tell(name, lhr) {
  const shift = lhr.audits['cumulative-layout-shift'].numericValue;
  const misses = Object.entries(BARS)
    .filter(([category]) => !(category === 'seo' && NOT_INDEXED.has(name)))
    .filter(([category, bar]) => pointsOf(lhr, category) < bar)
    .map(([category]) => category);
  if (shift >= LARGEST_SHIFT) misses.push('layout shift');
  const points = Object.keys(BARS).map((category) => `${category} ${pointsOf(lhr, category)}`);
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit) => `${audit} ${lhr.audits[audit].displayValue}`,
  );
  const verdict = misses.length === 0 ? '✓' : `✗ (${misses.join(', ')})`;
  const line = [...points, `layout shift ${shift.toFixed(3)}`, ...times].join(', ');
  process.stdout.write(`${verdict} ${name}: ${line}\n`);
  return misses.length;
}

function pointsOf(lhr, category) {
  return Math.round((lhr.categories[category].score ?? 0) * 100);
}
