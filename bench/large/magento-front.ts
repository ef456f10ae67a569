import type { RequestListener } from 'node:http';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { memoize, memoizeRecent } from '#src/shared/memoize.ts';
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
import { type Copies, copiesOf, numbered, type ShopSize } from './numbered.ts';

export type MagentoFront = Front & {
  /** Raises the prices of every hundredth product by one euro. */
  readonly raisePrices: () => void;
  readonly resize: (size: ShopSize) => void;
};

type Parts = {
  readonly sandbox: RequestListener;
  readonly port: number;
  readonly size: ShopSize;
  /** Products to copy: each has at least as many variants as are needed. */
  readonly originals: readonly ProductData[];
};

/** A Magento with this many products, each made when it is asked for. */
export async function startMagentoFront(parts: Parts): Promise<MagentoFront> {
  const { sandbox, port } = parts;
  let raise = 0;
  const shopOf = (size: ShopSize) => createLargeCatalogue({ ...parts, size }, () => raise);
  let shop = shopOf(parts.size);
  const front = await startFront(sandbox, port, (asked, forward) => shop(queryOf(asked), forward));
  return {
    ...front,
    raisePrices: () => void (raise += 1),
    resize: (size) => void (shop = shopOf(size)),
  };
}

/** A GraphQL query, with the request that it came by. */
type Query = {
  readonly asked: Asked;
  readonly source: string;
  readonly name: string;
  readonly variables: JsonObject;
};

function queryOf(asked: Asked): Query {
  const found = new URLSearchParams(asked.url.split('?').slice(1).join('?'));
  const body = objectIn(asked.body);
  return asked.method === 'GET'
    ? {
        asked,
        source: found.get('query') ?? '',
        name: found.get('operationName') ?? '',
        variables: objectIn(found.get('variables') ?? ''),
      }
    : {
        asked,
        source: String(body['query']),
        name: String(body['operationName']),
        variables: asObject(body['variables']),
      };
}

function createLargeCatalogue({ size, originals }: Parts, raise: () => number) {
  const skus = originals.map(({ sku }) => sku);
  const copies = copiesOf(skus, size.products);
  const inCategory = memoize((id: string) => {
    const isIn = originals.map(({ categoryIds }) => categoryIds.includes(id));
    const numbers = Array.from({ length: size.products }, (_, number) => number);
    return numbers.filter((number) => isIn[number % isIn.length]);
  });
  const euros = originals.map(
    ({ variants }) => Math.min(...variants.map(({ cents }) => cents)) / 100,
  );
  const priceOf = (number: number): number =>
    (euros[number % euros.length] ?? 0) + surchargeOf(number, raise());
  const numbersFor = createNumbersFor(copies, inCategory, priceOf, raise);
  const answers = new Map<string, Promise<ReadonlyMap<string, JsonObject>>>();
  /** The originals as the sandbox answers this query, by SKU. */
  const originalsFor = (query: Query, forward: Forward) => {
    const key = JSON.stringify([query.asked.headers['store'], query.source]);
    const asked = answers.get(key) ?? fetchOriginals(query, skus, forward);
    answers.set(key, asked);
    return asked;
  };
  return async (query: Query, forward: Forward): Promise<unknown> => {
    if (query.name === 'ProductCount') return products([], found(numbersFor(query)));
    if (query.name === 'Categories') {
      const answer = await forward(query.asked);
      return counted(objectIn(answer.body), (id) => inCategory(id).length);
    }
    if (query.name !== 'Products' && query.name !== 'ReviewCounts') return undefined;
    const numbers = numbersFor(query);
    const total = found(numbers);
    const { currentPage = 1, pageSize = 20 } = query.variables;
    const from = (Number(currentPage) - 1) * Number(pageSize);
    if (from > 0 && from >= total) return REFUSED;
    const known = await originalsFor(query, forward);
    const shown = Array.from(
      { length: Math.max(0, Math.min(Number(pageSize), total - from)) },
      (_, index) => numbers.at(from + index),
    );
    return products(
      shown.map((number) =>
        copyOf(known.get(copies.originalOf(number)) ?? {}, number, size.variants, raise()),
      ),
      total,
      Number(pageSize),
    );
  };
}

/** What Magento says about a page after the last one. */
const REFUSED = {
  errors: [
    { message: 'currentPage is greater than the last', extensions: { category: 'graphql-input' } },
  ],
  data: { products: null },
};

const products = (items: readonly JsonObject[], total: number, pageSize = 1) => ({
  data: {
    products: {
      total_count: total,
      page_info: { total_pages: Math.ceil(total / pageSize) },
      items,
    },
  },
});

