import { once } from './once.ts';

/** All shops live by one clock: the Netherlands, Belgium, Germany and Austria share their time. */
export const SHOP_ZONE = 'Europe/Amsterdam';

/** The date in the shop's own place, `2026-11-27`, at a time in milliseconds since 1970. */
export const shopDay = (now: number): string => day().format(now);

/** The Swedish way to write a date is that of ISO 8601. */
const day = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: SHOP_ZONE }),
);
