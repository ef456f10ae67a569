import { byAvailabilityThenPrice } from './by-availability-then-price.ts';
import { toHit } from './hit-of-variant.ts';
import type { Hit, Product } from './product.ts';

/** The hit of a product if no size was requested: the variant that its price belongs to. */
export function toDefaultHit(product: Product): Hit {
  const [shown = product.variants[0]] = product.variants.toSorted(byAvailabilityThenPrice);
  const isFrom = product.variants.some(({ price }) => price.final.cents > shown.price.final.cents);
  return toHit(product, shown, isFrom);
}
