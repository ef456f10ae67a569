import type { ReactNode } from 'react';
import { deliveryPeriod } from '#src/delivery/delivery-day.ts';
import { countryOf } from '#src/shared/locale.ts';
import { deliveryDayText } from '../../i18n/day-text.ts';
import { useShop, useToday } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './ProductCardDelivery.module.css';

/** Maximum number of working days that is highlighted as fast delivery. */
const SOON = 3;

type ProductCardDeliveryProps = { readonly workingDays: number; readonly isByVan: boolean };

/** The day by which a parcel arrives, or the first day of the shop's van. */
export function ProductCardDelivery(props: ProductCardDeliveryProps): ReactNode {
  const { workingDays } = props;
  const { text, locale } = useShop();
  const order = { ...props, today: useToday(), country: countryOf(locale) };
  return (
    <p className={classNames(styles['delivery'], workingDays <= SOON && styles['soon'])}>
      {text('delivery.on', { days: deliveryDayText(text, deliveryPeriod(order)) })}
    </p>
  );
}
