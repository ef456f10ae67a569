import type { ReactNode } from 'react';
import { deliveryDay } from '#src/delivery/delivery-day.ts';
import { countryOf } from '#src/shared/locale.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useShop, useToday } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './ProductCardDelivery.module.css';

/** Maximum number of working days that is highlighted as fast delivery. */
const SOON = 3;

/** Earliest day of arrival. */
export function ProductCardDelivery({ workingDays }: { readonly workingDays: number }): ReactNode {
  const { text, locale } = useShop();
  const day = dayText(text, deliveryDay(useToday(), workingDays, countryOf(locale)));
  return (
    <p className={classNames(styles['delivery'], workingDays <= SOON && styles['soon'])}>
      {text('card.delivery', { day })}
    </p>
  );
}
