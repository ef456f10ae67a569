import type { Price } from '../pricing/price.ts';
import { deliveryCost } from './delivery-cost.ts';
import { deliveryServices } from './delivery-services.ts';
import { warrantyYears, STATUTORY_YEARS } from '../catalog/warranty.ts';
import type { Product } from '../catalog/product.ts';
import { hasTrial } from '../catalog/trial.ts';

/** The promises of the shop next to the add-to-cart button. */
export type ProductPromise =
  'trial' | 'returns' | 'free-delivery' | 'delivery' | 'warranty' | 'take-back';

/** Maximum number of promises: shoppers do not read more than four. */
export const MOST_PROMISES = 4;

/** The promises that apply to a product at a price, the most important first. */
export function productPromises(
  product: Pick<Product, 'attributes'>,
  { final }: Pick<Price, 'final'>,
): readonly ProductPromise[] {
  const isFree = deliveryCost(final).cents === 0;
  const promises: readonly (ProductPromise | undefined)[] = [
    hasTrial(product) ? 'trial' : 'returns',
    isFree ? 'free-delivery' : 'delivery',
    warrantyYears(product) > STATUTORY_YEARS ? 'warranty' : undefined,
    deliveryServices(product).includes('take-back') ? 'take-back' : undefined,
  ];
  return promises.filter((promise) => promise !== undefined).slice(0, MOST_PROMISES);
}
