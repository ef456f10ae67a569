import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { defaultVariant } from '#adapters/embedded/catalogue-data.ts';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import { FIRST_WALK } from '#adapters/prices/price-observer.ts';
import { PRICE_FILE } from '#composition/price-ledger.ts';
import { composeServer } from '#composition/server.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { createRenderer } from '#server/render.tsx';
import { FEED_FORMATS } from '#src/feeds/feed-formats.ts';
import { euroCents, formatPrice } from '#src/pricing/money.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { configOf, smallAssets } from '../server/small-shop.ts';
import { feedOf } from '../support/feed-of.ts';
import { readJsonLd } from '../support/json-ld.ts';
import { textAt, thingsAt, valueAt } from '../support/json-ld-thing.ts';
import { textOf } from '../support/merchant-specification.ts';
import { readXmlFeed } from '../support/read-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'was-prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A product whose shown variant is reduced, by more than twenty euros. */
const product = catalogue.products.find((one) => {
  const { wasCents = 0, cents, stock } = defaultVariant(one);
  return wasCents > cents + 2000 && stock > 0 && !one.parts;
});
if (!product) throw new Error('The demo has no such product');
const { sku, cents, wasCents } = defaultVariant(product);

/** Lower than what the catalogue states, and before each of the demo's reductions. */
const LOWEST = cents + 1000;
const SEEN = [20, 21, 22].map((day) => Date.parse(`2026-09-${day}T12:00:00Z`));

/** What the shop tells of the variant, wherever it shows it, as `was`. */
async function wasPrices(dataDir: string) {
  const config = configOf({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { ports, close } = composeServer(config);
  const read = await ports.catalog.product('nl-nl', product?.sku ?? '');
  if (!read.ok) throw new Error(read.error.kind);
  const { price, url, variants } = read.value;
  const found = await ports.searchBox.find('nl-nl', read.value.name, 'search');
  const hit = found.products.find((one) => one.hit.sku === product?.sku)?.hit;
  const cartId = await ports.carts.create('nl-nl');
  const added = await ports.carts.add(
    'nl-nl',
    cartId.ok ? cartId.value : '',
    [{ sku, quantity: 1 }],
    'a-key-of-its-own',
  );
  const cart = added.ok ? added.value.cart : null;
  const shell = await ports.content.shell('nl-nl');
  const page = await showPage(ports, config.site, {
    locale: 'nl-nl',
    hostKnown: true,
    ...splitUrl(url),
  });
  if (!shell.ok || page.kind === 'moved') throw new Error('no page');
  const renderer = createRenderer({ assets: smallAssets, site: config.site, ports });
  const html = renderer.page({ model: page.model, shell: shell.value });
  const thing = readJsonLd(html).find((one) => textAt(one, '@type').startsWith('Product'));
  const [variant = thing] = thingsAt(thing, 'hasVariant');
  const [offer] = thingsAt(variant, 'offers');
  const [specification] = thingsAt(offer, 'priceSpecification');
  const { items } = readXmlFeed(await feedOf(ports, 'nl-nl', FEED_FORMATS.xml));
  const item = items.find((one) => textOf(one, 'id') === sku) ?? {};
  const isShown = (amount: number) => html.includes(formatPrice(euroCents(amount)));
  await close();
  return {
    product: price.regular.cents,
    variant: variants.find((one) => one.sku === sku)?.price.regular.cents,
    card: hit?.price.regular.cents,
    percent: [price, hit?.price].map((one) => one && displayPriceOf(one)?.percent),
    cart: cart?.items[0]?.regularPrice.cents,
    saved: cart?.prices.saved.cents,
    structuredData: Math.round(Number(valueAt(specification, 'price')) * 100),
    feed: textOf(item, 'price'),
    isShown: isShown(LOWEST),
  };
}

const expected = (was: number) => {
  const percent = Math.floor(((was - cents) * 100) / was);
  return {
    product: was,
    variant: was,
    card: was,
    percent: [percent, percent],
    cart: was,
    saved: was - cents,
    structuredData: was,
    feed: `${(was / 100).toFixed(2)} EUR`,
  };
};

describe('the was-price of a composed shop', () => {
  it('P3a is the one of the catalogue, where the ledger knows no lower price', async () => {
    expect(await wasPrices(join(folder, 'usual'))).toMatchObject(expected(wasCents ?? 0));
  });

  it('P3a is one number on card, product, cart, in structured data and feed: the lowest of the ledger', async () => {
    const dataDir = join(folder, 'lower');
    const database = openPriceDatabase(join(dataDir, PRICE_FILE));
    const ledger = createEmbeddedPriceLedger(database);
    await ledger.append(reducedBefore());
    database.close();
    expect(await wasPrices(dataDir)).toEqual({ ...expected(LOWEST), isShown: true });
  });
});

/** Seen in the thirty days before the earliest and the latest reduction of the demo. */
const reducedBefore = () =>
  [...SEEN, ...SEEN.map((at) => at + 40 * 24 * 60 * 60 * 1000)].map((at) => ({
    market: 'nl-nl' as const,
    sku,
    cents: LOWEST,
    at,
  }));

describe('the walks through the assortment', () => {
  afterEach(() => void vi.restoreAllMocks());

  const config = configOf({ DATA_DIR: join(folder, 'walks'), LOG_LEVEL: 'silent' });
  const waitsFor = (isFirst: boolean) => {
    const later = vi.spyOn(globalThis, 'setTimeout');
    const link = { isFirst, ask: () => Promise.resolve(undefined), onPurge: () => undefined };
    const server = composeServer(config, { link });
    const walks = () => later.mock.calls.filter(([, delay]) => delay === FIRST_WALK).length;
    return { ...server, walks };
  };

  it('P3a are started by the process that serves, not by a command', async () => {
    const { walks, startRuns, close } = waitsFor(true);
    expect(walks()).toBe(0);
    startRuns();
    expect(walks()).toBe(1);
    await close();
  });

  it('P3a are those of one worker', async () => {
    const { walks, startRuns, close } = waitsFor(false);
    startRuns();
    expect(walks()).toBe(0);
    await close();
  });
});
