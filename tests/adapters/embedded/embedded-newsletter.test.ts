import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase, type CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import {
  newsletterExpiryContract,
  newsletterContract,
} from '../../contracts/newsletter-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { newsletterWithLetters } from '../../support/letters-sent.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = createSequentialIds();
const lettersIn = (database: CartDatabase) => (email: string) =>
  database.read(({ newsletter }) => newsletter.letters(subscriberKey(email)));

const inMemory = (clock: Clock) => {
  const newsletter = newsletterWithLetters(ids, clock);
  return { newsletter, letters: (email: string) => newsletter.letters(email) };
};

newsletterContract('embedded', inMemory);
newsletterExpiryContract('embedded', inMemory);

const ANNA = { email: 'anna@example.nl', locale: 'nl-nl' } as const;

describe('createEmbeddedNewsletter', () => {
  it('N2 keeps subscribers and their letters when the shop restarts', async () => {
    const path = join(folder, 'carts.db');
    const clock = createFixedClock();
    const before = openCartDatabase(path);
    await createEmbeddedNewsletter({ database: before, ids, clock }).subscribe(ANNA);
    before.close();
    const after = openCartDatabase(path);
    const [letter] = lettersIn(after)(ANNA.email);
    const customer_id = letter && 'customerId' in letter ? letter.customerId : '';
    const request = { email: ANNA.email, customer_id };
    const newsletter = createEmbeddedNewsletter({ database: after, ids, clock });
    expect(await newsletter.preferences(request)).toMatchObject({
      ok: true,
      value: { status: 'unconfirmed' },
    });
    after.close();
  });

  it('N2 stores no subscriber if the email cannot be queued', async () => {
    const database = memoryDatabase();
    const failing: CartDatabase = {
      ...database,
      write: (change) =>
        database.write((statements) => {
          const writeLetter = () =>
            statements.recordAction('none', '', { payload: '', refusals: '', at: 0 });
          return change({ ...statements, newsletter: { ...statements.newsletter, writeLetter } });
        }),
    };
    const clock = createFixedClock();
    const newsletter = createEmbeddedNewsletter({ database: failing, ids, clock });
    expect(await newsletter.subscribe(ANNA)).toMatchObject({
      ok: false,
      error: { kind: 'newsletter-unavailable', status: 503 },
    });
    expect(database.read(({ newsletter }) => newsletter.subscriber(ANNA.email))).toBeUndefined();
  });

  it('returns newsletter-unavailable when the database is closed', async () => {
    const database = memoryDatabase();
    database.close();
    const newsletter = createEmbeddedNewsletter({ database, ids, clock: createFixedClock() });
    const request = { email: ANNA.email, customer_id: 'any' };
    for (const answer of [
      await newsletter.subscribe(ANNA),
      await newsletter.preferences(request),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'newsletter-unavailable' } });
    }
  });
});
