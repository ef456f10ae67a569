import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { rateLimitedDeliverySlots } from '#server/rate-limited-delivery-slots.ts';
import { createDeliverySlots } from '../support/delivery-slots.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

describe('rateLimitedDeliverySlots', () => {
  it('DS3 lets no client take more than sixty slots in ten minutes', async () => {
    const clock = createFixedClock();
    const parts = {
      deliverySlots: createDeliverySlots(clock),
      rateLimits: createMemoryRateLimits(clock),
    };
    const limited = rateLimitedDeliverySlots(parts, 'client');
    const hold = (slots: typeof limited, key: string) =>
      slots.hold({
        cartId: 'c',
        key,
        country: 'NL',
        postalCode: '1017 AB',
        earliestDay: '2026-01-06',
        slot: { day: '2026-01-06', window: '08-12' },
        services: [],
      });
    for (let count = 1; count <= 60; count += 1)
      expect(await hold(limited, `${count}`)).toMatchObject({ ok: true });
    expect(await hold(limited, 'more')).toMatchObject({
      error: { kind: 'slots-unavailable', status: 429, retryAfterSeconds: 600 },
    });
    expect(await limited.choiceOf('c')).toMatchObject({ ok: true });
    expect(await hold(rateLimitedDeliverySlots(parts, 'other'), 'k')).toMatchObject({ ok: true });
    clock.advance(600_000);
    expect(await hold(limited, 'later')).toMatchObject({ ok: true });
  });
});
