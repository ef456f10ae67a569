import { DELIVERY_CENTS, FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { toCents } from './catalogue/offers.ts';

/** An amount in a text, given in euros, as the shop writes prices (P1): `€ 1.299,-`. */
export const amount = (euros: number): string => formatAmount(toCents(euros));

/** From this value of a cart on delivery is free. */
export const FREE_DELIVERY_FROM = formatAmount(FREE_DELIVERY_FROM_CENTS);

/** What delivery of a smaller cart costs. */
export const DELIVERY_COST = formatAmount(DELIVERY_CENTS);
