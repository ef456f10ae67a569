import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedNewsletter } from '#adapters/embedded/embedded-newsletter.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';
import { createOutboxRetention, OUTBOX_LIFETIME } from '#adapters/mail/outbox-retention.ts';
import { subscriberKey, UNSUBSCRIBED_LIFETIME } from '#src/messages/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 366 * DAY;
const BERT = { email: 'bert@example.nl', locale: 'nl-nl' } as const;

function openDatabase(path = ':memory:') {
  const clock = createFixedClock();
  const database = openCartDatabase(path);
  const parts = { database, clock, ids: createSequentialIds() };
  const lettersTo = (email: string) =>
    database.read(({ newsletter }) => newsletter.letters(subscriberKey(email)));
  const declared = () =>
    database.read(({ declarations }) => declarations.declarationsAfter(0, 1000));
  return {
    clock,
    database,
    lettersTo,
    declared,
    newsletter: createEmbeddedNewsletter(parts),
    withdrawals: createEmbeddedWithdrawals({ database, clock, shopEmail: 's@sluimer.example' }),
    queue: createEmbeddedLetterQueue(database, clock),
    purge: () => createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge(),
  };
}

const idIn = (letters: readonly object[]): string => {
  const [letter] = letters;
  return letter && 'customerId' in letter ? String(letter.customerId) : '';
};

