import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './DeliveryTime.module.css';

/** What arrives within so many working days is promised as fast. */
const FAST_DELIVERY_DAYS = 3;

/** When it arrives, in working days. */
export function DeliveryTime({ days }: { readonly days: number }): ReactNode {
  const text = useText();
  const isFast = days <= FAST_DELIVERY_DAYS;
  return (
    <p className={classNames(styles['delivery'], isFast && styles['fast'])}>
      {isFast ? text('delivery.fast') : text('delivery.days', { count: days })}
    </p>
  );
}
