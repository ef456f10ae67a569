import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, step } from './run.mjs';
import { openServedShop } from './served-shop.mjs';

/**
 * `npm run size`: what a page of each type costs a first visitor: HTML, elements, inline styles,
 * page data, script by package and by own module, and the requests that follow. Sizes in kB are
 * compressed by brotli unless they say otherwise. `-- --modules 40` prints more modules.
 */
const PAGES = {
  home: '/',
  listing: '/matrassen',
  product: '/halmstad-lund-pocketveermatras',
  search: '/search?q=matras',
  content: '/beter-slapen',
};
const PORT = process.env['SIZE_PORT'] ?? '4392';
/** Mapped files of the same build, for the sizes of modules. */
const MAPPED = '.cache/size';
/** Milliseconds that a page is watched after it is ready, and nobody touches it. */
const IDLE = 8000;
/** Stands for what no module wrote. */
const BUNDLER = 'the bundler';
const MODULES = Number(process.argv[process.argv.indexOf('--modules') + 1]) || 25;

await prepare(ensureInstalled, ensureBuilt, buildMapped);
const executablePath = await ensureBrowser();
const shop = await openServedShop(PORT);
try {
  await step('Sizes', measureAll);
} finally {
  shop.close();
}

async function buildMapped() {
  const { build } = await import('vite');
  const client = { build: { outDir: MAPPED, emptyOutDir: true, sourcemap: true } };
  process.env['NODE_ENV'] = 'production';
  await build({ root: ROOT, logLevel: 'error', environments: { client } });
}

async function measureAll() {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const pages = [];
  for (const [name, path] of Object.entries(PAGES)) {
    pages.push({ name, ...(await measurePage(browser, path)) });
  }
  const visit = await visitOfAll(browser);
  await browser.close();
  printTable(pages);
  for (const page of pages) printModules(page);
  print(`\na visit of ${pages.length} pages: ${visit.calls} calls of /api, ${kB(visit.bytes)} kB`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, '.cache/size.json'), JSON.stringify({ pages, visit }, undefined, 1));
}

function htmlSizes(html) {
  const bytesOf = (pattern) =>
    [...html.matchAll(pattern)].reduce((sum, [found]) => sum + Buffer.byteLength(found), 0);
  return {
    html: Buffer.byteLength(html),
    compressedHtml: brotli(html, 5),
    elements: [...html.replaceAll(/(<script[^>]*>).*?<\/script>/gsu, '$1').matchAll(/<[a-z]/gu)]
      .length,
    styles: bytesOf(/<style[^>]*>.*?<\/style>/gsu),
    data: bytesOf(/<script[^>]*id="boot-data">.*?<\/script>/gsu),
  };
}

/** What a visitor loads who opens a page and touches nothing. */
async function measurePage(browser, path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests = [];
  let phase = 'load';
  page.on('requestfinished', (request) => requests.push({ request, phase }));
  const document = await page.goto(`${shop.address}${path}`);
  const html = await document.text();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  phase = 'idle';
  const first = new Set(await page.evaluate(scriptsBeforeHydration));
  await page.waitForTimeout(IDLE);
  const found = [];
  for (const { request, phase: when } of requests) found.push(await toFile(request, when));
  await context.close();
  const during = (when) => found.filter((file) => file.phase === when);
  return {
    ...htmlSizes(html),
    scripts: found.filter((file) => isScript(file) && first.has(file.url)),
    idleScripts: found.filter((file) => isScript(file) && !first.has(file.url)),
    sheets: total(found.filter(({ url }) => url.endsWith('.css'))),
    requests: during('load').length,
    idleRequests: during('idle').length,
    calls: found.filter(isApi).length,
    callBytes: total(found.filter(isApi)),
  };
}

/** Paths of the scripts that hydration waited for. Runs in the page. */
function scriptsBeforeHydration() {
  const [{ startTime }] = performance.getEntriesByName('hydrated');
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < startTime)
    .map(({ name }) => new URL(name).pathname);
}

function isScript({ url }) {
  return url.endsWith('.js');
}

function isApi({ url }) {
  return url.startsWith('/api/');
}