describe('createEmbeddedRetention', () => {
  it('N2 deletes an address once its email is sent, or after five days at the latest', async () => {
    const { newsletter, queue, clock, lettersTo, purge } = openDatabase();
    await newsletter.requestPreferences(BERT);
    const taken = await queue.take(clock.now(), clock.now() + 1000);
    await queue.settle(taken.ok ? (taken.value?.id ?? '') : '', { kind: 'sent' });
    expect(lettersTo(BERT.email)).toEqual([]);
    const carla = { ...BERT, email: 'carla@example.nl' };
    await newsletter.requestPreferences(carla);
    clock.advance(5 * DAY - 1);
    await purge();
    expect(lettersTo(carla.email)).toHaveLength(1);
    clock.advance(1);
    await purge();
    expect(lettersTo(carla.email)).toEqual([]);
  });

  it('N2 deletes unconfirmed addresses after thirty days, without any request', async () => {
    const { newsletter, clock, database, lettersTo, purge } = openDatabase();
    await newsletter.subscribe(BERT);
    clock.advance(30 * DAY);
    await purge();
    expect(lettersTo(BERT.email)).toEqual([]);
    expect(database.read((all) => all.newsletter.subscriber(BERT.email))).toBeUndefined();
    expect(await purge()).toEqual(ok(0));
  });

  it('deletes the history of a mailbox after a week, and stores it by a hash only', async () => {
    const { newsletter, clock, database, purge } = openDatabase();
    await newsletter.subscribe(BERT);
    const { mailbox, past } = database.read(({ mailboxes }) => {
      const mailbox = mailboxes.mailbox(BERT.email, 'newsletter');
      return { mailbox, past: mailboxes.lettersTo(mailbox) };
    });
    expect(mailbox).toMatch(/^[0-9a-f]{64}$/u);
    expect(past).toEqual([{ kind: 'confirm', isConfirmed: false, at: clock.now() }]);
    clock.advance(7 * DAY);
    await purge();
    expect(database.read(({ mailboxes }) => mailboxes.lettersTo(mailbox))).toEqual([]);
  });

  it('deletes a withdrawal once its legal retention period is over', async () => {
    const { withdrawals, clock, declared, purge } = openDatabase();
    await withdrawals.declare({ ...BERT, name: 'Bert', order: 'SL-1' }, 'k');
    clock.advance(9 * YEAR);
    await purge();
    expect(declared()).toHaveLength(1);
    clock.advance(YEAR);
    await purge();
    expect(declared()).toEqual([]);
  });

  it('N2 deletes a consent only after it is revoked and its legal retention period is over', async () => {
    const { newsletter, clock, declared, lettersTo, purge } = openDatabase();
    await newsletter.subscribe(BERT);
    const request = { email: BERT.email, customer_id: idIn(lettersTo(BERT.email)) };
    const want = (is_subscribed: boolean) =>
      newsletter.changePreferences({ ...request, customer: { is_subscribed } });
    await want(true);
    await want(true);
    clock.advance(12 * YEAR);
    await purge();
    expect(declared()).toMatchObject([{ kind: 'consent', consent: { ...BERT, isWanted: true } }]);
    await want(false);
    clock.advance(9 * YEAR);
    await purge();
    expect(declared().map((one) => one.kind === 'consent' && one.consent.isWanted)).toEqual([
      true,
      false,
    ]);
    clock.advance(2 * YEAR);
    await purge();
    expect(declared()).toEqual([]);
  });

  it('N2 deletes an unsubscribed subscriber, but not the record of consent', async () => {
    const { newsletter, clock, database, declared, lettersTo, purge } = openDatabase();
    const row = () => database.read((all) => all.newsletter.subscriber(BERT.email));
    await newsletter.subscribe(BERT);
    const request = { email: BERT.email, customer_id: idIn(lettersTo(BERT.email)) };
    const want = (is_subscribed: boolean) =>
      newsletter.changePreferences({ ...request, customer: { is_subscribed, firstname: 'Bert' } });
    await want(true);
    clock.advance(YEAR);
    await purge();
    expect(row()).toMatchObject({ status: 'subscribed', firstName: 'Bert' });
    await want(false);
    clock.advance(UNSUBSCRIBED_LIFETIME - 1);
    await purge();
    expect(row()).toMatchObject({ status: 'unsubscribed' });
    clock.advance(1);
    await purge();
    expect(row()).toBeUndefined();
    expect(declared()).toMatchObject([
      { kind: 'consent', consent: { isWanted: true } },
      { kind: 'consent', consent: { isWanted: false } },
    ]);
  });

  it('deletes any number of expired withdrawals', async () => {
    const { database, clock, declared, purge } = openDatabase();
    const withdrawal = { ...BERT, name: 'Bert', order: 'SL-1' };
    database.write(({ declarations }) => {
      for (let index = 0; index < 950; index += 1) {
        declarations.receiveWithdrawal(`name ${index}`, withdrawal, clock.now());
      }
    });
    clock.advance(11 * YEAR);
    expect(await purge()).toEqual(ok(950));
    expect(declared()).toEqual([]);
  });

  it('deletes actions after a day, and carts after thirty days', async () => {
    const { database, clock, purge } = openDatabase();
    const at = clock.now();
    database.write((all) => {
      for (let index = 0; index < 250; index += 1) {
        all.createCart(`cart ${index}`, at);
        all.setShippingAddress(`cart ${index}`, '{"street":"Dorpsstraat"}');
        all.recordAction(`cart ${index}`, 'k', { payload: 'p', refusals: '[]', at });
        all.records.storeRecord(`action ${index}`, { fingerprint: 'f', state: '{}' }, at);
      }
    });
    clock.advance(DAY - 1);
    expect(await purge()).toEqual(ok(0));
    clock.advance(1);
    expect(await purge()).toEqual(ok(500));
    const storedIds = () =>
      database.read((all) => [all.cart('cart 0'), all.action('cart 0', 'k'), all.cart('cart 249')]);
    expect(storedIds()).toMatchObject([{ changedAt: at }, undefined, { changedAt: at }]);
    clock.advance(29 * DAY);
    expect(await purge()).toEqual(ok(250));
    expect(storedIds()).toEqual([undefined, undefined, undefined]);
  });

  it('removes deleted data from the journal as well, without waiting for a reader', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'journal-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'carts.db');
    const { database, newsletter, clock, purge } = openDatabase(path);
    onTestFinished(() => database.close());
    const inFiles = () =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(BERT.email));
    await newsletter.subscribe(BERT);
    expect(inFiles()).not.toEqual([]);
    const reader = new Database(path);
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM subscribers').all();
    clock.advance(30 * DAY);
    expect((await purge()).ok).toBe(true);
    expect(inFiles()).not.toEqual([]);
    reader.exec('COMMIT');
    reader.close();
    expect(await purge()).toEqual(ok(0));
    expect(inFiles()).toEqual([]);
  });

  it('reports that the database is unavailable', async () => {
    const { database, purge } = openDatabase();
    database.close();
    expect(await purge()).toMatchObject(err({ kind: 'purge-failed' }));
  });
});

describe('createOutboxRetention', () => {
  const clock = createFixedClock();

  it('deletes emails after a week, partial files included, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (name: string, age: number) => {
      writeFileSync(join(folder, name), '');
      const time = (clock.now() - age) / 1000;
      utimesSync(join(folder, name), time, time);
    };
    write('old.eml', OUTBOX_LIFETIME);
    write('cut.eml.part', OUTBOX_LIFETIME);
    write('new.eml', OUTBOX_LIFETIME - 1000);
    write('notes.txt', 2 * OUTBOX_LIFETIME);
    expect(await createOutboxRetention(folder, clock).purge()).toEqual(ok(2));
    expect(readdirSync(folder).toSorted()).toEqual(['new.eml', 'notes.txt']);
  });

  it('does nothing without an outbox, and reports an unreadable one', async () => {
    const nowhere = join(tmpdir(), 'no-such-outbox');
    expect(await createOutboxRetention(nowhere, clock).purge()).toEqual(ok(0));
    const file = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'file');
    writeFileSync(file, '');
    expect(await createOutboxRetention(file, clock).purge()).toMatchObject(
      err({ kind: 'purge-failed' }),
    );
  });
});
