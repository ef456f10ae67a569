import type { ReactNode } from 'react';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import { useDeliveryText } from './delivery-text.ts';
import styles from './LostAppointment.module.css';

/** Says why the chosen slot is no longer the cart's; nothing if it is, or if there is none. */
export function LostAppointment({ delivery }: { readonly delivery: CartDelivery }): ReactNode {
  const { words, appointmentText } = useDeliveryText();
  const { chosen, postalCode: code } = delivery;
  if (!chosen || chosen.state === 'held' || chosen.state === 'booked') return null;
  return (
    <output className={styles['lost']}>
      {words(`state.${chosen.state}`, { appointment: appointmentText(chosen), code })}
    </output>
  );
}
