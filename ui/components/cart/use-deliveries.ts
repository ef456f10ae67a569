import { useEffect } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { combinedDays } from '#src/delivery/combined-days.ts';
import { deliveryDay } from '#src/delivery/delivery-day.ts';
import { remoteDays } from '#src/delivery/remote-days.ts';
import { countryOf } from '#src/shared/country.ts';
import { useShop } from '#ui/shop-context.tsx';

export type Deliveries = {
  /** The day on which goods of a SKU arrive at the earliest, `2026-06-12`. */
  readonly dayOf: (sku: string) => string | undefined;
  /** The first day on which all of the cart is there. */
  readonly combined: string | undefined;
};

/**
 * When what lies in a cart arrives, by the calendar of the country that it goes to: that of its
 * address, else the shop's own. To islands it takes longer, by the postal code of the address, else the
 * one that was typed on a product's page. `undefined` as long as it is not known.
 */
export function useDeliveries({
  items,
  shippingAddresses,
}: Pick<Cart, 'items' | 'shippingAddresses'>): Deliveries {
  const { locale, stores } = useShop();
  const { deliveries, navigation } = stores;
  useEffect(() => void deliveries.want(items), [deliveries, items]);
  const address = shippingAddresses[0];
  const country = address?.country ?? countryOf(locale);
  const extra = remoteDays(address?.postalCode ?? deliveries.postalCode, country);
  const daysOf = (sku: string) => deliveries.workingDays(sku);
  const dayIn = (days: number | undefined) =>
    days === undefined ? undefined : deliveryDay(navigation.page.today, days + extra, country);
  return {
    dayOf: (sku) => dayIn(daysOf(sku)),
    combined: dayIn(combinedDays(items.map(({ product }) => daysOf(product.sku)))),
  };
}
