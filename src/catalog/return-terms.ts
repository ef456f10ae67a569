import { deliveryServices } from '../delivery/delivery-services.ts';
import type { Product } from './product.ts';
import { trialTerms } from './trial.ts';

/** For so many days goods come back that nobody has used. */
export const RETURN_DAYS = 30;

/** On which terms the shop takes goods back that do not please. */
export type ReturnTerms = {
  /** From the delivery on. */
  readonly days: number;
  /** What it costs the shopper, in cents. */
  readonly cents: number;
  /** True where the shopper sends a parcel; the shop picks up whatever is larger. */
  readonly isByMail: boolean;
  /** True where the shopper may have another instead of the money. */
  readonly isExchanged: boolean;
};

/** A product with a trial comes back until its last night (P4), anything else while it is unused. */
export function returnTerms(product: Pick<Product, 'attributes'>): ReturnTerms {
  const trial = trialTerms(product);
  return {
    days: trial?.nights ?? RETURN_DAYS,
    cents: trial?.pickUpCents ?? 0,
    isByMail: deliveryServices(product).includes('parcel'),
    isExchanged: (trial?.exchanges ?? 0) > 0,
  };
}
