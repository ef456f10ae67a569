import { deliveryServices } from './delivery-services.ts';
import type { Product } from '../catalog/product.ts';
import { trialTerms } from '../catalog/trial.ts';

/** Number of days within which unused products can be returned. */
export const RETURN_DAYS = 30;

/** The terms for returning a product. */
export type ReturnTerms = {
  /** Days after delivery. */
  readonly days: number;
  /** Cost of the return for the shopper, in cents. */
  readonly cents: number;
  /** True if the shopper sends a parcel; the shop picks up larger products. */
  readonly isByMail: boolean;
  /** True if the shopper may exchange the product instead of a refund. */
  readonly isExchanged: boolean;
};

/** A product with a trial can be returned until its last night (P4), any other while unused. */
export function returnTerms(product: Pick<Product, 'attributes'>): ReturnTerms {
  const trial = trialTerms(product);
  return {
    days: trial?.nights ?? RETURN_DAYS,
    cents: trial?.pickUpCents ?? 0,
    isByMail: deliveryServices(product).includes('parcel'),
    isExchanged: (trial?.exchanges ?? 0) > 0,
  };
}
