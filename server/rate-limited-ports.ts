import type { Request } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { clientIp } from './client-ip.ts';
import { rateLimitedCarts } from './rate-limited-carts.ts';
import { rateLimitedContent } from './rate-limited-content.ts';
import { rateLimitedNewsletter } from './rate-limited-newsletter.ts';
import { rateLimitedSearchEvents } from './rate-limited-search-events.ts';
import { rateLimitedWithdrawals } from './rate-limited-withdrawals.ts';
import type { ServerPorts } from './server-ports.ts';

/** The ports with the rate limits of one client. */
export function rateLimitedPorts(
  ports: ServerPorts,
  request: Pick<Request, 'ip'>,
  cartPace: CartRateLimits,
): ServerPorts {
  const client = clientIp(request);
  return {
    ...ports,
    content: rateLimitedContent(ports, client),
    carts: rateLimitedCarts({ ...ports, cartPace }, client),
    newsletter: rateLimitedNewsletter(ports, client),
    searchEvents: rateLimitedSearchEvents(ports, client),
    withdrawals: rateLimitedWithdrawals(ports, client),
  };
}
