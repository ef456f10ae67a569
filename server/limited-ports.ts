import type { Request } from 'express';
import type { CartPace } from '#src/cart/cart-limits.ts';
import { clientAddress } from './client-address.ts';
import { limitedCarts } from './limited-carts.ts';
import { limitedContent } from './limited-content.ts';
import { limitedNewsletter } from './limited-newsletter.ts';
import { limitedSearchEvents } from './limited-search-events.ts';
import { limitedWithdrawals } from './limited-withdrawals.ts';
import type { ServerPorts } from './server-ports.ts';

/** The ports with the rate limits of one client. */
export function limitedPorts(
  ports: ServerPorts,
  request: Pick<Request, 'ip'>,
  cartPace: CartPace,
): ServerPorts {
  const client = clientAddress(request);
  return {
    ...ports,
    content: limitedContent(ports, client),
    carts: limitedCarts({ ...ports, cartPace }, client),
    newsletter: limitedNewsletter(ports, client),
    searchEvents: limitedSearchEvents(ports, client),
    withdrawals: limitedWithdrawals(ports, client),
  };
}
