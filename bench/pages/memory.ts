import { parse } from 'node-html-parser';
import { LOCALES } from '#src/shared/locale.ts';
import { createAgent, request, type Target } from './requests.ts';
import { askAll } from './rounds.ts';
import { LISTING_PATH, type MeasuredServer, UNCOMPRESSED } from './servers.ts';

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 16;

/** Memory of a server in megabytes, after each quarter of the requests. */
export async function memoryOver(
  server: MeasuredServer,
  targets: readonly Target[],
  requests: number,
): Promise<readonly number[]> {
  const quarter = Math.ceil(requests / 4);
  const after: number[] = [];
  for (let done = 0; done < 4; done += 1) {
    const some = Array.from(
      { length: quarter },
      (_, index) => targets[(done * quarter + index) % targets.length] ?? targets[0],
    );
    await askAll(
      some.flatMap((target) => target ?? []),
      CONNECTIONS,
    );
    after.push(server.rss() / MEGABYTE);
  }
  return after;
}

/**
 * Pages of the shop, as many from each of its locales: those that the home pages link to, and those that
 * these link to, such as every filter of every category.
 */
export async function shopPages(port: number, count: number): Promise<readonly Target[]> {
  const pages: Target[] = [];
  for (const locale of LOCALES) {
    const headers = { ...UNCOMPRESSED, Host: `${locale}.localhost` };
    const share = Math.ceil(count / LOCALES.length);
    const paths = await linkedPages((path) => ({ port, path, headers }), share);
    pages.push(...paths);
  }
  return pages;
}

async function linkedPages(
  targetOf: (path: string) => Target,
  count: number,
): Promise<readonly Target[]> {
  const agent = createAgent(1);
  const known = new Set(['/']);
  const pages: Target[] = [];
  for (const path of known) {
    if (pages.length === count) break;
    const { status, body } = await request(targetOf(path), agent);
    if (status !== 200) continue;
    pages.push(targetOf(path));
    if (known.size < 2 * count) for (const linked of linksIn(body.toString())) known.add(linked);
  }
  agent.destroy();
  return pages;
}

const linksIn = (html: string): readonly string[] =>
  parse(html)
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.includes('#'));

/** The peer's only page under as many URLs. */
export const peerPages = (port: number, count: number): readonly Target[] =>
  Array.from({ length: count }, (_, number) => ({
    port,
    path: `${LISTING_PATH}?page=${number}`,
    headers: UNCOMPRESSED,
  }));
