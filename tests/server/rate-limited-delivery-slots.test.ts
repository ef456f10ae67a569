import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import { rateLimitedDeliverySlots } from '#server/rate-limited-ports.ts';
import type { DeliveryPlan } from '#src/delivery/delivery-plan.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { createDeliverySlots } from '../support/delivery-slots.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

const SLOT = { day: '2026-01-06', window: '08-12' } as const;

/** Vans with room for more carts than a client may hold. */
const MANY_VANS: DeliveryPlan = {
  regions: [
    {
      id: 'west',
      country: 'NL',
      postalCodes: [[1000, 1999]],
      weekdays: { 2: [{ window: SLOT.window, stops: 100 }] },
    },
  ],
  services: [],
};

const hold = (slots: DeliverySlots, cartId: string) => {
  const asked = { postalCode: '1017 AB', slot: SLOT, services: [] };
  return slots.hold({ cartId, key: 'k', country: 'NL', earliestDay: SLOT.day, ...asked, asked });
};

describe('rateLimitedDeliverySlots', () => {
  it('DS3 lets no client hold more than twenty slots at a time, whatever its carts', async () => {
    const clock = createFixedClock();
    const parts = {
      deliverySlots: createDeliverySlots(clock, MANY_VANS),
      rateLimits: createMemoryRateLimits(clock),
    };
    const limited = rateLimitedDeliverySlots(parts, 'client');
    for (let count = 1; count <= 20; count += 1)
      expect(await hold(limited, `cart ${count}`)).toMatchObject({ ok: true });
    expect(await hold(limited, 'more')).toMatchObject({
      error: { kind: 'slots-unavailable', status: 429, retryAfterSeconds: HOLD_LIFETIME / 1000 },
    });
    expect(await limited.choiceOf('cart 1')).toMatchObject({ ok: true });
    const other = rateLimitedDeliverySlots(parts, 'other');
    expect(await hold(other, 'theirs')).toMatchObject({ ok: true });
    clock.advance(HOLD_LIFETIME);
    expect(await hold(limited, 'later')).toMatchObject({ ok: true });
  });
});
