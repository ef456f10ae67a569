import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { MIGRATIONS } from '#adapters/embedded/cart-schema.ts';
import { createEmbeddedDeclarations } from '#adapters/embedded/embedded-declarations.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import type { LetterOutcome } from '#src/messages/letter-delivery.ts';
import type { Letter } from '#src/messages/letter.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

const HOUR = 60 * 60 * 1000;
const ANNA = {
  locale: 'nl-nl',
  name: 'Anna',
  order: 'SL-1001',
  email: 'anna@example.nl',
} as const;

function open(path = ':memory:') {
  const clock = createFixedClock();
  const database = openCartDatabase(path);
  const parts = { database, clock, shopEmail: 'service@sluimer.example' };
  const queue = createEmbeddedLetterQueue(database, clock);
  /** Settles all due letters with this outcome, and returns them. */
  const send = async (kind: Exclude<LetterOutcome['kind'], 'waits'> = 'sent') => {
    const letters: Letter[] = [];
    for (;;) {
      const taken = await queue.take(clock.now(), clock.now() + 1000);
      if (!taken.ok || !taken.value) return letters;
      letters.push(taken.value.letter);
      await queue.settle(taken.value.id, { kind });
    }
  };
  return {
    clock,
    database,
    send,
    declarations: createEmbeddedDeclarations(parts),
    withdrawals: createEmbeddedWithdrawals(parts),
  };
}

describe('createEmbeddedDeclarations', () => {
  it('lists declarations, and the outcomes of their letters', async () => {
    const { withdrawals, declarations, clock, send } = open();
    await withdrawals.declare(ANNA, 'k1');
    const stored = { id: 1, kind: 'withdrawal', receivedAt: clock.now(), withdrawal: ANNA };
    const waits = { kind: 'waits' };
    expect(await declarations.listAfter(0, 10)).toEqual(
      ok([{ ...stored, receipt: waits, copy: waits }]),
    );
    clock.advance(5);
    await send();
    const sent = { kind: 'sent', at: clock.now() };
    expect(await declarations.listAfter(0, 10)).toEqual(
      ok([
        {
          ...stored,
          receipt: { ...sent, to: 'anna@example.nl' },
          copy: { ...sent, to: 'service@sluimer.example' },
        },
      ]),
    );
    expect(await declarations.listAfter(1, 10)).toEqual(ok([]));
  });

  it('returns each declaration of a sent receipt as sent', async () => {
    const { withdrawals, declarations, clock, send } = open();
    for (const key of ['1', '2', '3', '4', '5']) await withdrawals.declare(ANNA, key);
    await send();
    clock.advance(HOUR);
    await send('given-up');
    const all = await declarations.listAfter(0, 10);
    expect(all.ok && all.value.map((one) => one.kind === 'withdrawal' && one.receipt.kind)).toEqual(
      ['sent', 'sent', 'sent', 'given-up', 'given-up'],
    );
  });

  it('rebuilds the letters of a withdrawal from its row', async () => {
    const { withdrawals, declarations, send } = open();
    await withdrawals.declare(ANNA, 'k1');
    const first = await send('given-up');
    expect(await declarations.resend(1)).toEqual(ok('waits'));
    expect(await send()).toEqual(first);
    expect(await declarations.resend(2)).toEqual(ok('unknown'));
  });

  it('sends the letters filed in the outbox again, once', async () => {
    const { withdrawals, declarations, clock, send } = open();
    await withdrawals.declare(ANNA, 'k1');
    await send('sent');
    for (let index = 0; index < 250; index += 1) {
      await withdrawals.declare({ ...ANNA, email: `a${index}@example.nl` }, 'k');
    }
    const filed = await send('filed');
    clock.advance(2 * HOUR);
    await send('filed');
    expect(filed.length).toBeGreaterThan(250);
    expect(await declarations.sendFromOutbox()).toEqual(ok(250));
    clock.advance(2 * HOUR);
    const receipts = (await send()).filter(({ kind }) => kind === 'withdrawal-receipt');
    expect(receipts.map(({ email }) => email)).toHaveLength(250);
    expect(await declarations.sendFromOutbox()).toEqual(ok(0));
  });

  it("fails with the port's error while the database is unavailable", async () => {
    const { declarations, database } = open();
    database.close();
    const failure = err({ kind: 'declarations-unavailable' });
    expect(await declarations.listAfter(0, 1)).toMatchObject(failure);
    expect(await declarations.resend(1)).toMatchObject(failure);
    expect(await declarations.sendFromOutbox()).toMatchObject(failure);
  });
});

