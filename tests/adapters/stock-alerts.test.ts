import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CartDatabase, openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import { createEmbeddedStockAlerts } from '#adapters/embedded/embedded-stock-alerts.ts';
import {
  ENDED_ALERT_LIFETIME,
  UNCONFIRMED_ALERT_LIFETIME,
  WAITING_ALERT_LIFETIME,
} from '#src/messages/stock-alert.ts';
import { ok } from '#src/shared/result.ts';
import { ANNA, stockAlertsContract } from '../contracts/stock-alerts-contract.ts';
import { dueLetters } from '../support/due-letters.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

function openEmbedded(path = ':memory:') {
  const clock = createFixedClock();
  const database = openCartDatabase(path);
  let woken = 0;
  const parts = { database, clock, ids: createSequentialIds() };
  const alerts = createEmbeddedStockAlerts({ ...parts, onLetter: () => void (woken += 1) });
  const purge = () => createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
  const letters = dueLetters(database, clock);
  const confirmed = async (email = ANNA.email) => {
    await alerts.request({ ...ANNA, email });
    const letter = (await letters()).at(-1);
    const id = letter && 'alertId' in letter ? letter.alertId : '';
    await alerts.confirm(id);
    return id;
  };
  return { clock, database, alerts, letters, confirmed, purge, woken: () => woken };
}

stockAlertsContract('embedded', openEmbedded);

describe('the embedded stock alerts', () => {
  it('BS2 write one letter when two processes find the variant in stock at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stock-alerts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [one, other] = [openEmbedded(join(folder, 'a.db')), openEmbedded(join(folder, 'a.db'))];
    await one.confirmed();
    const written = await Promise.all([
      one.alerts.backInStock('nl-nl', ANNA.variant),
      other.alerts.backInStock('nl-nl', ANNA.variant),
    ]);
    expect(written).toEqual([ok(1), ok(0)]);
    const kinds = (await other.letters()).map(({ kind }) => kind);
    expect(kinds).toEqual(['back-in-stock']);
  });

  it('BS2 keep a request whose letter could not be queued', async () => {
    const { database, alerts, confirmed } = openEmbedded();
    const id = await confirmed();
    const failing: CartDatabase = {
      ...database,
      write: (change) =>
        database.write((statements) =>
          change({
            ...statements,
            newsletter: {
              ...statements.newsletter,
              writeLetter() {
                throw new Error('killed');
              },
            },
          }),
        ),
    };
    const parts = { database: failing, clock: createFixedClock(), ids: createSequentialIds() };
    await expect(
      createEmbeddedStockAlerts(parts).backInStock('nl-nl', ANNA.variant),
    ).rejects.toThrow('killed');
    expect(await alerts.alert(id)).toMatchObject({ value: { status: 'waiting' } });
    expect(await alerts.backInStock('nl-nl', ANNA.variant)).toEqual(ok(1));
  });

  it('BS2 end more requests than fit into one transaction', async () => {
    const { alerts, confirmed } = openEmbedded();
    for (let index = 0; index < 101; index += 1) await confirmed(`a${index}@example.nl`);
    expect(await alerts.backInStock('nl-nl', ANNA.variant)).toEqual(ok(101));
  });

  it('BS1 wake the sender for a letter only', async () => {
    const { alerts, woken } = openEmbedded();
    await alerts.request(ANNA);
    await alerts.request(ANNA);
    await alerts.backInStock('nl-nl', ANNA.variant);
    expect(woken()).toBe(1);
  });

  it.each([
    ['unconfirmed', UNCONFIRMED_ALERT_LIFETIME],
    ['waiting', WAITING_ALERT_LIFETIME],
    ['ended', ENDED_ALERT_LIFETIME],
  ] as const)('BS3 are deleted when they are %s for too long', async (status, lifetime) => {
    const { alerts, clock, purge, letters } = openEmbedded();
    await alerts.request(ANNA);
    const [letter] = await letters();
    const id = letter && 'alertId' in letter ? letter.alertId : '';
    if (status !== 'unconfirmed') await alerts.confirm(id);
    if (status === 'ended') await alerts.backInStock('nl-nl', ANNA.variant);
    clock.advance(lifetime - 1);
    await purge();
    expect(await alerts.alert(id)).toMatchObject({ value: { status } });
    clock.advance(1);
    await purge();
    expect(await alerts.alert(id)).toMatchObject({ ok: false });
  });

  it("BS1 fail with the port's error while the database is unavailable", async () => {
    const { alerts, database } = openEmbedded(':memory:');
    database.close();
    expect(await alerts.request(ANNA)).toMatchObject({
      error: { kind: 'stock-alerts-unavailable', status: 503 },
    });
  });
});
