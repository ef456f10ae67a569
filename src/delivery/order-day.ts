import { shopDay } from '../shared/shop-day.ts';

/**
 * Cut-off hour of an order day: the last parcels leave the warehouse at 22:00. Later orders count
 * for the next day.
 */
export const ORDER_CUT_OFF_HOUR = 22;

/**
 * The order day, `2026-11-27`, in the shop's time zone; from the cut-off hour on it is the next
 * day. `now` is in milliseconds since 1970.
 */
export const orderDay = (now: number, cutOffHour = ORDER_CUT_OFF_HOUR): string =>
  shopDay(now + (HOURS_PER_DAY - cutOffHour) * MILLISECONDS_PER_HOUR);

const HOURS_PER_DAY = 24;
const MILLISECONDS_PER_HOUR = 3_600_000;
