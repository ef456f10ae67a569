import { describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedAppointments } from '#adapters/embedded/embedded-appointments.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import type { Letter } from '#src/messages/letter.ts';
import { appointmentsContract } from '../contracts/appointments-contract.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

function openEmbedded() {
  const clock = createFixedClock();
  const database = openCartDatabase(':memory:');
  let woken = 0;
  const onLetter = () => void (woken += 1);
  const shopEmail = 'shop@sluimer.example';
  const appointments = createEmbeddedAppointments({ database, clock, shopEmail, onLetter });
  const queue = createEmbeddedLetterQueue(database, clock);
  const letters = async () => {
    const seen: Letter[] = [];
    for (;;) {
      const taken = await queue.take(clock.now(), clock.now() + 60_000);
      if (!taken.ok || !taken.value) return seen;
      seen.push(taken.value.letter);
      await queue.settle(taken.value.id, { kind: 'sent' });
    }
  };
  return { clock, database, appointments, letters, woken: () => woken };
}

appointmentsContract('embedded', openEmbedded);

describe('the embedded appointments', () => {
  it('SN3 wake the sender, and leave nothing behind that is never sent', async () => {
    const { appointments, clock, database, letters, woken } = openEmbedded();
    await appointments.request({
      locale: 'de-at',
      store: 'Linz',
      name: 'Eva',
      email: 'eva@example.at',
      dayPart: 'weekday-morning',
    });
    expect(woken()).toBe(1);
    clock.advance(100 * 24 * 60 * 60 * 1000);
    await createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
    expect(await letters()).toEqual([]);
  });
});
