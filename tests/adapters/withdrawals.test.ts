import { describe, expect, it } from 'vitest';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { storedWithdrawalsContract } from '../contracts/withdrawals-contract.ts';
import { withdrawalsWithLetters } from '../support/letters-sent.ts';
import { memoryDatabase } from '../support/memory-database.ts';

const shopEmail = 'service@sluimer.example';

function openEmbedded() {
  const clock = createFixedClock();
  const database = memoryDatabase();
  let woken = 0;
  const onLetter = () => void (woken += 1);
  const withdrawals = createEmbeddedWithdrawals({ database, clock, shopEmail, onLetter });
  const queue = createEmbeddedLetterQueue(database, clock);
  const next = async () => {
    const taken = await queue.take(clock.now(), clock.now() + 60_000);
    return taken.ok ? taken.value : undefined;
  };
  return { clock, database, withdrawals, queue, next, woken: () => woken };
}

storedWithdrawalsContract('embedded', () => {
  const clock = createFixedClock();
  const withdrawals = withdrawalsWithLetters(clock, shopEmail);
  return { withdrawals, clock, letters: () => withdrawals.letters() };
});

const ANNA = {
  locale: 'nl-nl',
  name: 'Anna',
  order: 'SL-1001',
  email: 'anna@example.nl',
} as const;
const MONTHS = 100 * 24 * 60 * 60 * 1000;

describe('the embedded withdrawals', () => {
  it('trigger the sending of emails once for a repeated declaration', async () => {
    const { withdrawals, woken } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    await withdrawals.declare(ANNA, 'k1');
    expect(woken()).toBe(1);
  });

  it('are not purged while their emails are pending', async () => {
    const { withdrawals, clock, database, next } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    clock.advance(MONTHS);
    await createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
    expect([(await next())?.letter.kind, (await next())?.letter.kind]).toEqual([
      'withdrawal-receipt',
      'withdrawal-copy',
    ]);
  });

  it('do not let an unsettled copy to the shop block other emails', async () => {
    const { withdrawals, next } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    await withdrawals.declare({ ...ANNA, email: 'bert@example.nl' }, 'k2');
    const taken = [await next(), await next(), await next(), await next()];
    expect(taken.map((one) => one?.letter.email)).toEqual([
      'anna@example.nl',
      shopEmail,
      'bert@example.nl',
      shopEmail,
    ]);
  });

  it('do not let a deferred receipt block another one to the same mailbox', async () => {
    const { withdrawals, clock, next, queue } = openEmbedded();
    await withdrawals.declare({ ...ANNA, email: 'anna+never@example.nl' }, 'k1');
    const deferred = await next();
    await queue.settle(deferred?.id ?? '', { kind: 'waits', dueAt: clock.now() + MONTHS });
    await withdrawals.declare(ANNA, 'k2');
    const taken = [await next(), await next(), await next()].map((one) => one?.letter.email);
    expect(taken).toEqual([shopEmail, ANNA.email, shopEmail]);
  });

  it('return the same answer for a repeated idempotency key after 100 days', async () => {
    const { withdrawals, clock } = openEmbedded();
    const first = await withdrawals.declare(ANNA, 'k1');
    clock.advance(MONTHS);
    expect(await withdrawals.declare(ANNA, 'k1')).toEqual(first);
  });

  it('send each receipt to the exact address of its declaration', async () => {
    const { withdrawals, clock, next, queue } = openEmbedded();
    const emails = ['a+1', 'a+2', 'a+3', 'a+4', 'a', 'a+5'].map((name) => `${name}@example.nl`);
    for (const email of emails) await withdrawals.declare({ ...ANNA, email }, email);
    clock.advance(60 * 60 * 1000);
    const to: string[] = [];
    for (let one = await next(); one; one = await next()) {
      if (one.letter.kind === 'withdrawal-receipt') to.push(one.letter.email);
      await queue.settle(one.id, { kind: 'sent' });
    }
    expect(to).toEqual(emails);
  });

  it('do not add later declarations to an email that is retried', async () => {
    const { withdrawals, clock, next, queue } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    const first = await next();
    await queue.settle(first?.id ?? '', { kind: 'waits', dueAt: clock.now() + 5000 });
    for (const key of ['k2', 'k3', 'k4']) await withdrawals.declare(ANNA, key);
    clock.advance(5000);
    expect(await next()).toMatchObject({ id: first?.id, attempts: 2, letter: first?.letter });
  });

  it("fail with the port's error while the database is unavailable", async () => {
    const { withdrawals, database } = openEmbedded();
    database.close();
    expect(await withdrawals.declare(ANNA, 'k1')).toMatchObject({
      error: { kind: 'withdrawals-unavailable', status: 503 },
    });
  });
});
