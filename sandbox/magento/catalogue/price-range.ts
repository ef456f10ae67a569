/** A price in cents: current, and before a reduction. */
export type PriceInCents = { readonly regular: number; readonly final: number };

/** Returns the lowest and highest of some prices, by current price. */
export function priceRange(prices: readonly [PriceInCents, ...PriceInCents[]]) {
  const sorted = prices.toSorted((a, b) => a.final - b.final);
  return {
    minimum_price: productPrice(sorted[0] ?? prices[0]),
    maximum_price: productPrice(sorted.at(-1) ?? prices[0]),
  };
}

/** Price range of a product without a price. */
export const NO_PRICES = {
  minimum_price: noPrice(),
  maximum_price: noPrice(),
};

function noPrice() {
  const money = { value: null, currency: 'EUR' };
  return { regular_price: money, final_price: money, discount: null };
}

export const moneyOf = (cents: number) => ({ value: cents / 100, currency: 'EUR' });

const productPrice = ({ regular, final }: PriceInCents) => ({
  regular_price: moneyOf(regular),
  final_price: moneyOf(final),
  discount: {
    amount_off: (regular - final) / 100,
    percent_off: regular > 0 ? Math.round((10_000 * (regular - final)) / regular) / 100 : 0,
  },
});

/** Maps a list whose type is non-empty. */
export const mapNonEmpty = <A, B>(
  [first, ...others]: readonly [A, ...A[]],
  map: (item: A) => B,
): readonly [B, ...B[]] => [map(first), ...others.map(map)];
