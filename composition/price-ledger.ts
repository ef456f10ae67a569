import { createEmbeddedPriceLedger, seedPrices } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase, type PriceDatabase } from '#adapters/embedded/price-database.ts';
import {
  createPriceObserver,
  type PriceObserver,
  startPriceWalks,
} from '#adapters/prices/price-observer.ts';
import { createWasPrices, type WasPrices } from '#adapters/prices/was-prices.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { pricesOf } from '#demo/commerce/price-history.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { PriceLedger } from '#ports/price-ledger.ts';
import { Assortment } from '#ports/product-catalog.ts';
import { token } from '#ports/token.ts';
import { SchemaDrift } from '#ports/upstreams.ts';
import type { Config } from '#server/config.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import type { Locale } from '#src/shared/locale.ts';
import { openOnOneMachine } from './data-dir.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Scope } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* What the shop knows of its own prices, whichever system holds the products. */

export const Prices = token<PriceDatabase>('Prices');
export const Observer = token<PriceObserver>('Observer');
/** Decides the was-prices of all ports. */
export const Reductions = token<WasPrices>('Reductions');

/** Starts to read all products twice a day. For the process that serves: a command has its own work. */
export const PriceWalks = token<PriceWalks>('PriceWalks');
export type PriceWalks = { readonly start: () => void };

export const priceLedger =
  (config: Config, isFirst: boolean): Wiring =>
  (bind) => {
    bind(Prices).toResolvedValue(openPrices(config), [Clock, ShutdownHooks]);
    bind(PriceLedger).toResolvedValue(createEmbeddedPriceLedger, [Prices]);
    bind(Reductions).toResolvedValue(
      (ledger: PriceLedger, clock: Clock, log: Log, drift: SchemaDrift) =>
        createWasPrices({ ledger, clock, log, drift }),
      [PriceLedger, Clock, Log, SchemaDrift],
    );
    bind(Observer).toResolvedValue(
      (ledger: PriceLedger, clock: Clock, log: Log, scope: ServerScope, closing: ShutdownHooks) => {
        const observer = createPriceObserver({ ledger, clock, log, after: laterIn(scope) });
        closing.add(() => observer.stop());
        return observer;
      },
      [PriceLedger, Clock, Log, Scope, ShutdownHooks],
    );
    bind(PriceWalks).toResolvedValue(
      (
        assortment: Assortment,
        reductions: WasPrices,
        log: Log,
        scope: ServerScope,
        closing: ShutdownHooks,
      ) => {
        const markets = servedLocales(config.site.domains);
        const hiddenIn = (market: Locale) => reductions.hiddenIn(market);
        const walk = { assortment, markets, hiddenIn, log, after: laterIn(scope) };
        return { start: () => void (isFirst && closing.add(startPriceWalks(walk))) };
      },
      [Assortment, Reductions, Log, Scope, ShutdownHooks],
    );
  };

/** Calls back later, outside the request that asks for it, without keeping the process alive. */
export const laterIn = (scope: ServerScope) => (milliseconds: number, callback: () => void) => {
  const timer = scope.shared(() => setTimeout(callback, milliseconds).unref());
  return () => clearTimeout(timer);
};

/** The file of a server's prices in `DATA_DIR`. */
export const PRICE_FILE = 'prices.db';

/** The embedded shop's data says itself what its prices were. */
const openPrices =
  (config: Config) =>
  (clock: Clock, closing: ShutdownHooks): PriceDatabase => {
    const database = openOnOneMachine(config, PRICE_FILE, openPriceDatabase);
    closing.add(() => database.close());
    if (config.upstreams.commerce.kind === 'embedded')
      seedPrices(database, pricesOf(catalogue.products, clock.now()));
    return database;
  };
