import type { Appointment } from './appointment.ts';
import type { SampleOrder } from './sample-order.ts';

/** What shoppers ask the shop for by letter: people of the shop answer it. */
export type ShopRequest =
  | { readonly kind: 'appointment'; readonly appointment: Appointment }
  | { readonly kind: 'samples'; readonly samples: SampleOrder };

/** Rate limit of requests per client: `max` in `period` milliseconds; each is a mail to the shop. */
export const SHOP_REQUEST_RATE_LIMIT = { max: 5, period: 10 * 60 * 1000 } as const;
