import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LOCALES } from '#src/shared/locale.ts';
import { type PinnedProcess, startPinned } from './pinned-process.ts';
import { type Answer, answerTo, firstAnswer, type Headers, type Target } from './requests.ts';

export type MeasuredServer = PinnedProcess & {
  readonly port: number;
  /** Its page, before anything else was asked. */
  readonly first: Answer;
  /** Until that was answered, in milliseconds of the processor and of the clock. */
  readonly start: { readonly cpu: number; readonly wall: number };
};

const HOST = 'nl-nl.localhost';
export const LISTING_PATH = '/matrassen';

/** Asks for the page alone. With a capital, else wrk adds a Host of its own. */
export const UNCOMPRESSED: Headers = { Host: HOST, 'accept-encoding': 'identity' };
export const AS_BROWSERS: Headers = { Host: HOST, 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The embedded shop, whatever a file of settings says, at the same hosts at any port. */
const SHOP_SETTINGS = {
  UPSTREAMS: 'embedded',
  COMMERCE: 'embedded',
  CONTENT: 'embedded',
  SEARCH: 'embedded',
  CACHE: 'memory',
  DOMAINS: JSON.stringify(
    Object.fromEntries(LOCALES.map((locale) => [locale, `http://${locale}.localhost`])),
  ),
  LOG_LEVEL: 'warn',
  // A busy machine is no overload of the shop.
  LOAD_SHEDDING: 'false',
};

/** Renders each page that is asked for, all of it. */
export const COLD = { PAGE_CACHE_MB: '0', FRAGMENT_CACHE_MB: '0' };

/** Renders each page, from the fragments that it keeps of the pages before. */
export const WARM = { PAGE_CACHE_MB: '0' };

/** Starts the built shop as `npm start` does. */
export async function startShop(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const environment = {
    ...SHOP_SETTINGS,
    ...settings,
    PORT: String(port),
    DATA_DIR: folder,
  };
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const open = () => startPinned(scripts.start.split(' '), environment);
  return whenAnswering(open, shopTarget(port), () => rmSync(folder, { recursive: true }));
}

export const shopTarget = (port: number, headers = UNCOMPRESSED): Target => ({
  port,
  path: LISTING_PATH,
  headers,
});

/** Where `scripts/peers.mjs` installs and builds it. */
export const PEER_FOLDER = '.cache/peers/next';

/** Starts the peer's build with this listing. */
export async function startPeer(port: number, listingFile: string): Promise<MeasuredServer> {
  const command = ['node', 'node_modules/next/dist/bin/next', 'start', '-p', String(port)];
  const environment = { LISTING_FILE: resolve(listingFile), NEXT_TELEMETRY_DISABLED: '1' };
  return whenAnswering(() => startPinned(command, environment, PEER_FOLDER), peerTarget(port));
}

export const peerTarget = (
  port: number,
  path: string = PEER_PATHS.server,
  headers = UNCOMPRESSED,
): Target => ({ port, path, headers });

/** Pages of the peer that show the same. */
export const PEER_PATHS = {
  /** Of server components with `Link`. */
  server: '/matrassen',
  client: '/client/matrassen',
  /** The first, kept by Next.js: under a new path, because it keeps pages on disk as well. */
  kept: `/cached/${Date.now()}`,
};

/** A stored answer: its bytes and headers. */
export type Stored = { readonly bodyFile: string; readonly headersFile: string };

/** Headers that a server writes for each answer anew. */
const OF_THE_CONNECTION = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server-timing',
  'transfer-encoding',
  'x-request-id',
]);

/** Stores an answer of the shop, for the servers that only send it. */
export function storeAnswer(folder: string, { headers, body }: Answer): Stored {
  mkdirSync(folder, { recursive: true });
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !OF_THE_CONNECTION.has(name) ? [[name, value] as const] : [],
  );
  const stored = { bodyFile: join(folder, 'page'), headersFile: join(folder, 'headers.json') };
  writeFileSync(stored.bodyFile, body);
  writeFileSync(stored.headersFile, JSON.stringify(Object.fromEntries(kept)));
  return stored;
}

/** Starts nginx with one process, which sends the stored answer from a file that it keeps open. */
export async function startNginx(
  port: number,
  { bodyFile }: Stored,
  headers: Headers,
): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration(port, resolve(bodyFile), folder, headers));
  const command = ['nginx', '-c', configuration, '-p', folder, '-e', 'stderr'];
  return whenAnswering(
    () => startPinned(command),
    shopTarget(port, AS_BROWSERS),
    () => rmSync(folder, { recursive: true }),
  );
}

function nginxConfiguration(
  port: number,
  bodyFile: string,
  folder: string,
  { 'content-type': type = 'text/html', ...headers }: Headers,
): string {
  const added = Object.entries(headers)
    .filter(([, value]) => !value.includes('$'))
    .map(
      ([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/gu, String.raw`\$&`)}";`,
    );
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  ${folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    location = ${LISTING_PATH} { alias ${bodyFile}; types {} default_type "${type}"; ${added.join(' ')} }
  }
}
`;
}

/** Starts Node's own server sending the stored answer, the least that any page cache in it does. */
export async function startStored(port: number, stored: Stored): Promise<MeasuredServer> {
  const role = ['--role=stored', `--port=${port}`];
  const files = [`--page=${stored.bodyFile}`, `--headers=${stored.headersFile}`];
  const command = ['node', process.argv[1] ?? '', ...role, ...files];
  return whenAnswering(() => startPinned(command), shopTarget(port, AS_BROWSERS));
}

/** What the process of {@link startStored} does. */
export function serveStored(port: number, body: Buffer, headers: Headers): void {
  createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(body);
  }).listen(port, '127.0.0.1');
}

/** Starts a server and waits for its page. Throws if something else is listening already. */
async function whenAnswering(
  open: () => PinnedProcess,
  target: Target,
  cleanUp = () => {},
): Promise<MeasuredServer> {
  if (await answerTo(target).catch(() => undefined))
    throw new Error(`Port ${target.port} is in use: stop the other program, or choose --port`);
  const began = performance.now();
  const process = open();
  const stop = async () => {
    await process.stop();
    cleanUp();
  };
  try {
    const first = await Promise.race([firstAnswer(target), endOf(process)]);
    const start = { cpu: process.cpu(), wall: performance.now() - began };
    return { ...process, stop, port: target.port, first, start };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function endOf(process: PinnedProcess): Promise<never> {
  await process.ended;
  throw new Error('A server has ended before it answered.');
}

export const hasNginx = (): boolean =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, 'nginx')));
