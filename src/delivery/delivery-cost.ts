import { euroCents, type Money } from '../pricing/money.ts';

/** Minimum order total for free delivery, in cents. */
export const FREE_DELIVERY_FROM_CENTS = 5000;

export const DELIVERY_CENTS = 495;

/** Delivery cost of an order with this total, independent of the number of items. */
export const deliveryCost = (total: Money): Money =>
  euroCents(total.cents >= FREE_DELIVERY_FROM_CENTS ? 0 : DELIVERY_CENTS);
