import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peerListing } from './peer-listing.ts';
import { answerTo, type Headers, type Target } from './requests.ts';
import type { Contestant, Match } from './rounds.ts';
import {
  AS_BROWSERS,
  COLD,
  hasNginx,
  type MeasuredServer,
  PEER_PATHS,
  peerTarget,
  shopTarget,
  startNginx,
  startPeer,
  startShop,
  startStored,
  storeAnswer,
  UNCOMPRESSED,
  WARM,
} from './servers.ts';
import { differencesOf, visiblePage } from './visible-page.ts';

/** Requests of a round, of pages that take milliseconds: the less they take, the more. */
const COUNTED = 64;

const CONNECTIONS = { rendered: 16, kept: 64 };

export const NEXT = 'Next.js, Link';
const NEXT_CLIENT = 'Next.js, client components';

/** Adds a server to those that are stopped at the end. */
export type Keep = (server: Promise<MeasuredServer>) => Promise<MeasuredServer>;

export type Contestants = {
  readonly cold: MeasuredServer;
  readonly peer: MeasuredServer;
  /** The shop's page. */
  readonly html: string;
  readonly listingFile: string;
};

/**
 * Starts a shop that renders each page, and the peer with what its page shows. Throws if the peer
 * then shows anything else.
 */
export async function startContestants(
  keep: Keep,
  port: number,
  folder: string,
): Promise<Contestants> {
  mkdirSync(folder, { recursive: true });
  const cold = await keep(startShop(port, COLD));
  const html = cold.first.body.toString();
  const listingFile = join(folder, 'listing.json');
  writeFileSync(listingFile, JSON.stringify(peerListing(html)));
  const peer = await keep(startPeer(port + 1, listingFile));
  for (const path of Object.values(PEER_PATHS)) {
    const { body } = await answerTo(peerTarget(peer.port, path));
    const differences = differencesOf(visiblePage(html), visiblePage(body.toString()));
    if (differences.length > 0)
      throw new Error(`The peer's ${path} shows another page:\n${differences.join('\n')}`);
  }
  return { cold, peer, html, listingFile };
}

/** Pages that are rendered for each request: the page cache is off, and Next.js keeps none of them. */
export async function renderedMatches(
  keep: Keep,
  port: number,
  { cold, peer }: Contestants,
): Promise<readonly Match[]> {
  const match = (measure: string, shop: MeasuredServer, headers: Headers): Match => ({
    measure,
    connections: CONNECTIONS.rendered,
    shop: counted('shop', shop, shopTarget(shop.port, headers), 4 * COUNTED),
    others: [
      counted(NEXT, peer, peerTarget(peer.port, PEER_PATHS.server, headers)),
      counted(NEXT_CLIENT, peer, peerTarget(peer.port, PEER_PATHS.client, headers)),
    ],
  });
  const warm = await keep(startShop(port, WARM));
  return [
    match('uncached', cold, UNCOMPRESSED),
    match('uncached, compressed', cold, AS_BROWSERS),
    match('uncached, warm fragments', warm, UNCOMPRESSED),
  ];
}

/** The page as it is kept, sent in full and as 304, beside servers that do nothing else. */
export async function cachedMatches(
  keep: Keep,
  port: number,
  { peer }: Contestants,
  folder: string,
): Promise<readonly Match[]> {
  const shop = await keep(startShop(port));
  const target = shopTarget(shop.port, AS_BROWSERS);
  // The first answer fills the cache.
  const stored = storeAnswer(folder, await answerTo(target));
  const headers = JSON.parse(readFileSync(stored.headersFile, 'utf8')) as Headers;
  const node = await keep(startStored(port + 1, stored));
  const nginx = hasNginx() ? await keep(startNginx(port + 2, stored, headers)) : undefined;
  const peerPage = peerTarget(peer.port, PEER_PATHS.kept, AS_BROWSERS);
  const whole: Match = {
    measure: 'cached',
    connections: CONNECTIONS.kept,
    shop: contestant('shop', shop, target),
    others: [
      counted(NEXT, peer, peerPage),
      ...(nginx ? [contestant('nginx', nginx, shopTarget(nginx.port, AS_BROWSERS))] : []),
      contestant('node:http', node, shopTarget(node.port, AS_BROWSERS)),
    ],
  };
  const others = whole.others.filter(({ server }) => server !== node);
  return [
    whole,
    {
      measure: '304',
      connections: CONNECTIONS.kept,
      shop: await withEntityTag(whole.shop),
      others: await Promise.all(others.map(withEntityTag)),
    },
  ];
}

const contestant = (name: string, server: MeasuredServer, target: Target): Contestant => ({
  name,
  server,
  target,
});

const counted = (
  name: string,
  server: MeasuredServer,
  target: Target,
  requests = COUNTED,
): Contestant => ({ ...contestant(name, server, target), requests });

/** The same, asked by who has the page already. */
async function withEntityTag(asked: Contestant): Promise<Contestant> {
  const { name, target } = asked;
  const { headers } = await answerTo(target);
  const known = {
    ...target,
    headers: { ...target.headers, 'if-none-match': String(headers['etag']) },
  };
  const { status } = await answerTo(known);
  if (status !== 304) throw new Error(`${name} answers a known page with ${status}`);
  return { ...asked, target: known };
}
