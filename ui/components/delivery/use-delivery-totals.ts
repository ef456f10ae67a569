import { servicesOfCart, type CartDelivery } from '#src/delivery/cart-delivery.ts';
import type { NamedService } from '../cart/CartTotals.tsx';
import { useDeliveryText } from './delivery-text.ts';

type DeliveryTotals = {
  readonly services: readonly NamedService[];
  readonly appointment: string | undefined;
};

/** What the totals of a cart say of its chosen delivery. */
export function useDeliveryTotals(delivery: CartDelivery | undefined): DeliveryTotals {
  const { words, appointmentText } = useDeliveryText();
  const chosen = delivery?.chosen;
  const isFixed = chosen?.state === 'held' || chosen?.state === 'booked';
  return {
    services: servicesOfCart(delivery).map(({ service, price }) => ({
      name: words(`service.${service}`),
      price,
    })),
    appointment: isFixed ? appointmentText(chosen) : undefined,
  };
}
