import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { bareRendering } from './bare-rendering.ts';
import {
  cachedMatches,
  type Contestants,
  NEXT,
  renderedMatches,
  startContestants,
} from './pages/matches.ts';
import { memoryOver, peerPages, shopPages } from './pages/memory.ts';
import { pinSelf, SERVER_CORE } from './pages/pinned-process.ts';
import { answerTo, type Headers } from './pages/requests.ts';
import { playRounds } from './pages/rounds.ts';
import { scriptsLoadedBy } from './pages/scripts-loaded.ts';
import {
  hasNginx,
  type MeasuredServer,
  PEER_FOLDER,
  peerTarget,
  serveStored,
  shopTarget,
  startPeer,
  startShop,
} from './pages/servers.ts';
import { type Comparison, type Pair, tableOf } from './pages/table.ts';
import { visiblePage } from './pages/visible-page.ts';

/**
 * `npm run bench:pages [-- --requests 20000 --rounds 5 --seconds 4]`: what a listing of the shop costs
 * beside the same page in Next.js, beside bare React, and beside servers that only send it. Each
 * serves on a core of its own, by turns, and is asked from another. Prints a table.
 */
const { values: options } = parseArgs({
  options: {
    /** Pages rendered before memory is read; 0 leaves memory out. */
    requests: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    /** Length of a load. */
    seconds: { type: 'string', default: '4' },
    /** The first of ten ports. */
    port: { type: 'string', default: '4600' },
    role: { type: 'string', default: 'bench' },
    page: { type: 'string', default: '' },
    headers: { type: 'string', default: '' },
  },
});

const FOLDER = '.cache/bench-pages';
const PORT = Number(options.port);
const SECONDS = Number(options.seconds);
const ROUNDS = Number(options.rounds);
const REQUESTS = Number(options.requests);
/** Each page is asked for four times. */
const URLS = Math.ceil(REQUESTS / 4);
const STARTS = 3;

const note = (text: string) => console.error(`• ${text}`);

const kept: MeasuredServer[] = [];

async function keep(starting: Promise<MeasuredServer>): Promise<MeasuredServer> {
  const server = await starting;
  kept.push(server);
  return server;
}

async function stopKept(): Promise<void> {
  for (const server of kept.splice(0)) await server.stop();
}

async function bench(): Promise<void> {
  pinSelf();
  try {
    const contestants = await startContestants(keep, PORT, FOLDER);
    const { cards, links, elements } = visiblePage(contestants.html);
    note(`Both show ${cards.length} cards, ${links.length} links, and about ${elements} elements`);
    const comparisons = [
      ...(await renderedFigures(contestants)),
      ...(await sizes(contestants)),
      ...(await cachedFigures(contestants)),
    ];
    await stopKept();
    const { listingFile } = contestants;
    comparisons.push(...(await startFigures(listingFile)), ...(await memoryFigures(listingFile)));
    console.log(`${conditions()}\n\n${tableOf(comparisons)}`);
  } finally {
    await stopKept();
  }
}

async function renderedFigures(contestants: Contestants): Promise<readonly Comparison[]> {
  const matches = await renderedMatches(keep, PORT + 2, contestants);
  const page = join(FOLDER, 'listing.html');
  writeFileSync(page, contestants.html);
  const bare: number[] = [];
  const played = await playRounds(matches, { rounds: ROUNDS, seconds: SECONDS }, (round) => {
    note(`Rendered pages: ${round}`);
    bare.push(bareRender(page));
  });
  const [uncached] = played;
  if (uncached === undefined) return [];
  const rounds = uncached.rounds.map(({ shop }, index) => ({ shop, other: bare[index + 1] ?? 0 }));
  return [{ measure: uncached.measure, other: 'bare renderToString', rounds }, ...played];
}

