import { byOffer } from './by-offer.ts';
import { toHit } from './hit-of-variant.ts';
import type { Hit, Product } from './product.ts';

/** A product as it is shown where no size was asked for: by the variant that its price names. */
export function plainHit(product: Product): Hit {
  const [shown = product.variants[0]] = product.variants.toSorted(byOffer);
  const isFrom = product.variants.some(({ price }) => price.final.cents > shown.price.final.cents);
  return toHit(product, shown, isFrom);
}
