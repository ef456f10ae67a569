import type { ReactNode } from 'react';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import { Detail } from '../checkout/OrderDetails.tsx';
import { LostAppointment } from './LostAppointment.tsx';
import { useDeliveryText } from './delivery-text.ts';
import { useDeliveryTotals } from './use-delivery-totals.ts';

/** The chosen day, window and services of an order, or why there is no day, with a link to change them. */
export function OrderDelivery({ delivery }: { readonly delivery: CartDelivery }): ReactNode {
  const { words } = useDeliveryText();
  const { appointment, services } = useDeliveryTotals(delivery);
  return (
    <Detail
      title={words('order.title')}
      form="cart-delivery"
      value={
        delivery.chosen && (
          <>
            {appointment === undefined ? (
              <LostAppointment delivery={delivery} />
            ) : (
              <p>{appointment}</p>
            )}
            <p>{words('to', { code: delivery.postalCode })}</p>
            {services.map(({ name }) => (
              <p key={name}>{name}</p>
            ))}
          </>
        )
      }
    />
  );
}
