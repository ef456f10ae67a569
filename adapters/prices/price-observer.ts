import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { PriceLedger, SeenPrice } from '#ports/price-ledger.ts';
import type { Assortment, ProductCatalog, ProductsByUrl } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Appends the prices that the commerce side gives to the ledger, beside the requests. */
export interface PriceObserver {
  saw(market: Locale, products: readonly Product[]): void;
  /** Appends what waits, and starts no more; for the end of the process. */
  stop(): Promise<void>;
}

type ObserverParts = {
  readonly ledger: Pick<PriceLedger, 'append'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
};

/** Prices that wait at most; more are not observed, and told. */
export const MAX_WAITING = 20_000;

/** Prices that are appended in one transaction, of a few milliseconds. */
const BATCH = 200;

/** Until a batch is appended, and until it is tried again, in milliseconds. */
export const BATCH_DELAY = 1000;
const RETRY_DELAY = 10_000;

/**
 * Failures in a row after which a batch is given up, in about an hour: another reader of the product
 * sees the prices again, and one that can never be stored must not keep others waiting for ever.
 */
export const MAX_TRIES = 360;

type Batch = readonly (readonly [string, SeenPrice])[];

/** Why a batch was not appended; a ledger may also throw. */
async function failureOf(
  ledger: ObserverParts['ledger'],
  batch: Batch,
): Promise<string | undefined> {
  try {
    const appended = await ledger.append(batch.map(([, seen]) => seen));
    return appended.ok ? undefined : appended.error.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const pricesIn = (market: Locale, products: readonly Product[], at: number): Batch =>
  products.flatMap(({ variants }) =>
    variants.map(({ sku, price: { final } }) => [
      `${market} ${sku} ${final.cents}`,
      { market, sku, cents: final.cents, at },
    ]),
  );

/**
 * Collects prices for a second. One that is seen again meanwhile is kept once, so that a popular
 * product costs no more than another.
 */
export function createPriceObserver({ ledger, clock, log, after }: ObserverParts): PriceObserver {
  const waiting = new Map<string, SeenPrice>();
  let dropped = 0;
  let tries = 0;
  let isStopped = false;
  let callOff: (() => void) | undefined;
  let appending: Promise<void> | undefined;

  function schedule(delay: number): void {
    if (isStopped || callOff || appending || waiting.size === 0) return;
    callOff = after(delay, () => void appendBatch());
  }

  function appendBatch(): Promise<void> {
    callOff = undefined;
    const batch = [...waiting.entries()].slice(0, BATCH);
    for (const [key] of batch) waiting.delete(key);
    appending = append(batch);
    return appending;
  }

  /** What could not be appended waits again, unless it has been seen since. */
  async function append(batch: Batch): Promise<void> {
    if (dropped > 0) log.warn('prices-not-observed', { count: dropped });
    dropped = 0;
    const failure = await failureOf(ledger, batch);
    appending = undefined;
    if (failure === undefined) {
      tries = 0;
      return schedule(0);
    }
    log.warn('prices-unavailable', { message: failure });
    tries += 1;
    if (tries < MAX_TRIES) {
      for (const [key, seen] of batch) if (!waiting.has(key)) waiting.set(key, seen);
    } else {
      tries = 0;
      log.warn('prices-not-observed', { count: batch.length });
    }
    schedule(RETRY_DELAY);
  }

  return {
    saw(market, products) {
      for (const [key, seen] of pricesIn(market, products, clock.now())) {
        // What is seen again goes to the end: prices are appended in the order of their moments.
        const isKnown = waiting.delete(key);
        if (isKnown || waiting.size < MAX_WAITING) waiting.set(key, seen);
        else dropped += 1;
      }
      schedule(BATCH_DELAY);
    },
    async stop() {
      isStopped = true;
      callOff?.();
      callOff = undefined;
      await appending;
      while (waiting.size > 0) {
        const before = waiting.size;
        await appendBatch();
        if (waiting.size >= before) return;
      }
    },
  };
}

export const withObservedCatalog = (
  catalog: ProductCatalog,
  observer: PriceObserver,
): ProductCatalog => ({
  async product(locale, sku) {
    const answer = await catalog.product(locale, sku);
    if (answer.ok) observer.saw(locale, [answer.value]);
    return answer;
  },
});

export const withObservedProductsByUrl = (
  products: ProductsByUrl,
  observer: PriceObserver,
): ProductsByUrl => ({
  async productAt(locale, path) {
    const answer = await products.productAt(locale, path);
    if (answer.ok) observer.saw(locale, [answer.value]);
    return answer;
  },
});

export const withObservedAssortment = (
  assortment: Assortment,
  observer: PriceObserver,
): Assortment => ({
  ...assortment,
  async products(locale, request) {
    const answer = await assortment.products(locale, request);
    if (answer.ok) observer.saw(locale, answer.value.products);
    return answer;
  },
});

/** Time between two walks through the assortment, in milliseconds; see `MAX_GAP`. */
export const WALK_PERIOD = 12 * 60 * 60 * 1000;

/** The first walk begins when a started server has settled. */
export const FIRST_WALK = 60_000;

/** Between two pages of a walk: an upstream has better things to do. */
const PAGE_PAUSE = 2000;

/** Times that a page is asked for before the walk of its market ends. */
const PAGE_TRIES = 3;

const PRODUCTS_PER_PAGE = 50;

/** What an operator may set while goods have no facts (docs/magento.md). */
const SETTING_THAT_SELLS = 'GOODS_WITHOUT_FACTS=sell';

/** What an operator may do while the ledger does not know thirty days (docs/price-ledger.md). */
const IMPORT_COMMAND = 'npm run prices -- import';

type WalkParts = Pick<ObserverParts, 'after' | 'log'> & {
  readonly assortment: Pick<Assortment, 'products'>;
  readonly markets: readonly Locale[];
  /** How many reductions of a market have no was-price, because their history is not known. */
  readonly hiddenIn: (market: Locale) => number;
};

/**
 * Reads all products of all markets twice a day, so that the prices of those that nobody asks for
 * are observed, too; and says how many are withheld, and how many reductions have no was-price.
 * Returns a function that ends it.
 */
export function startPriceWalks({
  after,
  log,
  assortment,
  markets,
  hiddenIn,
}: WalkParts): () => void {
  const walking = { isStopped: false, callOff: after(FIRST_WALK, walk) };

  const pause = (): Promise<void> =>
    new Promise((resume) => {
      walking.callOff = after(PAGE_PAUSE, resume);
    });

  /** One failure must not cost all pages behind it. */
  async function readPage(market: Locale, page: number): ReturnType<Assortment['products']> {
    for (let left = PAGE_TRIES - 1; ; left -= 1) {
      const answer = await assortment.products(market, {
        page,
        productsPerPage: PRODUCTS_PER_PAGE,
      });
      if (answer.ok || left === 0 || walking.isStopped) return answer;
      await pause();
    }
  }

  function tellOf(market: Locale, withheld: number, total: number): void {
    if (withheld > 0)
      log.warn('goods-withheld', { market, count: withheld, total, setting: SETTING_THAT_SELLS });
    const count = hiddenIn(market);
    if (count > 0)
      log.warn('reductions-without-history', { market, count, command: IMPORT_COMMAND });
  }

  async function walkMarket(market: Locale): Promise<void> {
    let withheld = 0;
    for (let page = 1, pages = 1; page <= pages && !walking.isStopped; page += 1) {
      const answer = await readPage(market, page);
      if (!answer.ok) return log.warn('prices-not-walked', { market, page, ...answer.error });
      const { total } = answer.value;
      withheld += answer.value.withheld ?? 0;
      pages = Math.ceil(total / PRODUCTS_PER_PAGE);
      if (page < pages) await pause();
      else tellOf(market, withheld, total);
    }
  }

  async function walkMarkets(): Promise<void> {
    for (const market of markets) if (!walking.isStopped) await walkMarket(market);
  }

  function walk(): void {
    void walkMarkets()
      .catch((error: unknown) => log.error('prices-not-walked', { error }))
      .finally(() => {
        if (!walking.isStopped) walking.callOff = after(WALK_PERIOD, walk);
      });
  }

  return () => {
    walking.isStopped = true;
    walking.callOff();
  };
}