/** A letter about a withdrawal in the format of an older release. */
const oldLetter = (kind: string, email: string, withdrawal: object) =>
  JSON.stringify({ kind, email, locale: 'nl-nl', withdrawal, declaredAt: 5 });

describe('MIGRATIONS', () => {
  it('migrate withdrawals that were stored only in their letters', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'carts.db');
    const old = new Database(path);
    old.exec(`${MIGRATIONS.slice(0, 6).join('\n')} PRAGMA user_version = 6;`);
    const insert = old.prepare<(string | number | null)[]>(
      'INSERT INTO letters (address, kind, written, written_at, due_at) VALUES (?, ?, ?, 5, ?)',
    );
    const bert = { ...ANNA, email: 'bert@example.nl' };
    insert.run(
      ANNA.email,
      'withdrawal-receipt',
      oldLetter('withdrawal-receipt', ANNA.email, ANNA),
      null,
    );
    insert.run(
      'withdrawal aa',
      'withdrawal-copy',
      oldLetter('withdrawal-copy', 's@x.example', ANNA),
      5,
    );
    insert.run(
      bert.email,
      'withdrawal-receipt',
      oldLetter('withdrawal-receipt', bert.email, bert),
      5,
    );
    insert.run(
      'withdrawal bb',
      'withdrawal-copy',
      oldLetter('withdrawal-copy', 's@x.example', bert),
      null,
    );
    // The older release forgot what it had received, and accepted the same withdrawal again.
    insert.run(
      'withdrawal aa',
      'withdrawal-copy',
      oldLetter('withdrawal-copy', 's@x.example', ANNA),
      5,
    );
    old.close();
    const { declarations, send, database } = open(path);
    const stored = { kind: 'withdrawal', receivedAt: 5 };
    expect(await declarations.listAfter(0, 10)).toMatchObject(
      ok([
        { ...stored, withdrawal: ANNA, receipt: { kind: 'unknown' }, copy: { kind: 'waits' } },
        { ...stored, withdrawal: bert, receipt: { kind: 'waits' }, copy: { kind: 'unknown' } },
      ]),
    );
    expect(database.read((all) => all.declarations.receivedAt('aa'))).toBe(5);
    const said = (withdrawal: typeof ANNA | typeof bert) => [{ withdrawal, declaredAt: 5 }];
    expect(await send()).toEqual([
      { kind: 'withdrawal-copy', email: 's@x.example', locale: 'nl-nl', declarations: said(ANNA) },
      { kind: 'withdrawal-receipt', email: bert.email, locale: 'nl-nl', declarations: said(bert) },
    ]);
    database.close();
  });

  it('migrate the consents of subscribers to declarations', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'carts.db');
    const old = new Database(path);
    old.exec(`${MIGRATIONS.slice(0, 6).join('\n')} PRAGMA user_version = 6;`);
    const insert = old.prepare<(string | number)[]>('INSERT INTO subscribers VALUES (?, ?, ?, ?)');
    const said = { subscribed: [1, 7], unsubscribed: [1, 8], unconfirmed: [0, 9] } as const;
    for (const [status, [isConfirmed, changedAt]] of Object.entries(said)) {
      const email = `${status}@Example.nl`;
      const subscriber = { email, customerId: status, locale: 'nl-nl', status };
      insert.run(email.toLowerCase(), JSON.stringify(subscriber), isConfirmed, changedAt);
    }
    old.close();
    const { declarations, database } = open(path);
    expect(await declarations.listAfter(0, 10)).toEqual(
      ok([
        {
          id: 1,
          kind: 'consent',
          receivedAt: 7,
          consent: { email: 'subscribed@Example.nl', locale: 'nl-nl', isWanted: true },
        },
        {
          id: 2,
          kind: 'consent',
          receivedAt: 8,
          consent: { email: 'unsubscribed@Example.nl', locale: 'nl-nl', isWanted: false },
        },
      ]),
    );
    expect(
      database.read((all) => all.declarations.lastConsent('subscribed@example.nl')),
    ).toMatchObject({ isWanted: true });
    database.close();
  });
});
