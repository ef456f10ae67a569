import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapConcurrently } from '#src/shared/lists.ts';
import { startMeasured, type Usage } from './measured-process.ts';
import { type MeasuredShop, startMeasuredShop } from './measured-shop.ts';
import type { Counts } from './forward.ts';
import type { ShopSize } from './numbered.ts';

/** What a part of the shop was measured on. */
export type Environment = {
  readonly size: ShopSize;
  readonly settings: Readonly<Record<string, string>>;
  /** Port of the shop. */
  readonly port: number;
  /** Calls of the vendors so far. */
  readonly counts: () => Promise<Readonly<Record<string, Counts>>>;
  /** Told of each figure as soon as it is known: a part may take an hour. */
  readonly note: (measured: Measured) => void;
  readonly raisePrices: () => Promise<void>;
  /** Does some work while the vendors have a small shop. */
  readonly whileSmall: (work: () => Promise<void>) => Promise<void>;
};

export type Measured = {
  readonly part: string;
  readonly usage: Usage;
  readonly calls: Readonly<Record<string, Counts>>;
  /** Answers with 503, each followed by another attempt. */
  readonly refused: number;
  readonly bytes: number;
  readonly note: string;
};

/** Measures a part; each starts the processes that it needs. */
export type Part = (environment: Environment) => Promise<readonly Measured[]>;

/** All sitemaps of one locale, one after another, as a crawler reads them. */
const sitemap: Part = (environment) =>
  withShop(environment, async (shop, measure) => [
    await measure('sitemap, all files', async () => {
      const index = locationsIn(await shop.fetch('/sitemap.xml'));
      let [urls, products] = [0, 0];
      for (const file of index) {
        const found = locationsIn(await shop.fetch(new URL(file).pathname)).length;
        urls += found;
        if (file.includes('products')) products += found;
      }
      const { size } = environment;
      if (products < size.products) throw new Error(`The sitemaps list only ${products} products`);
      return `${index.length} files, ${urls} URLs`;
    }),
  ]);

const locationsIn = (xml: string): readonly string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/gu), ([, url = '']) => url);

/** A product page that nobody has seen, and then more of them one after another. */
const product: Part = (environment) =>
  withShop(environment, async (shop, measure) => {
    const urls = await pagesIn(environment, 'Product');
    const measured = async (name: string, some: readonly string[]) =>
      measure(name, async () => {
        for (const url of some) await shop.fetch(url);
        return '';
      });
    return [
      await measured('product page, the first', urls.slice(0, 1)),
      await measured('product pages, 50 more', urls.slice(1, 51)),
    ];
  });

/** Listings of a category and of words. A small shop has no page 100, so its last is shown. */
const listing: Part = (environment) =>
  withShop(environment, async (shop, measure) => {
    const category = '/matrassen';
    let last = 1;
    const listed = (name: string, urls: readonly string[]) =>
      measure(`listing: ${name}`, async () => {
        let [fewest, size] = [Number.POSITIVE_INFINITY, 0];
        for (const url of urls) {
          const html = await shop.fetch(url);
          [fewest, size] = [Math.min(fewest, productsIn(html)), html.length];
          last = Math.max(last, ...pageNumbersIn(html));
        }
        if (fewest === 0) throw new Error(`A listing shows no products: ${name}`);
        return `${fewest} products or more, ${Math.round(size / 1000)} kB`;
      });
    return [
      await listed('first page of a category', [category]),
      await listed('page 100, or the last', [`${category}?page=${Math.min(100, last)}`]),
      await listed('filtered', [`${category}/maat/160x200/hardheid/medium`]),
      await listed('searched words', ['/search?q=zacht%20matras']),
      await listed(
        '50 pages of a category',
        Array.from({ length: 50 }, (_, index) => `${category}?page=${(index % last) + 1}`),
      ),
    ];
  });

/** Number of different products that a page links to. */
const productsIn = (html: string): number => new Set(html.match(/href="\/[^"/?]+-n\d+/gu)).size;

const pageNumbersIn = (html: string): readonly number[] =>
  Array.from(html.matchAll(/[?&;]page=(\d+)/gu), ([, digits]) => Number(digits));

const AT_ONCE = 8;

/** Every content page of one locale, eight at a time. */
const walk: Part = (environment) => walkAs('walk of all content pages', environment);

/** The same with caches that are full early: what the heap still grows by is not theirs. */
const walkWithSmallCaches: Part = (environment) =>
  walkAs('walk with small caches', {
    ...environment,
    settings: {
      ...environment.settings,
      ANSWER_CACHE_MB: '16',
      PAGE_CACHE_MB: '4',
      FRAGMENT_CACHE_MB: '4',
    },
  });

const walkAs = (name: string, environment: Environment) =>
  withShop(environment, async (shop, measure) => {
    const urls = await pagesIn(environment, 'Content');
    return [
      await measure(name, async () => {
        await mapConcurrently(urls, (url) => shop.fetch(url), AT_ONCE);
        return `${urls.length} pages`;
      }),
    ];
  });