/** What {@link bareRender} reads: processor time of one of the renders in some seconds. */
function bareRenderTime(page: string): number {
  const { render } = bareRendering(page);
  for (let warmUp = 0; warmUp < 100; warmUp += 1) render();
  const until = performance.now() + SECONDS * 1000;
  const before = process.cpuUsage();
  let renders = 0;
  for (; renders === 0 || performance.now() < until; renders += 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}

/** Processor time of one render in a process of its own, in milliseconds. */
function bareRender(page: string): number {
  const program = [
    'env',
    'NODE_ENV=production',
    process.execPath,
    process.argv[1] ?? '',
    '--role=bare',
    `--page=${page}`,
  ];
  const command = ['-c', SERVER_CORE, ...program, `--seconds=${SECONDS}`];
  return Number(execFileSync('taskset', command, { encoding: 'utf8' }));
}

async function cachedFigures(contestants: Contestants): Promise<readonly Comparison[]> {
  const matches = await cachedMatches(keep, PORT + 3, contestants, FOLDER);
  return playRounds(matches, { rounds: ROUNDS, seconds: SECONDS }, (round) =>
    note(`Kept pages: ${round}`),
  );
}

async function sizes({ cold, peer }: Contestants): Promise<readonly Comparison[]> {
  const [shopPage, peerPage] = [shopTarget(cold.port), peerTarget(peer.port)];
  const { body: shop } = await answerTo(shopPage);
  const { body: other } = await answerTo(peerPage);
  note('Scripts in a browser');
  const scripts = await scriptsLoadedBy(`http://127.0.0.1:${cold.port}${shopPage.path}`);
  const others = await scriptsLoadedBy(`http://127.0.0.1:${peer.port}${peerPage.path}`);
  return [
    inKilobytes('HTML', shop.length, other.length),
    inKilobytes('HTML, brotli 11', brotliSize(shop), brotliSize(other)),
    inKilobytes('scripts of an untouched page, brotli 11', scripts, others),
  ];
}

const inKilobytes = (measure: string, shop: number, other: number): Comparison => ({
  measure: `${measure}, kB`,
  other: NEXT,
  rounds: [{ shop: shop / 1000, other: other / 1000 }],
});

const brotliSize = (bytes: Buffer): number => brotliCompressSync(bytes).length;

async function startFigures(listingFile: string): Promise<readonly Comparison[]> {
  const starts: { readonly cpu: Pair; readonly wall: Pair }[] = [];
  note('Starts');
  for (let time = 0; time < STARTS; time += 1) {
    const shop = await startShop(PORT);
    await shop.stop();
    const peer = await startPeer(PORT + 1, listingFile);
    await peer.stop();
    starts.push({
      cpu: { shop: shop.start.cpu, other: peer.start.cpu },
      wall: { shop: shop.start.wall, other: peer.start.wall },
    });
  }
  return [
    { measure: 'start to first page, CPU ms', other: NEXT, rounds: starts.map(({ cpu }) => cpu) },
    { measure: 'start to first page, ms', other: NEXT, rounds: starts.map(({ wall }) => wall) },
  ];
}

async function memoryFigures(listingFile: string): Promise<readonly Comparison[]> {
  if (REQUESTS === 0) return [];
  note(`Memory of the shop over ${REQUESTS} requests`);
  const shop = await keep(startShop(PORT));
  const own = await memoryOver(shop, await shopPages(PORT, URLS), REQUESTS);
  await stopKept();
  note(`Memory of the peer over ${REQUESTS} requests`);
  const peer = await keep(startPeer(PORT + 1, listingFile));
  const others = await memoryOver(peer, peerPages(PORT + 1, URLS), REQUESTS);
  await stopKept();
  return own.map((megabytes, quarter) => ({
    measure: `RSS after ${Math.ceil((REQUESTS / 4) * (quarter + 1))} requests, MB`,
    other: NEXT,
    rounds: [{ shop: megabytes, other: others[quarter] ?? Number.NaN }],
  }));
}

/** What the figures depend on. */
function conditions(): string {
  const versions = [
    `Node ${process.versions.node}`,
    `React ${versionIn('.', 'react')}`,
    `Next.js ${versionIn(PEER_FOLDER, 'next')} with React ${versionIn(PEER_FOLDER, 'react')}`,
    hasNginx() ? 'nginx' : 'no nginx',
  ];
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${versions.join(', ')}; ${cpus()[0]?.model ?? ''}; medians of ${ROUNDS} rounds.`;
}

function versionIn(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

if (options.role === 'stored')
  serveStored(
    PORT,
    readFileSync(options.page),
    JSON.parse(readFileSync(options.headers, 'utf8')) as Headers,
  );
else if (options.role === 'bare') console.log(bareRenderTime(readFileSync(options.page, 'utf8')));
else {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await bench();
}