async function toFile(request, phase) {
  const { pathname, search } = new URL(request.url());
  const sizes = await request.sizes().catch(() => ({ responseBodySize: 0 }));
  return { url: pathname + search, bytes: sizes.responseBodySize, phase };
}

/** A visitor who looks at each page, going to the next by its address in the same tab. */
async function visitOfAll(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const calls = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  for (const path of Object.values(PAGES)) {
    await page.goto(`${shop.address}${path}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(IDLE / 2);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(IDLE / 2);
  }
  let bytes = 0;
  for (const request of calls) bytes += (await toFile(request)).bytes;
  await context.close();
  return { calls: calls.length, bytes };
}

function printTable(pages) {
  const rows = {
    'HTML, raw kB': ({ html }) => kB(html),
    'HTML, kB (quality 5)': ({ compressedHtml }) => kB(compressedHtml),
    elements: ({ elements }) => elements,
    'inline styles, raw kB': ({ styles }) => kB(styles),
    'page data, raw kB': ({ data }) => kB(data),
    'linked styles, kB': ({ sheets }) => kB(sheets),
    'script to hydrate, kB': ({ scripts }) => kB(total(scripts)),
    'script after that, kB': ({ idleScripts }) => kB(total(idleScripts)),
    'requests on load': ({ requests }) => requests,
    'requests when idle': ({ idleRequests }) => idleRequests,
    'calls of /api': ({ calls }) => calls,
    'calls of /api, kB': ({ callBytes }) => kB(callBytes),
  };
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  print(['', ...pages.map(({ name }) => name)].map((cell, at) => cell.padStart(at ? 9 : width)));
  for (const [title, cell] of Object.entries(rows)) {
    print([title.padEnd(width), ...pages.map((page) => `${cell(page)}`.padStart(9))]);
  }
}

function printModules({ name, scripts, idleScripts }) {
  for (const [title, files] of [
    ['to hydrate', scripts],
    ['after that', idleScripts],
  ]) {
    if (files.length === 0) continue;
    print(`\n${name}, script ${title}: ${kB(total(files))} kB in ${files.length} files`);
    const shares = sharesOf(files);
    const packages = [...shares].filter(([source]) => !source.includes('/'));
    const own = [...shares].filter(([source]) => source.includes('/'));
    const ownTotal = own.reduce((sum, [, bytes]) => sum + bytes, 0);
    for (const [source, bytes] of packages) print(`  ${kB(bytes).padStart(6)}  ${source}`);
    print(`  ${kB(ownTotal).padStart(6)}  own modules (${own.length}):`);
    for (const [source, bytes] of own.slice(0, MODULES))
      print(`  ${kB(bytes).padStart(10)}  ${source}`);
  }
}

/** Each module's share of the compressed files, by its share of their characters; largest first. */
function sharesOf(files) {
  const shares = new Map();
  for (const { url, bytes } of files) {
    const characters = charactersBySource(basename(url));
    const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
    for (const [source, count] of characters) {
      shares.set(source, (shares.get(source) ?? 0) + (bytes * count) / all);
    }
  }
  return new Map([...shares].toSorted(([, one], [, other]) => other - one));
}

function charactersBySource(file) {
  const folder = join(ROOT, MAPPED, 'assets');
  const mapFile = join(folder, `${file}.map`);
  if (!existsSync(mapFile)) return new Map([[BUNDLER, 1]]);
  const code = readFileSync(join(folder, file), 'utf8').split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  const counts = new Map();
  code.forEach((line, row) => {
    if (line.startsWith('//#')) return;
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource } = map.findEntry(row, column);
      const name = originalSource === undefined ? BUNDLER : nameOf(originalSource);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  });
  return counts;
}

/** The package of a source file, or its path in the project. */
function nameOf(source) {
  const [, scope = '', name] =
    /node_modules\/(?:\.pnpm\/.*node_modules\/)?(@[^/]+\/)?([^/]+)/u.exec(source) ?? [];
  return name === undefined
    ? source.replace(/^(?:\.\.\/)+/u, '')
    : `${scope}${name}`.replace('/', ' ');
}

function brotli(text, quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}

function print(line) {
  process.stdout.write(`${Array.isArray(line) ? line.join('  ') : line}\n`);
}