/** URLs of the numbered pages of a type, as the content service lists them. */
async function pagesIn(
  { settings }: Environment,
  type: 'Product' | 'Content',
): Promise<readonly string[]> {
  const urls: string[] = [];
  for (let skip = 0, count = 1; skip < count; skip += 100) {
    const query = new URLSearchParams({
      environment: settings['CONTENTSTACK_ENVIRONMENT'] ?? '',
      locale: 'nl-nl',
      include_count: 'true',
      asc: 'uid',
      skip: String(skip),
      limit: '100',
      'except[BASE][0]': 'blocks',
    });
    const answer = await fetch(
      `${settings['CONTENTSTACK_URL'] ?? ''}/content_types/page/entries?${query.toString()}`,
      {
        headers: {
          api_key: settings['CONTENTSTACK_API_KEY'] ?? '',
          access_token: settings['CONTENTSTACK_DELIVERY_TOKEN'] ?? '',
        },
      },
    );
    const page = (await answer.json()) as {
      count: number;
      entries: { page_type: string; url: string }[];
    };
    count = page.count;
    for (const entry of page.entries) {
      if (entry.page_type === type && /-n\d+$/u.test(entry.url)) urls.push(entry.url);
    }
  }
  return urls;
}

type Measure = (part: string, work: () => Promise<string>) => Promise<Measured>;

/**
 * Starts the shop. It is indexed while it is small: of a large one, the Algolia of the benchmark keeps
 * no records.
 */
async function withShop(
  environment: Environment,
  work: (shop: MeasuredShop, measure: Measure) => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const { settings, port, counts, note: tell } = environment;
  await environment.whileSmall(() => indexAll(environment));
  const shop = await startMeasuredShop(settings, port);
  try {
    return await work(shop, async (part, run) => {
      const before = { answers: shop.answers(), counts: await counts(), since: Date.now() };
      const note = await run();
      const { refused, bytes } = shop.answers();
      const measured = {
        part,
        usage: shop.usage(before.since),
        calls: difference(await counts(), before.counts),
        refused: refused - before.answers.refused,
        bytes: bytes - before.answers.bytes,
        note,
      };
      tell(measured);
      return measured;
    });
  } finally {
    await shop.stop();
  }
}

const difference = (
  now: Readonly<Record<string, Counts>>,
  before: Readonly<Record<string, Counts>>,
): Readonly<Record<string, Counts>> =>
  Object.fromEntries(
    Object.entries(now).map(([name, { calls, bytes }]) => {
      const earlier = before[name] ?? { calls: 0, bytes: 0 };
      return [name, { calls: calls - earlier.calls, bytes: bytes - earlier.bytes }];
    }),
  );

/** The index run of one locale: the first, one without changes, and one with 1 % new prices. */
const indexRun: Part = async (environment) => {
  const data = mkdtempSync(join(tmpdir(), 'large-index-'));
  const measured: Measured[] = [];
  for (const [part, prepare] of [
    ['index run, the first', undefined],
    ['index run, unchanged', undefined],
    ['index run, 1 % new prices', environment.raisePrices],
  ] as const) {
    await prepare?.();
    const run = await oneIndexRun(environment, { part, data, locales: ['nl-nl'] });
    environment.note(run);
    measured.push(run);
  }
  rmSync(data, { recursive: true, force: true });
  return measured;
};

/** An index run of all locales. */
async function indexAll(environment: Environment): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'large-index-'));
  await oneIndexRun(environment, { part: 'index run of a small shop', data, locales: [] });
  rmSync(data, { recursive: true, force: true });
}

async function oneIndexRun(
  { settings, counts }: Environment,
  {
    part,
    data,
    locales,
  }: { readonly part: string; readonly data: string; readonly locales: readonly string[] },
): Promise<Measured> {
  const before = await counts();
  const run = startMeasured(
    ['dist/server/command.js', 'index-algolia', ...locales],
    settings,
    data,
  );
  let output = '';
  run.child.stdout?.on('data', (piece: Buffer) => (output += piece.toString()));
  const code = await run.ended;
  const usage = run.usage();
  await run.stop();
  const calls = difference(await counts(), before);
  if (code !== 0) throw new Error(`${part} ended with exit code ${code}: ${output}${run.errors()}`);
  const bytes = Object.values(calls).reduce((sum, one) => sum + one.bytes, 0);
  return { part, usage, calls, refused: 0, bytes, note: output.trim() };
}

/** The feed of one locale, as Google reads it, and once more as text. */
const feed: Part = (environment) =>
  withShop(environment, async (shop, measure) => {
    const { products, variants } = environment.size;
    const read = async (path: string, mark: string) => {
      const found = await shop.count(path, mark);
      if (found < products * variants) throw new Error(`${path} has only ${found} items`);
      return `${found} items`;
    };
    return [
      await measure('feed, XML', () => read('/feeds/google.xml', '<item>')),
      await measure('feed, text', () => read('/feeds/google.tsv', '\n')),
    ];
  });

export const PARTS: Readonly<Record<string, Part>> = {
  sitemap,
  feed,
  index: indexRun,
  listing,
  product,
  walk,
  'small-caches': walkWithSmallCaches,
};
