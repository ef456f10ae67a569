import type { RequestListener } from 'node:http';
import { splitUrl } from '#src/routing/url-parts.ts';
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
import { copiesOf, numbered, type ShopSize } from './numbered.ts';

export type ContentstackFront = Front & { readonly resize: (size: ShopSize) => void };

type Parts = {
  readonly sandbox: RequestListener;
  readonly port: number;
  readonly size: ShopSize;
  /** SKUs of the products that Magento copies: each copy has a page. */
  readonly originals: readonly string[];
};

/**
 * A stack with a page for every copy of a product, and with many copies of the content pages, each
 * made when it is asked for. Everything else is the demo shop's.
 */
export async function startContentstackFront({
  sandbox,
  port,
  ...parts
}: Parts): Promise<ContentstackFront> {
  let pages = createLargeStack(parts);
  const front = await startFront(sandbox, port, (asked, forward) =>
    PAGES.test(asked.url) ? pages(asked, forward) : Promise.resolve(undefined),
  );
  return { ...front, resize: (size) => void (pages = createLargeStack({ ...parts, size })) };
}

const PAGES = /\/content_types\/page\/entries\b/u;

function createLargeStack({ size, originals }: Pick<Parts, 'size' | 'originals'>) {
  const known = new Map<string, Promise<readonly JsonObject[]>>();
  /** All pages of the demo shop, as the sandbox answers a query for all. */
  const demoPages = (asked: Asked, forward: Forward) => {
    const key = paramsOf(asked, ['skip', 'limit', 'query']).toString();
    const entries = known.get(key) ?? fetchAll(asked, forward);
    known.set(key, entries);
    return entries;
  };
  return async (asked: Asked, forward: Forward): Promise<unknown> => {
    const params = paramsOf(asked);
    const query = asObject(parseJson(params.get('query') ?? '{}'));
    const names = namesIn(query);
    if (names !== undefined) return namedCopies(names, { asked, query, forward });
    const types = typesIn(query);
    if (types === undefined && Object.keys(query).length > 0) return undefined;
    const shop = largeStack(await demoPages(asked, forward), { originals, size, types });
    const [skip, limit] = [Number(params.get('skip')), Number(params.get('limit') ?? 100)];
    const length = Math.max(0, Math.min(limit, shop.count - skip));
    return {
      entries: Array.from({ length }, (_, index) => shop.at(skip + index)),
      count: shop.count,
    };
  };
}

/**
 * The pages of the large shop, all or of some types: the demo's without products, then a page per
 * product, then content.
 */
function largeStack(
  demo: readonly JsonObject[],
  {
    originals,
    size,
    types,
  }: Pick<Parts, 'originals' | 'size'> & { readonly types: readonly unknown[] | undefined },
) {
  const isOfType = (type: unknown) => types?.includes(type) ?? true;
  const others = demo.filter(({ page_type: type }) => type !== 'Product' && isOfType(type));
  const bySku = new Map(demo.map((entry) => [entry['sku'], entry]));
  const content = demo.filter(({ page_type: type }) => type === 'Content');
  const products = isOfType('Product') ? size.products : 0;
  const pages = isOfType('Content') ? size.pages : 0;
  const copies = copiesOf(originals, size.products);
  return {
    count: others.length + products + pages,
    at(index: number): JsonObject {
      const product = index - others.length;
      const page = product - products;
      if (product < 0) return others[index] ?? {};
      if (page >= 0) return copyOf(content[page % content.length] ?? {}, page);
      return copyOf(bySku.get(copies.originalOf(product)) ?? {}, product);
    },
  };
}

const copyOf = (entry: JsonObject, number: number): JsonObject => ({
  ...entry,
  uid: numbered(String(entry['uid']), number),
  url: numbered(String(entry['url']), number),
  title: `${String(entry['title'])} ${number}`,
  ...(typeof entry['sku'] === 'string' && { sku: numbered(entry['sku'], number) }),
});

/** The types of pages that a query names, if it names nothing else. */
function typesIn(query: JsonObject): readonly unknown[] | undefined {
  const named = asObject(query['page_type'])['$in'];
  return Object.keys(query).length === 1 && Array.isArray(named) ? named : undefined;
}

/** The values that a query for `uid` or `url` names; `undefined` for any other query. */
function namesIn(query: JsonObject): readonly string[] | undefined {
  const asked = query['uid'] ?? query['url'];
  const several = asObject(asked)['$in'];
  if (typeof asked === 'string') return [asked];
  return Array.isArray(several) ? several.map(String) : undefined;
}

/** Asks the sandbox for the originals of some pages, and numbers them as asked. */
async function namedCopies(
  names: readonly string[],
  { asked, query, forward }: { asked: Asked; query: JsonObject; forward: Forward },
): Promise<unknown> {
  const copies = new Map(names.map((name) => [name, COPY.exec(name)?.groups]));
  if ([...copies.values()].every((copy) => copy === undefined)) return undefined;
  const field = 'uid' in query ? 'uid' : 'url';
  const originals = [...new Set(Array.from(copies, ([name, copy]) => copy?.['original'] ?? name))];
  const params = paramsOf(asked);
  params.set('query', JSON.stringify({ ...query, [field]: { $in: originals } }));
  const answer = objectIn((await forward({ ...asked, url: urlWith(asked, params) })).body);
  const found = new Map(asObjects(answer['entries']).map((entry) => [entry[field], entry]));
  const entries = Array.from(copies).flatMap(([name, copy]) => {
    const entry = found.get(copy?.['original'] ?? name);
    if (entry === undefined) return [];
    return copy === undefined ? [entry] : [copyOf(entry, Number(copy['number']))];
  });
  return { entries, count: entries.length };
}

const COPY = /^(?<original>.+)-n(?<number>\d+)$/su;

async function fetchAll(asked: Asked, forward: Forward): Promise<readonly JsonObject[]> {
  const all: JsonObject[] = [];
  for (let total = 1; all.length < total;) {
    const params = paramsOf(asked);
    params.set('skip', String(all.length));
    const answer = objectIn((await forward({ ...asked, url: urlWith(asked, params) })).body);
    const entries = asObjects(answer['entries']);
    if (entries.length === 0) break;
    all.push(...entries);
    total = Number(answer['count']);
  }
  return all;
}

function paramsOf({ url }: Asked, without: readonly string[] = []): URLSearchParams {
  const params = new URLSearchParams(splitUrl(url).query);
  for (const name of without) params.delete(name);
  return params;
}

const urlWith = ({ url }: Asked, params: URLSearchParams): string =>
  `${splitUrl(url).path}?${params.toString()}`;
