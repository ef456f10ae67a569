import { byAvailabilityThenPrice } from '#src/catalog/by-availability-then-price.ts';
import type { Variant } from '#src/catalog/product.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { NO_UPPER_BOUND, type OfferBounds } from '../product-record.ts';

/**
 * Returns for which price ranges each variant is the best offer: every range that includes its
 * price but not its bounds. A range from `lower` or less holds a better offer, as does one up to
 * `upper` or more. Only sold-out variants have an upper bound: a dearer variant in stock is a
 * better offer.
 */
export function offerBounds(variants: readonly Variant[]): ReadonlyMap<Variant, OfferBounds> {
  const best = variants.toSorted(byAvailabilityThenPrice);
  const onSale = best.filter(({ stock }) => stock > 0).map(eurosOf);
  return new Map(
    best.map((variant, place) => {
      const euros = eurosOf(variant);
      const before = best[place - 1];
      if (variant.stock > 0) {
        return [variant, { lower: before ? eurosOf(before) : -1, upper: NO_UPPER_BOUND }];
      }
      const cheaper = onSale.filter((price) => price <= euros);
      const soldOut = before && before.stock === 0 ? [eurosOf(before)] : [];
      return [
        variant,
        {
          lower: Math.max(-1, ...soldOut, ...cheaper.slice(-1)),
          upper: onSale.find((price) => price > euros) ?? NO_UPPER_BOUND,
        },
      ];
    }),
  );
}

const eurosOf = ({ price }: Variant): number => toEuroNumber(price.final);
