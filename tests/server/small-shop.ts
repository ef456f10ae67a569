import { adviceRules } from '#demo/advice/rules.ts';
import type { Express } from 'express';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedShopRequests } from '#adapters/embedded/embedded-shop-requests.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createEmbeddedAdviceRules } from '#adapters/embedded/embedded-advice-rules.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
import { createEmbeddedStockAlerts } from '#adapters/embedded/embedded-stock-alerts.ts';
import { deliveryPlan } from '#demo/delivery/delivery-plan.ts';
import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductAddresses,
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createEmbeddedStoreStock } from '#adapters/embedded/embedded-store-stock.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import type { PriceLedger } from '#ports/price-ledger.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { type AppInput, createApp } from '#server/app.ts';
import { type Assets, createAssets } from '#server/assets.ts';
import { type Config, parseConfig } from '#server/config.ts';
import { createHttpServer, drain, type ShopServer } from '#server/http-server.ts';
import { escapeHtml, escapeJson } from '#server/inline-scripts.ts';
import { documentHtml, headHtml } from '#server/document.ts';
import type { Renderer } from '#server/renderer.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { createConnectionArrivals } from '#server/turns/arrivals.ts';
import { memoize, once } from '#src/shared/memoize.ts';
import { err } from '#src/shared/result.ts';
import { memoryDatabase } from '../support/memory-database.ts';
import { createMemoryIdempotencyRecords } from '../support/memory-idempotency-records.ts';
import { createMemoryLog, type MemoryLog } from '../support/memory-log.ts';
import { createMemorySearchEvents } from '../support/memory-search-events.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { ask, type Question } from './ask.ts';

export const smallAssets: Assets = createAssets({
  modules: ['/assets/main-1.js'],
  styles: 'body{margin:0}',
  fonts: ['/assets/figtree-1.woff2'],
});

/** Minimal pages: the head, the title, the boot data. */
export const plainRenderer: Renderer = {
  build: smallAssets.build,
  contentSecurityPolicy: smallAssets.contentSecurityPolicy,
  page: ({ model, shell }) =>
    documentHtml({
      locale: model.locale,
      head: `${headHtml(model.head, { locale: model.locale, shell })}\n${smallAssets.styles(model)}\n${smallAssets.scripts(model)}`,
      content: `<h1>${model.type}</h1>`,
      boot: escapeJson(model),
    }),
  inspect: ({ locale, explanation }) =>
    documentHtml({
      locale,
      head: smallAssets.styles(),
      content: `<h1>inspect</h1>${escapeHtml(JSON.stringify(explanation ?? {}))}`,
    }),
  duties: ({ locale, duties }) =>
    documentHtml({
      locale,
      head: smallAssets.styles(),
      content: `<h1>duties</h1>${escapeHtml(JSON.stringify(duties))}`,
    }),
  outage: (locale) =>
    documentHtml({ locale, head: smallAssets.styles(), content: '<h1>Storing</h1>' }),
  setup: (locale, missing) =>
    documentHtml({
      locale,
      head: smallAssets.styles(),
      content: `<h1>Leeg: ${missing.join(', ')}</h1>`,
    }),
  busy: (locale) => documentHtml({ locale, head: smallAssets.styles(), content: '<h1>Druk</h1>' }),
  maintenance: (locale) =>
    documentHtml({ locale, head: smallAssets.styles(), content: '<h1>Onderhoud</h1>' }),
};

/** The store of a catalogue, with its indexes: once for all test files of a worker. */
export const storeOf = memoize((catalogue: CatalogueData) => createCatalogueStore(catalogue));

/** Ports that read a catalogue; they keep nothing of a question. */
const readPorts = memoize((catalogue: CatalogueData) => {
  const store = storeOf(catalogue);
  return {
    content: createEmbeddedContentSource(smallContent, store),
    search: withCategoryKinds(createEmbeddedProductSearch(store), shopCatalogue),
    searchBox: createEmbeddedSearchBox(store, {
      content: smallContent,
      texts: createProductTexts(store),
      topSearches: { nl: ['matras', 'topper'], de: [], en: [] },
    }),
    recommender: createEmbeddedRecommender(store, [
      { day: '2026-01-01', skus: ['M1', 'T1'] },
      { day: '2026-01-01', skus: ['M2'] },
    ]),
    catalog: createEmbeddedProductCatalog(store),
    storeStock: createEmbeddedStoreStock(store, () => []),
    addresses: createEmbeddedProductAddresses(),
    assortment: createEmbeddedAssortment(store),
    reviews: createEmbeddedProductReviews(store),
  };
});