/** Numbers of the copies that match a query, from the first. */
type Numbers = { readonly length: number; readonly at: (index: number) => number };

/** Magento's search engine finds no more products than this, and takes their number for the total. */
const SEARCH_LIMIT = 10_000;

const found = ({ length }: Numbers): number => Math.min(length, SEARCH_LIMIT);

/** Finds copies by SKUs, by a searched SKU, or by category and price. */
function createNumbersFor(
  copies: Copies,
  inCategory: (id: string) => readonly number[],
  priceOf: (number: number) => number,
  raise: () => number,
): (query: Query) => Numbers {
  const every = Array.from({ length: copies.count }, (_, number) => number);
  const inRange = memoizeRecent(RANGES, (key: string) => {
    const [id, from, to] = JSON.parse(key) as [string | null, string | null, string | null];
    const lowest = Number(from ?? 0);
    const highest = Number(to ?? Number.POSITIVE_INFINITY);
    return (id === null ? every : inCategory(id)).filter((number) => {
      const price = priceOf(number);
      return price >= lowest && price <= highest;
    });
  });
  return ({ variables }) => {
    const { sku, category_id: category, price } = asObject(variables['filter']);
    const { eq, in: several } = asObject(sku);
    const { search } = variables;
    const named = Array.isArray(several) ? several : [eq ?? search];
    const { from, to } = asObject(price);
    const range = [asObject(category)['eq'] ?? null, from ?? null, to ?? null, raise()];
    const numbers =
      sku === undefined && search === undefined
        ? inRange(JSON.stringify(range))
        : named.flatMap((one) => copies.numberOf(String(one)) ?? []);
    return { length: numbers.length, at: (index) => numbers[index] ?? 0 };
  };
}

/** Ranges of prices whose products are remembered. */
const RANGES = 50;

/** An answer whose categories have the number of their copies. */
function counted(value: unknown, countIn: (id: string) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => counted(one, countIn));
  if (typeof value !== 'object' || value === null) return value;
  const { id } = asObject(value);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === 'product_count' ? countIn(String(id)) : counted(field, countIn),
  ]);
  return Object.fromEntries(fields) as unknown;
}

async function fetchOriginals(
  { asked, source, name }: Query,
  originals: readonly string[],
  forward: Forward,
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = new Map<string, JsonObject>();
  for (let from = 0; from < originals.length; from += ORIGINALS_PER_QUERY) {
    const some = originals.slice(from, from + ORIGINALS_PER_QUERY);
    const variables = { pageSize: some.length, currentPage: 1, filter: { sku: { in: some } } };
    const headers = { ...asked.headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ query: source, operationName: name, variables });
    const answer = await forward({ method: 'POST', url: '/graphql', headers, body });
    const page = asObject(asObject(objectIn(answer.body)['data'])['products']);
    for (const item of asObjects(page['items'])) found.set(String(item['sku']), item);
  }
  return found;
}

const ORIGINALS_PER_QUERY = 50;

/** A copy of a product, at a price of its own. */
function copyOf(original: JsonObject, number: number, variants: number, raise: number): JsonObject {
  const euros = surchargeOf(number, raise);
  const copy = soldCopy(original, number, euros);
  return {
    ...copy,
    ...(typeof copy['url_key'] === 'string' && { url_key: numbered(copy['url_key'], number) }),
    ...('variants' in original && {
      variants: asObjects(original['variants'])
        .slice(0, variants)
        .map((variant) =>
          Object.assign({}, variant, {
            product: soldCopy(asObject(variant['product']), number, euros),
          }),
        ),
    }),
  };
}

/** What a copy costs more than its original, in euros. */
const surchargeOf = (number: number, raise: number): number =>
  (number % PRICES) + (number % RAISED === 0 ? raise : 0);

/** Prices of copies differ by up to this many euros. */
const PRICES = 300;

/** Of this many products one gets dearer. */
const RAISED = 100;

function soldCopy(original: JsonObject, number: number, euros: number): JsonObject {
  const range = asObject(original['price_range']);
  return {
    ...original,
    sku: numbered(String(original['sku']), number),
    ...(typeof original['model_sku'] === 'string' && {
      model_sku: numbered(original['model_sku'], number),
    }),
    ...('name' in original && { name: `${String(original['name'])} ${number}` }),
    ...('price_range' in original && {
      price_range: { minimum_price: raised(asObject(range['minimum_price']), euros) },
    }),
  };
}

const raised = (prices: JsonObject, euros: number): JsonObject =>
  Object.fromEntries(
    Object.entries(prices).map(([name, price]) => {
      const { value, ...rest } = asObject(price);
      return [name, { ...rest, value: Math.round((Number(value) + euros) * 100) / 100 }];
    }),
  );
