import { attributeValue, GUARANTEE_CODE } from '../catalog/page-attributes.ts';
import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';
import { hasTrial, trialTerms } from '../catalog/trial.ts';
import { type Guarantee, parseGuarantee } from '../duties/fact-formats.ts';
import type { Money } from '../pricing/money.ts';
import type { Price } from '../pricing/price.ts';
import { deliveryCost } from './delivery-cost.ts';
import { type DeliveryService, servicesOfType } from './delivery-services.ts';

/**
 * The delivery services of a product: two people carry large products to the room, assemble those
 * that come in parts, and take back the replaced one; other products are sent as a parcel.
 */
export const deliveryServices = (
  product: Pick<Product, 'attributes'>,
): readonly DeliveryService[] => servicesOfType(productType(product));

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

/** What the shop grants for some products and not for others. */
export type GoodsTerms = {
  readonly hasTrial: boolean;
  /** Whether the product that it replaces is taken back. */
  readonly isTakenBack: boolean;
  readonly guarantee?: Guarantee;
};

/** Goods that nothing is granted for, or of which nothing is known. */
export const NO_TERMS: GoodsTerms = { hasTrial: false, isTakenBack: false };

export function goodsTerms(product: Pick<Product, 'attributes'>): GoodsTerms {
  const guarantee = guaranteeOf(product);
  return {
    hasTrial: hasTrial(product),
    isTakenBack: deliveryServices(product).includes('take-back'),
    ...(guarantee && { guarantee }),
  };
}

/** The promises that apply to a product at a price, the most important first. */
export const productPromises = (
  product: Pick<Product, 'attributes'>,
  { final }: Pick<Price, 'final'>,
): readonly ProductPromise[] => promisesOf([goodsTerms(product)], final);

/**
 * The promises that are true of all goods of an order with a total: the trial only if each has one.
 * The taking back names the old mattress, and most guarantees a part, so that some goods are enough.
 */
export function promisesOf(goods: readonly GoodsTerms[], total: Money): readonly ProductPromise[] {
  const isFree = deliveryCost(total).cents === 0;
  const promises: readonly (ProductPromise | undefined)[] = [
    goods.every((terms) => terms.hasTrial) ? 'trial' : 'returns',
    isFree ? 'free-delivery' : 'delivery',
    commonGuarantee(goods) ? 'guarantee' : undefined,
    goods.some(({ isTakenBack }) => isTakenBack) ? 'take-back' : undefined,
  ];
  return promises.filter((promise) => promise !== undefined);
}

/**
 * The guarantee of goods, if those that have one have the same. One of the whole product names no
 * part, so that it is promised only if all goods have it.
 */
export function commonGuarantee(goods: readonly GoodsTerms[]): Guarantee | undefined {
  const [first, ...others] = goods.flatMap(({ guarantee }) => guarantee ?? []);
  if (first?.part === 'product' && others.length + 1 < goods.length) return undefined;
  const isShared = others.every(
    ({ years, part, guarantor }) =>
      years === first?.years && part === first.part && guarantor === first.guarantor,
  );
  return isShared ? first : undefined;
}

/**
 * The guarantee of a product, besides the shopper's rights by law, which are no promise of a shop
 * (Directive 2005/29/EC, annex I no. 10). `undefined` without one.
 */
export const guaranteeOf = (product: Pick<Product, 'attributes'>): Guarantee | undefined =>
  parseGuarantee(attributeValue(product, GUARANTEE_CODE) ?? '');