/** Opens its database at the first question: most of the shops that tests open ask none. */
function memoryPrices(): PriceLedger {
  const ledger = once(() => createEmbeddedPriceLedger(openPriceDatabase(':memory:')));
  return {
    append: (seen) => ledger().append(seen),
    histories: (...asked) => ledger().histories(...asked),
    importRecords: (batches) => ledger().importRecords(batches),
    listAfter: (...asked) => ledger().listAfter(...asked),
  };
}

/** The small shop's ports, with carts in memory and without pictures. */
export function smallPorts(catalogue: CatalogueData = smallCatalogue): ServerPorts {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  const database = memoryDatabase();
  const ids = createSequentialIds('id-');
  return {
    ...readPorts(catalogue),
    contentHooks: { read: () => err({ kind: 'unsigned' }) },
    searchEvents: createMemorySearchEvents(clock),
    carts: createEmbeddedCartGateway({
      database,
      offerOf: offersOf(storeOf(catalogue)),
      coupons: [
        { code: 'TEN', discount: { kind: 'percent', percent: 10 } },
        { code: 'OLD', discount: { kind: 'percent', percent: 10 }, until: '2025-12-31' },
      ],
      ids,
      clock,
    }),
    newsletter: createEmbeddedNewsletter({ database, ids, clock }),
    stockAlerts: createEmbeddedStockAlerts({ database, ids, clock }),
    reviewWriter: createEmbeddedReviewWriter({ database, ids, clock }),
    purchases: createEmbeddedPurchases({ database, clock, isTold: true }),
    shopRequests: createEmbeddedShopRequests({
      database,
      clock,
      shopEmail: 'shop@sluimer.example',
    }),
    deliverySlots: createEmbeddedDeliverySlots({ database, plan: deliveryPlan, clock }),
    withdrawals: createEmbeddedWithdrawals({
      database,
      clock,
      shopEmail: 'service@sluimer.example',
    }),
    adviceRules: createEmbeddedAdviceRules(adviceRules),
    prices: memoryPrices(),
    pictures: { read: () => Promise.resolve(err('not-found')) },
    // Its lists are of full length from the start.
    cache: createMemoryCache({ stopwatch: clock, mostEntries: 1000 }),
    locks: createMemoryLocks(clock),
    rateLimits: createMemoryRateLimits(clock),
    idempotencyRecords: createMemoryIdempotencyRecords(clock),
    clock,
    timers: PROCESS_TIMERS,
    ids,
    log: createMemoryLog(),
  };
}

export function configOf(environment: Readonly<Record<string, string>> = {}): Config {
  const config = parseConfig(environment);
  if (config.ok) return config.value;
  throw new Error(config.error.join('\n'));
}

export type RunningShop = {
  ask(path: string, question: Question): Promise<Response>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** A call of another program, with its arguments as JSON. */
  call(path: string, args: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  readonly port: number;
};

/** Log entries without the one line per request. */
export const withoutRequests = ({ entries }: MemoryLog): MemoryLog['entries'] =>
  entries.filter(({ event }) => event !== 'request');

const servers: ShopServer[] = [];
afterAll(() => Promise.all(servers.map((server) => drain(server))));

/** A shop on a free port for the tests of one file; it closes after them. */
export async function openShop(
  input: Partial<AppInput> & {
    readonly environment?: Readonly<Record<string, string>>;
    /** What listens in the app's place. */
    readonly inFront?: (app: Express) => RequestListener;
  } = {},
): Promise<RunningShop> {
  const { environment, inFront = (app) => app, ...given } = input;
  const arrivals = createConnectionArrivals();
  const app = createApp({
    config: configOf(environment),
    ports: smallPorts(),
    renderer: plainRenderer,
    arrivals,
    ...given,
  });
  const server = createHttpServer(inFront(app));
  arrivals.watch(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ask: (path, question) => ask(port, path, question),
    get: (path, headers = {}) => ask(port, path, { headers }),
    post: (path, body, headers = {}) => ask(port, path, { method: 'POST', body, headers }),
    call: (path, args, headers = {}) =>
      ask(port, path, {
        method: 'POST',
        body: JSON.stringify(args),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  };
}
