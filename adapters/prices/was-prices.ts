import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { PriceLedger } from '#ports/price-ledger.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { savedIn } from '#src/cart/cart-prices.ts';
import type { Cart, CartItem } from '#src/cart/cart.ts';
import { chooseVariant } from '#src/catalog/choose-variant.ts';
import type { Hit, Product, Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { latestPrice, priorPrice, type PriceHistory } from '#src/pricing/price-history.ts';
import { isReduced, type Price, withWasPrice } from '#src/pricing/price.ts';
import type { Locale } from '#src/shared/locale.ts';

/**
 * Replaces the was-prices of the commerce side by those that follow from the ledger: the one place
 * that decides them, for pages, feeds, structured data and the search index. What is not reduced
 * stays the same object, and costs no read.
 */
export interface WasPrices {
  ofProducts<One extends Product>(
    market: Locale,
    products: readonly One[],
  ): Promise<readonly One[]>;
  ofHits(market: Locale, hits: readonly Hit[]): Promise<readonly Hit[]>;
  ofCart(market: Locale, cart: Cart): Promise<Cart>;
  /**
   * How many reductions of a market that the commerce side states were last seen without a was-price,
   * because the ledger does not know their thirty days.
   */
  hiddenIn(market: Locale): number;
}

type WasPriceParts = {
  readonly ledger: Pick<PriceLedger, 'histories'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly drift: SchemaDrift;
};

export function createWasPrices(parts: WasPriceParts): WasPrices {
  const { ledger, clock, log } = parts;
  const hidden = new Map<Locale, Set<string>>();

  function note(market: Locale, sku: string, lowest: number | undefined): void {
    const skus = hidden.get(market) ?? new Set();
    hidden.set(market, skus);
    if (lowest !== undefined) skus.delete(sku);
    else if (skus.size < MAX_HIDDEN) skus.add(sku);
  }

  /** Without an answer nothing is known, and no was-price is shown. */
  async function historiesOf(market: Locale, skus: readonly string[]): Promise<Histories> {
    if (skus.length === 0) return new Map();
    const found = await ledger.histories(market, [...new Set(skus)]);
    if (found.ok) return found.value;
    log.warn('prices-unavailable', { market, message: found.error.message });
    return UNAVAILABLE;
  }

  const priceFrom =
    (market: Locale, histories: Histories) =>
    (sku: string | undefined, price: Price): Price => {
      if (!isReduced(price) && sku !== undefined) hidden.get(market)?.delete(sku);
      if (!isReduced(price) && price.prior === undefined) return price;
      const history = (sku !== undefined && histories.get(sku)) || [];
      const lowest = priorPrice(history, price.final.cents, clock.now());
      if (sku !== undefined && isReduced(price)) {
        if (histories !== UNAVAILABLE) note(market, sku, lowest);
        tellDisagreement(parts, market, sku, price, lowest);
      }
      const shown = withWasPrice(price, lowest);
      const isSame = price.prior === undefined && shown.regular.cents === price.regular.cents;
      return isSame ? price : shown;
    };

  return {
    hiddenIn: (market) => hidden.get(market)?.size ?? 0,
    async ofProducts(market, products) {
      const reduced = products.flatMap(({ variants }) =>
        variants.filter(({ price }) => isReduced(price)).map(({ sku }) => sku),
      );
      const toPrice = priceFrom(market, await historiesOf(market, reduced));
      return products.map((product) => pricedProduct(product, toPrice));
    },
    async ofHits(market, hits) {
      const reduced = hits.flatMap(({ price, variantSku }) =>
        isReduced(price) && variantSku !== undefined ? [variantSku] : [],
      );
      const toPrice = priceFrom(market, await historiesOf(market, reduced));
      return hits.map((hit) => {
        const price = toPrice(hit.variantSku, hit.price);
        return price === hit.price ? hit : { ...hit, price };
      });
    },
    async ofCart(market, cart) {
      const reduced = cart.items.filter(isReducedLine).map(({ product }) => product.sku);
      const histories = await historiesOf(market, reduced);
      const items = cart.items.map((item) => pricedLine(item, histories, clock.now()));
      if (items.every((item, index) => item === cart.items[index])) return cart;
      return { ...cart, items, prices: { ...cart.prices, saved: savedIn(items) } };
    },
  };
}

type Histories = ReadonlyMap<string, PriceHistory>;

/** The ledger did not answer: nothing is known of the histories, not even that they lack days. */
const UNAVAILABLE: Histories = new Map();

/** Reductions of a market that are remembered at most. */
const MAX_HIDDEN = 20_000;

type ToPrice = (sku: string | undefined, price: Price) => Price;

/** Tells of a prior price of the commerce side that is not the one of the ledger. */
function tellDisagreement(
  { log, drift }: WasPriceParts,
  market: Locale,
  sku: string,
  { prior }: Price,
  lowest: number | undefined,
): void {
  if (prior === undefined || lowest === undefined || prior.cents === lowest) return;
  log.warn('prior-price-disagrees', { market, sku, stated: prior.cents, lowest });
  drift.report({ upstream: 'magento', place: 'prior_price', item: sku });
}

function pricedProduct<One extends Product>(product: One, toPrice: ToPrice): One {
  const toVariant = (variant: Variant): Variant => {
    const price = toPrice(variant.sku, variant.price);
    return price === variant.price ? variant : { ...variant, price };
  };
  const [first, ...others] = product.variants;
  const variants: Product['variants'] = [toVariant(first), ...others.map(toVariant)];
  if (variants.every((variant, index) => variant === product.variants[index])) return product;
  const shown = variantOfPrice(product)?.sku;
  const { price = toPrice(undefined, product.price) } =
    variants.find(({ sku }) => sku === shown) ?? {};
  return { ...product, variants, price };
}

/**
 * The variant whose price the product shows. Others may cost the same and have another was-price:
 * it is the one that a page shows without a selection (P3).
 */
function variantOfPrice(product: Product): Variant | undefined {
  const isShown = ({ price }: Variant): boolean =>
    price.final.cents === product.price.final.cents &&
    price.regular.cents === product.price.regular.cents;
  const { chosen } = chooseVariant(product, {});
  return isShown(chosen) ? chosen : product.variants.find(isShown);
}

const isReducedLine = ({ regularPrice, price }: CartItem): boolean =>
  isReduced({ regular: regularPrice, final: price });

/**
 * A line of a bundle costs what the variant does and the differences of its parts: it saves what the
 * variant saves.
 */
function pricedLine(item: CartItem, histories: Histories, now: number): CartItem {
  if (!isReducedLine(item)) return item;
  const { price, regularPrice, options, product } = item;
  const history = histories.get(product.sku) ?? [];
  const hasParts = options.some(({ uid }) => uid !== undefined);
  const final = hasParts ? latestPrice(history) : price.cents;
  const lowest = final === undefined ? undefined : priorPrice(history, final, now);
  const saved = lowest === undefined || final === undefined ? 0 : Math.max(0, lowest - final);
  const regular = Math.min(regularPrice.cents, price.cents + saved);
  return regular === regularPrice.cents ? item : { ...item, regularPrice: euroCents(regular) };
}
