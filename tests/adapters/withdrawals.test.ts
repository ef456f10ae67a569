import { describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { createMemoryWithdrawals } from '#adapters/memory/memory-withdrawals.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import { withdrawalsContract } from '../contracts/withdrawals-contract.ts';

const shopEmail = 'service@sluimer.example';

withdrawalsContract('memory', () => {
  const clock = createFixedClock();
  const withdrawals = createMemoryWithdrawals(clock, shopEmail);
  return { withdrawals, clock, letters: () => Promise.resolve(withdrawals.letters) };
});

function openEmbedded() {
  const clock = createFixedClock();
  const database = openCartDatabase(':memory:');
  let woken = 0;
  const onLetter = () => void (woken += 1);
  const withdrawals = createEmbeddedWithdrawals({ database, clock, shopEmail, onLetter });
  const queue = createEmbeddedLetterQueue(database);
  const next = async () => {
    const taken = await queue.take(clock.now(), clock.now() + 60_000);
    return taken.ok ? taken.value : undefined;
  };
  return { clock, database, withdrawals, queue, next, woken: () => woken };
}

withdrawalsContract('embedded', () => {
  const { withdrawals, clock, database, next } = openEmbedded();
  const letters = async (): Promise<readonly Letter[]> => {
    // Each is let go of once seen, so that the next to the same address comes up.
    const seen: Letter[] = [];
    for (let one = await next(); one; one = await next()) {
      seen.push(one.letter);
      const id = Number(one.id.split('.')[1]);
      database.write(({ newsletter }) => newsletter.settleLetter(id, null));
    }
    return seen;
  };
  return { withdrawals, clock, letters };
});

const ANNA = {
  locale: 'nl-nl',
  name: 'Anna',
  order: 'SL-1001',
  email: 'anna@example.nl',
} as const;
const MONTHS = 100 * 24 * 60 * 60 * 1000;

describe('the embedded withdrawals', () => {
  it('have their letters sent at once, and once', async () => {
    const { withdrawals, woken } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    await withdrawals.declare(ANNA, 'k1');
    expect(woken()).toBe(1);
  });

  it('keep what was declared while its letters wait, however long that is', async () => {
    const { withdrawals, clock, database, next } = openEmbedded();
    await withdrawals.declare(ANNA, 'k1');
    clock.advance(MONTHS);
    database.write(({ newsletter }) => newsletter.forgetLettersUntil(clock.now()));
    expect([(await next())?.letter.kind, (await next())?.letter.kind]).toEqual([
      'withdrawal-receipt',
      'withdrawal-copy',
    ]);
  });

  it('let no copy that is not taken hold up the others', async () => {
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

  it('forget after a month that one was received, as its key will not come again', async () => {
    const { withdrawals, clock } = openEmbedded();
    const first = await withdrawals.declare(ANNA, 'k1');
    clock.advance(MONTHS);
    await withdrawals.declare(ANNA, 'k2');
    expect(await withdrawals.declare(ANNA, 'k1')).not.toEqual(first);
  });

  it('fail in the words of the port where the database is away', async () => {
    const { withdrawals, database } = openEmbedded();
    database.close();
    expect(await withdrawals.declare(ANNA, 'k1')).toMatchObject({
      error: { kind: 'withdrawals-unavailable', status: 503 },
    });
  });
});
