import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { CART_LIFETIME } from '#adapters/embedded/change-once.ts';
import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { ok } from '#src/shared/result.ts';
import { deliverySlotsContract, ONE_VAN } from '../../contracts/delivery-slots-contract.ts';
import { createFixedClock, type FixedClock } from '../../support/fixed-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'delivery-slots-'));
afterAll(() => rmSync(folder, { recursive: true }));

function openSlots(path = ':memory:', clock: FixedClock = createFixedClock()) {
  const database = openCartDatabase(path);
  const slots = createEmbeddedDeliverySlots({ database, plan: ONE_VAN, clock });
  return { slots, clock, database };
}

deliverySlotsContract('embedded', openSlots);

const EARLIEST = '2026-01-06';
const CARTS = ['a', 'b', 'c', 'd', 'e'];
const WINDOWS = [
  { window: '08-12', stops: 1 },
  { window: '12-17', stops: 2 },
];

const hold = (slots: DeliverySlots, cartId: string, window: string, key: string) =>
  slots.hold({
    cartId,
    key,
    country: 'NL',
    postalCode: '1017 AB',
    earliestDay: EARLIEST,
    slot: { day: EARLIEST, window },
    services: [],
    asked: { postalCode: '1017 AB', slot: { day: EARLIEST, window }, services: [] },
  });

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    server: fc.nat(1),
    cart: fc.constantFrom(...CARTS),
    window: fc.constantFrom('08-12', '12-17', '17-21'),
    key: fc.constantFrom('k1', 'k2', 'k3'),
  }),
  fc.record({
    kind: fc.constantFrom('book' as const, 'release' as const),
    server: fc.nat(1),
    cart: fc.constantFrom(...CARTS),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    milliseconds: fc.integer({ min: 1, max: HOLD_LIFETIME }),
  }),
);

describe('createEmbeddedDeliverySlots', () => {
  it('DS3 never takes more stops than there are, over any history of two servers on one file', async () => {
    const path = join(folder, 'histories.db');
    const clock = createFixedClock();
    const servers = [openSlots(path, clock), openSlots(path, clock)] as const;
    const [{ slots: first, database }] = servers;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        for (const step of steps) {
          if (step.kind === 'wait') clock.advance(step.milliseconds);
          else {
            const { slots } = servers[step.server === 0 ? 0 : 1];
            if (step.kind === 'hold') await hold(slots, step.cart, step.window, step.key);
            else await slots[step.kind](step.cart);
          }
          await expectWithinCapacity(first, clock);
        }
        clock.advance(400 * 24 * HOLD_LIFETIME);
        database.write(({ deliveries }) => deliveries.forgetChoicesUntil(clock.now()));
        for (const cart of CARTS) expect(await first.choiceOf(cart)).toEqual(ok(undefined));
      }),
      { numRuns: 60 },
    );
    for (const { database } of servers) database.close();
  });

  it('DS3 remembers holds and bookings after a restart', async () => {
    const path = join(folder, 'restart.db');
    const before = openSlots(path);
    await hold(before.slots, 'a', '08-12', 'k1');
    await before.slots.book('a');
    await hold(before.slots, 'b', '12-17', 'k1');
    before.database.close();
    const { slots, database } = openSlots(path);
    expect(await slots.choiceOf('a')).toMatchObject(ok({ isBooked: true }));
    expect(await hold(slots, 'c', '08-12', 'k1')).toMatchObject({ ok: false });
    expect(await slots.choiceOf('b')).toMatchObject(ok({ slot: { window: '12-17' } }));
    database.close();
  });

  it('DS7 deletes a choice thirty days after it was made, and a booking after the delivery', async () => {
    const { slots, clock, database } = openSlots();
    const retention = createEmbeddedRetention({ database, clock, declarationYears: 10 });
    await hold(slots, 'a', '08-12', 'k1');
    await hold(slots, 'b', '12-17', 'k1');
    await slots.book('b');
    clock.advance(CART_LIFETIME);
    await retention.purge();
    expect(await slots.choiceOf('a')).toEqual(ok(undefined));
    expect(await slots.choiceOf('b')).toMatchObject(ok({ isBooked: true }));
    clock.advance(Date.UTC(2026, 0, 6) - createFixedClock().now());
    await retention.purge();
    expect(await slots.choiceOf('b')).toEqual(ok(undefined));
  });

  it('DS3 answers slots-unavailable while the database is closed', async () => {
    const { slots, database } = openSlots();
    database.close();
    const unavailable = { ok: false, error: { kind: 'slots-unavailable', status: 503 } };
    expect(await slots.choiceOf('a')).toMatchObject(unavailable);
    expect(await hold(slots, 'a', '08-12', 'k1')).toMatchObject(unavailable);
  });
});

/** Counts the stops from what each cart has, not from what the calendar says. */
async function expectWithinCapacity(slots: DeliverySlots, clock: FixedClock): Promise<void> {
  const choices = await Promise.all(CARTS.map((cart) => slots.choiceOf(cart)));
  for (const { window, stops } of WINDOWS) {
    const taken = choices.filter(
      (choice) =>
        choice.ok &&
        choice.value?.slot.window === window &&
        (choice.value.isBooked || choice.value.heldUntil > clock.now()),
    );
    expect(taken.length).toBeLessThanOrEqual(stops);
  }
}
