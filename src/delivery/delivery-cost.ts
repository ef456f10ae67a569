import { euros, type Money } from '../pricing/money.ts';

/** From so much on an order is delivered at no charge, in cents. */
export const FREE_DELIVERY_CENTS = 5000;

const DELIVERY_CENTS = 495;

/** What it costs to have an order of this total delivered: once, however much is in it. */
export const deliveryCost = (total: Money): Money =>
  euros(total.cents >= FREE_DELIVERY_CENTS ? 0 : DELIVERY_CENTS);
