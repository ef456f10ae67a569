import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase, type CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import type { NewsletterLetter } from '#src/messages/letter.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { letterQueueContract } from '../contracts/letter-queue-contract.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createMemoryLetterQueue } from '../support/memory-letter-queue.ts';
import { memoryDatabase } from '../support/memory-database.ts';

const over = (database: CartDatabase) => ({
  queue: createEmbeddedLetterQueue(database, createFixedClock()),
  put: (letter: NewsletterLetter, now: number) =>
    database.write(({ newsletter }) =>
      newsletter.writeLetter(subscriberKey(letter.email), letter, now),
    ),
});

letterQueueContract('embedded', () => over(memoryDatabase()));
letterQueueContract('memory', () => {
  const queue = createMemoryLetterQueue();
  return { queue, put: (letter, now) => queue.put(letter, now) };
});

const ANNA = { kind: 'unknown-address', email: 'anna@example.nl', locale: 'nl-nl' } as const;

describe('createEmbeddedLetterQueue', () => {
  it('N2 keeps unsettled letters over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letters-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const before = openCartDatabase(join(folder, 'carts.db'));
    over(before).put(ANNA, 1000);
    expect(await over(before).queue.take(1000, 2000)).toMatchObject({ value: { attempts: 1 } });
    before.close();
    const after = openCartDatabase(join(folder, 'carts.db'));
    const { queue } = over(after);
    expect(await queue.take(1999, 3000)).toEqual({ ok: true, value: undefined });
    expect(await queue.take(2000, 3000)).toMatchObject({ value: { letter: ANNA, attempts: 2 } });
    after.close();
  });

  it('returns letters-unavailable when the database is closed', async () => {
    const database = memoryDatabase();
    database.close();
    const { queue } = over(database);
    const failure = { ok: false, error: { kind: 'letters-unavailable' } };
    expect(await queue.take(1, 2)).toMatchObject(failure);
    expect(await queue.settle('1.1', { kind: 'sent' })).toMatchObject(failure);
    expect(await queue.nextDue()).toMatchObject(failure);
  });
});
