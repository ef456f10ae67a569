import { byOffer } from '#src/catalog/by-offer.ts';
import type { Variant } from '#src/catalog/product.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { NO_UPPER_BOUND, type OfferBounds } from '../product-record.ts';

/**
 * Of which price ranges each of these variants is the best offer. It is that of every range that
 * holds its own price, but neither bound: of a range from `lower` or less there is a better one, and
 * of a range up to `upper` or more. Only what is sold out has an upper bound: a dearer variant that
 * can be bought is a better offer.
 */
export function offerBounds(variants: readonly Variant[]): ReadonlyMap<Variant, OfferBounds> {
  const best = variants.toSorted(byOffer);
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
