import { attributeValue, GUARANTEE } from '../catalog/page-attributes.ts';
import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';
import { hasTrial, trialTerms } from '../catalog/trial.ts';
import { type Guarantee, parseGuarantee } from '../duties/fact-formats.ts';
import type { Price } from '../pricing/price.ts';
import { deliveryCost } from './delivery-cost.ts';

/** Delivery services free of charge. */
export type DeliveryService = 'to-room' | 'assembly' | 'take-back' | 'parcel';

/**
 * The delivery services of a product: two people carry large products to the room, assemble those
 * that come in parts, and take back the replaced one; other products are sent as a parcel.
 */
export function deliveryServices(product: Pick<Product, 'attributes'>): readonly DeliveryService[] {
  const type = productType(product);
  if (type === undefined) return ['parcel'];
  switch (type) {
    case 'box-spring':
      return ['to-room', 'assembly', 'take-back'];
    case 'mattress':
    case 'topper':
      return ['to-room', 'take-back'];
    case 'bed-frame':
    case 'bed-base':
    case 'cabinet':
      return ['to-room'];
    case 'bedding':
    case 'bedside-lamp':
    case 'cushion':
    case 'duvet':
    case 'duvet-cover':
    case 'fitted-sheet':
    case 'mattress-protector':
    case 'pillow':
    case 'stool':
      return ['parcel'];
  }
}

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

/** The promises of the shop next to the add-to-cart button. */
export type ProductPromise =
  | 'trial'
  | 'returns'
  | 'free-delivery'
  | 'delivery'
  | 'guarantee'
  | 'take-back';

/** Maximum number of promises: shoppers do not read more than four. */
export const MAX_PROMISES = 4;

/** The promises that apply to a product at a price, the most important first. */
export function productPromises(
  product: Pick<Product, 'attributes'>,
  { final }: Pick<Price, 'final'>,
): readonly ProductPromise[] {
  const isFree = deliveryCost(final).cents === 0;
  const promises: readonly (ProductPromise | undefined)[] = [
    hasTrial(product) ? 'trial' : 'returns',
    isFree ? 'free-delivery' : 'delivery',
    guaranteeOf(product) ? 'guarantee' : undefined,
    deliveryServices(product).includes('take-back') ? 'take-back' : undefined,
  ];
  return promises.filter((promise) => promise !== undefined).slice(0, MAX_PROMISES);
}

/**
 * The guarantee of a product, besides the shopper's rights by law, which are no promise of a shop
 * (Directive 2005/29/EC, annex I no. 10). `undefined` without one.
 */
export const guaranteeOf = (product: Pick<Product, 'attributes'>): Guarantee | undefined =>
  parseGuarantee(attributeValue(product, GUARANTEE) ?? '');
