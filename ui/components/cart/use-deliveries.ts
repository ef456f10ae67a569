import { useEffect } from 'react';
import { parsePostalCode } from '#src/address/postal-code.ts';
import type { Cart } from '#src/cart/cart.ts';
import {
  combinedDeliveryDays,
  type DeliveryPeriod,
  deliveryPeriod,
} from '#src/delivery/delivery-day.ts';
import { extraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import { countryOf } from '#src/shared/locale.ts';
import { useShop } from '../../shop-context.tsx';

export type Deliveries = {
  /** Days of arrival of a SKU. */
  readonly periodOf: (sku: string) => DeliveryPeriod | undefined;
  /** Name of the large piece with which a parcel of the cart comes; `undefined` if it comes alone. */
  readonly comesWith: (sku: string) => string | undefined;
  /** Days on which the complete cart can arrive. */
  readonly combined: DeliveryPeriod | undefined;
  /** Postal code that the days are for; `undefined` without a valid one. */
  readonly postalCode: string | undefined;
};

/**
 * Arrival days of a cart, by the calendar of the country of its shipping address, else of the shop.
 * Remote postal codes (islands) add days: that of the address, else the one typed on a product
 * page. `undefined` until they are known. What a van brings has no last day, nor what comes with it;
 * until it is known how all of a cart comes, no day is called the last.
 */
export function useDeliveries({
  items,
  shippingAddresses,
}: Pick<Cart, 'items' | 'shippingAddresses'>): Deliveries {
  const { locale, stores } = useShop();
  const { deliveries, navigation } = stores;
  useEffect(() => void deliveries.load(items), [deliveries, items]);
  const address = shippingAddresses[0];
  const country = address?.country ?? countryOf(locale);
  const typed = address?.postalCode ?? deliveries.postalCode;
  const code = parsePostalCode(typed, country);
  const extra = extraDeliveryDays(typed, country);
  const daysOf = (sku: string) => deliveries.workingDays(sku);
  const { today } = navigation.page;
  const isByVan = deliveries.mayBeByVan(items);
  const periodIn = (workingDays: number | undefined) =>
    workingDays === undefined
      ? undefined
      : deliveryPeriod({ today, workingDays, extraDays: extra, isByVan, country });
  const large = items.find(({ product }) => deliveries.isByVan(product.sku))?.product.name;
  const isParcel = (sku: string) => daysOf(sku) !== undefined && !deliveries.isByVan(sku);
  return {
    comesWith: (sku) => (isParcel(sku) ? large : undefined),
    periodOf: (sku) => periodIn(daysOf(sku)),
    combined: periodIn(combinedDeliveryDays(items.map(({ product }) => daysOf(product.sku)))),
    postalCode: code.ok ? code.value : undefined,
  };
}
