import type { DeliverySlots } from '#ports/delivery-slots.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { err } from '#src/shared/result.ts';

type LimitParts = { readonly deliverySlots: DeliverySlots; readonly rateLimits: RateLimits };

/** Holds of a client for as long as they last: an office has one address, but may not fill the vans. */
const HOLDS_OF_CLIENT = { max: 20, period: HOLD_LIFETIME };

/**
 * Limits the slots that a client takes from others at a time. Reads are not limited.
 *
 * @param client from `clientIp`.
 */
export const rateLimitedDeliverySlots = (
  { deliverySlots, rateLimits }: LimitParts,
  client: string,
): DeliverySlots => ({
  ...deliverySlots,
  async hold(request) {
    const consumed = await rateLimits.take(`delivery-holds:client:${client}`, HOLDS_OF_CLIENT);
    if (consumed.ok) return deliverySlots.hold(request);
    return err({
      kind: 'slots-unavailable',
      status: 429,
      message: 'Too many deliveries were chosen from this address.',
      retryAfterSeconds: Math.ceil(consumed.error.retryAfter / 1000),
    });
  },
});
