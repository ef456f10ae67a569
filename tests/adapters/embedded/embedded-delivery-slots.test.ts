import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import { CHOICE_LIFETIME, HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { ok } from '#src/shared/result.ts';
import {
  deliverySlotsContract,
  historiesWithinCapacity,
  ONE_VAN,
} from '../../contracts/delivery-slots-contract.ts';
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

describe('createEmbeddedDeliverySlots', () => {
  it('DS3 never takes more stops than there are, over any history of two servers on one file', async () => {
    const path = join(folder, 'histories.db');
    const clock = createFixedClock();
    const servers = [openSlots(path, clock), openSlots(path, clock)] as const;
    const [{ database }] = servers;
    const forget = (): Promise<void> => {
      clock.advance(400 * 24 * HOLD_LIFETIME);
      database.write(({ deliveries }) => deliveries.forgetChoicesUntil(clock.now()));
      return Promise.resolve();
    };
    const [{ slots: one }, { slots: other }] = servers;
    expect(await historiesWithinCapacity({ servers: [one, other], clock, forget }, 60)).toBe(
      'held',
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
    clock.advance(CHOICE_LIFETIME);
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
