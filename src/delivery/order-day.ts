import { shopDay } from '../shared/shop-day.ts';

/**
 * Until which hour an order is still one of its day: the last parcels leave the warehouse at ten in
 * the evening. Whatever is ordered later waits for the next day's.
 */
export const ORDER_CUT_OFF_HOUR = 22;

/**
 * The day that an order of now belongs to, `2026-11-27`: the shop's own, and from the cut-off hour on
 * the one after. `now` is in milliseconds since 1970.
 */
export const orderDay = (now: number, cutOffHour = ORDER_CUT_OFF_HOUR): string =>
  shopDay(now + (HOURS_PER_DAY - cutOffHour) * MILLISECONDS_PER_HOUR);

const HOURS_PER_DAY = 24;
const MILLISECONDS_PER_HOUR = 3_600_000;
