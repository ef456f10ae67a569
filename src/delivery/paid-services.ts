import type { ProductType } from '../catalog/attributes/attribute-key.ts';
import { productType } from '../catalog/product-type.ts';
import type { Product } from '../catalog/product.ts';
import { euroCents, type Money } from '../pricing/money.ts';
import { isTypeByVan } from './delivery-services.ts';
import { deliveryServices } from './product-terms.ts';

/**
 * What the crew of a van does besides: carries to a room, assembles, takes back the replaced
 * furniture, and carries up to the fourth floor or higher where there is no lift.
 */
export const PAID_SERVICES = ['to-room', 'assembly', 'take-back', 'high-floor'] as const;

export type PaidService = (typeof PAID_SERVICES)[number];

/** The price of a service for goods whose promises do not include it (`deliveryServices`). */
export type ServicePrice = {
  readonly service: PaidService;
  readonly cents: number;
  /** Whether it is paid once for the delivery, or for each piece that it is done to. */
  readonly per: 'delivery' | 'piece';
  /** Goods that it is offered for. */
  readonly types: readonly ProductType[];
};

/** A service that a cart may have, and its price for the whole cart; nothing if it is included. */
export type OfferedService = { readonly service: PaidService; readonly price: Money };

/** A line of a cart. */
export type ServicedLine = {
  readonly product: Pick<Product, 'attributes'>;
  readonly quantity: number;
};

/** Whether the shop's own van brings it; a parcel service takes all else, and gives no window. */
export const comesByVan = (product: Pick<Product, 'attributes'>): boolean =>
  isTypeByVan(productType(product));

/**
 * The services for the lines of a cart, in the order of the table. A piece whose page promises a
 * service gets it at no charge, so that the cart charges for the other pieces only.
 */
export function offeredServices(
  prices: readonly ServicePrice[],
  lines: readonly ServicedLine[],
): readonly OfferedService[] {
  return prices.flatMap((priced) => {
    const served = lines.filter(({ product }) => isServed(priced, product));
    if (served.length === 0) return [];
    const pieces = served
      .filter(({ product }) => !isPromised(priced.service, product))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const times = priced.per === 'piece' ? pieces : Math.min(1, pieces);
    return [{ service: priced.service, price: euroCents(priced.cents * times) }];
  });
}

function isServed({ types, service }: ServicePrice, product: ServicedLine['product']): boolean {
  const type = productType(product);
  return (type !== undefined && types.includes(type)) || isPromised(service, product);
}

const isPromised = (service: PaidService, product: ServicedLine['product']): boolean =>
  deliveryServices(product).some((promised) => promised === service);

/** The chosen services that are still offered, with their prices. */
export const chosenServices = (
  offered: readonly OfferedService[],
  chosen: readonly PaidService[],
): readonly OfferedService[] => offered.filter(({ service }) => chosen.includes(service));
