import type { RequestListener } from 'node:http';
import { parseJson } from '#src/shared/json-reader.ts';
import {
  asObject,
  asObjects,
  type Asked,
  type Forward,
  type Front,
  type JsonObject,
  objectIn,
  startFront,
} from './forward.ts';
import type { ShopSize } from './numbered.ts';

export type AlgoliaFront = Front & { readonly resize: (size: ShopSize) => void };

type Parts = {
  readonly sandbox: RequestListener;
  readonly port: number;
  readonly size: ShopSize;
  /** Number of products that all others are copies of. */
  readonly originals: number;
};

/** The largest shop whose records the sandbox keeps, in products. */
const KEPT = 1000;

/**
 * An Algolia that keeps only the ids of a large shop's records, to count them. Settings, rules,
 * synonyms and tasks are the sandbox's.
 *
 * It finds products if the shop was indexed while it was small: then the sandbox finds the products
 * of the small shop, and the front answers as if each had as many copies as the shop has grown.
 */
export async function startAlgoliaFront({
  sandbox,
  port,
  size,
  originals,
}: Parts): Promise<AlgoliaFront> {
  const indexes = new Map<string, Set<string>>();
  const idsOf = (index: string): Set<string> => indexes.get(index) ?? new Set();
  const state = { products: size.products, indexed: 0 };
  const front = await startFront(sandbox, port, async (asked, forward) => {
    const { index = '', action } = PATH.exec(asked.url)?.groups ?? {};
    if (state.products <= KEPT) {
      if (action === 'batch') state.indexed = state.products;
      return undefined;
    }
    if (action === 'queries' && state.indexed > 0)
      return answerWithCopies(asked, forward, { ...state, originals });
    if (action === 'query') return { hits: [], nbHits: idsOf(index).size };
    if (action === 'batch') {
      indexes.set(index, changed(idsOf(index), asked));
      // An empty batch has a task too, which the writer waits for.
      return objectIn((await forward({ ...asked, body: '{"requests":[]}' })).body);
    }
    if (action === 'operation')
      indexes.set(String(objectIn(asked.body)['destination']), idsOf(index));
    const isGone = action === 'operation' || (asked.method === 'DELETE' && action === undefined);
    if (isGone) indexes.delete(index);
    return undefined;
  });
  return { ...front, resize: ({ products }) => void (state.products = products) };
}

const PATH = /^\/1\/indexes\/(?<index>[^/?]+)(?:\/(?<action>[a-z]+))?/u;

function changed(ids: Set<string>, { body }: Asked): Set<string> {
  for (const { action, body: record } of asObjects(objectIn(body)['requests'])) {
    const id = String(asObject(record)['objectID']);
    if (action === 'addObject') ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

type Growth = {
  readonly products: number;
  /** Products when the shop was indexed. */
  readonly indexed: number;
  readonly originals: number;
};

/** Algolia's maximum of hits on a page; a small shop has fewer. */
const ALL_HITS = 1000;

const isGrown = (request: JsonObject): boolean =>
  String(request['indexName']).includes('_products_');

/** Answers queries for products: after the sandbox's last hit come copies of its first. */
async function answerWithCopies(
  asked: Asked,
  forward: Forward,
  growth: Growth,
): Promise<JsonObject> {
  const body = objectIn(asked.body);
  const requests = asObjects(body['requests']);
  const wider = requests.map((request) =>
    isGrown(request) && request['hitsPerPage'] !== 0
      ? Object.assign({}, request, { page: 0, hitsPerPage: ALL_HITS })
      : request,
  );
  const answer = await forward({ ...asked, body: JSON.stringify({ ...body, requests: wider }) });
  const results = asObjects(objectIn(answer.body)['results']).map((result, index) => {
    const request = requests[index] ?? {};
    return isGrown(request) ? grown(result, request, growth) : result;
  });
  return { results };
}

function grown(
  result: JsonObject,
  { page = 0, hitsPerPage = 20 }: JsonObject,
  { products, indexed, originals }: Growth,
): JsonObject {
  const times = (count: unknown) => Math.round((Number(count) * products) / indexed);
  const nbHits = times(result['nbHits']);
  const facets = Object.entries(asObject(result['facets'])).map(([name, counts]) => [
    name,
    Object.fromEntries(Object.entries(asObject(counts)).map(([key, count]) => [key, times(count)])),
  ]);
  const hits = asObjects(result['hits']);
  const [size, first] = [Number(hitsPerPage), Number(page) * Number(hitsPerPage)];
  // A multiple of the originals, so that a copy stays one of the same product.
  const step = originals * Math.ceil(indexed / originals);
  const copyAt = (place: number): unknown => {
    const round = Math.floor(place / hits.length);
    const text = JSON.stringify(hits[place % hits.length]);
    return parseJson(
      text.replaceAll(NUMBER, (_, digits) => `-n${(Number(digits) + round * step) % products}`),
    );
  };
  return {
    ...result,
    page,
    hitsPerPage,
    nbHits,
    nbPages: Math.ceil(nbHits / Math.max(1, size)),
    facets: Object.fromEntries(facets) as JsonObject,
    hits: Array.from(
      { length: hits.length === 0 ? 0 : Math.max(0, Math.min(size, nbHits - first)) },
      (_, index) => copyAt(first + index),
    ),
  };
}

/** The number of a copy, in its SKU or URL. */
const NUMBER = /-n(\d+)/gu;
