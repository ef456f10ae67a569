import Database from 'libsql';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createEmbeddedPriceLedger,
  createPriceRetention,
  PRICE_YEARS,
  seedPrices,
} from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase, RECENT_RUNS } from '#adapters/embedded/price-database.ts';
import { priorPrice } from '#src/pricing/price-history.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import { ok } from '#src/shared/result.ts';
import { priceLedgerContract } from '../../contracts/price-ledger-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'prices-'));
afterAll(() => rmSync(folder, { recursive: true }));

priceLedgerContract('embedded', () =>
  Promise.resolve(createEmbeddedPriceLedger(openPriceDatabase(':memory:'))),
);

const AT = Date.UTC(2026, 0, 1);
const SEEN = { market: 'nl-nl', sku: 'M1-180', cents: 500, at: AT } as const;
const RECORD: PriceRecord = {
  market: 'nl-nl',
  sku: 'M1-180',
  cents: 500,
  from: AT,
  until: AT + 9000,
  source: 'imported',
};

describe('createEmbeddedPriceLedger', () => {
  it('P3a is one ledger for two servers of a folder, which append the same', async () => {
    const path = join(folder, 'shared.db');
    const [one, two] = [openPriceDatabase(path), openPriceDatabase(path)];
    const [first, second] = [createEmbeddedPriceLedger(one), createEmbeddedPriceLedger(two)];
    await Promise.all([first.append([SEEN]), second.append([SEEN])]);
    await second.append([{ ...SEEN, sku: 'T1' }]);
    const listed = await first.listAfter(undefined, 9);
    expect(listed.ok && listed.value.map(({ sku }) => sku)).toEqual(['M1-180', 'T1']);
    one.close();
    two.close();
  });

  it('P3a writes a price that is still the same every six hours, and a change at once', async () => {
    const ledger = createEmbeddedPriceLedger(openPriceDatabase(':memory:'));
    const hour = 60 * 60 * 1000;
    const untilAfter = async (hours: number, cents: number = SEEN.cents) => {
      await ledger.append([{ ...SEEN, cents, at: AT + hours * hour }]);
      const listed = await ledger.listAfter(undefined, 9);
      return listed.ok ? listed.value.map(({ until }) => (until - AT) / hour) : [];
    };
    expect(await untilAfter(0)).toEqual([0]);
    expect(await untilAfter(5.9)).toEqual([0]);
    expect(await untilAfter(6)).toEqual([6]);
    expect(await untilAfter(6.5, 400)).toEqual([6, 6.5]);
  });

  it('P3a knows after a restart what it knew, in a file for its owner alone', async () => {
    const path = join(folder, 'kept.db');
    const before = openPriceDatabase(path);
    await createEmbeddedPriceLedger(before).append([SEEN]);
    before.close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const after = openPriceDatabase(path);
    expect(await createEmbeddedPriceLedger(after).histories('nl-nl', ['M1-180'])).toEqual(
      ok(new Map([['M1-180', [{ cents: 500, from: AT, until: AT }]]])),
    );
    after.close();
  });

  it('P3a finds the prices of a listing by keys alone, and sorts none', () => {
    const path = join(folder, 'plan.db');
    openPriceDatabase(path).close();
    const connection = new Database(path);
    const plan = connection.prepare(`EXPLAIN QUERY PLAN ${RECENT_RUNS}`);
    const steps = plan.all(1, '[]', 'nl-nl').map((step) => String(Object(step).detail));
    connection.close();
    expect(steps.filter((step) => step.startsWith('SEARCH'))).toHaveLength(4);
    expect(steps.filter((step) => /TEMP B-TREE|SCAN (?!asked)/u.test(step))).toEqual([]);
  });

  const HOUR = 60 * 60 * 1000;
  const DAY = 24 * HOUR;
  const skus = Array.from({ length: 24 }, (_, index) => `M${index}`);

  /** Prices of periods of so many days, one after the other, in the books of all these variants. */
  const booksOf = (prices: readonly number[], days: number): readonly PriceRecord[] =>
    skus.flatMap((sku) =>
      prices.map((cents, index): PriceRecord => ({
        ...RECORD,
        sku,
        cents,
        from: AT + index * days * DAY,
        until: AT + (index + 1) * days * DAY - 1000,
      })),
    );

  /** Observed prices, each of a day and an hour, of all these variants. */
  const observedOf = (prices: readonly (readonly [number, number])[]) =>
    prices.flatMap(([cents, day]) =>
      skus.map((sku) => ({ ...SEEN, sku, cents, at: AT + day * DAY })),
    );

  it.each([
    {
      what: 'a price that the books knew long before it was observed',
      books: booksOf([900, 800, 600], 60),
      observed: Array.from({ length: 12 }, (_, index) => [600, 170 + index] as const),
      now: 181,
      prior: 800,
    },
    {
      what: 'prices that change every day and are observed hours later',
      books: booksOf(
        Array.from({ length: 90 }, (_, day) => 5000 - 10 * day),
        1,
      ),
      observed: Array.from({ length: 90 }, (_, day) => [5000 - 10 * day, day + 0.3] as const),
      now: 89.5,
      prior: 4120,
    },
  ])('P3a reads a listing in one query: $what', async ({ books, observed, now, prior }) => {
    const database = openPriceDatabase(':memory:');
    const asked: string[] = [];
    const statements = new Proxy(database.statements, {
      get(target, name) {
        asked.push(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    const ledger = createEmbeddedPriceLedger({ ...database, statements });
    seedPrices(database, books);
    await ledger.append(observedOf(observed));
    const known = await ledger.histories('nl-nl', skus);
    const current = observed.at(-1)?.[0] ?? 0;
    const priors = skus.map((sku) =>
      priorPrice((known.ok && known.value.get(sku)) || [], current, AT + now * DAY),
    );
    expect(priors).toEqual(skus.map(() => prior));
    expect(asked).toEqual(['recentRuns']);
  });

  it('P3a answers that prices are unavailable once the database is closed', async () => {
    const database = openPriceDatabase(':memory:');
    const ledger = createEmbeddedPriceLedger(database);
    database.close();
    expect(await ledger.append([SEEN])).toMatchObject({
      ok: false,
      error: { kind: 'prices-unavailable' },
    });
  });

  it('refuses a file that is no database', () => {
    expect(() => openPriceDatabase(folder)).toThrow(/^The price database .* cannot be opened/u);
  });
});

describe('seedPrices', () => {
  it('P3a adds again what is longer in force, and leaves out what contradicts', async () => {
    const database = openPriceDatabase(':memory:');
    const ledger = createEmbeddedPriceLedger(database);
    seedPrices(database, [RECORD]);
    const longer = { ...RECORD, until: RECORD.until + 5000 };
    const other = { ...RECORD, sku: 'T1' };
    seedPrices(database, [longer, { ...RECORD, cents: 400 }, other]);
    expect(await ledger.listAfter(undefined, 9)).toEqual(ok([longer, other]));
  });
});

describe('createPriceRetention', () => {
  it(`deletes prices that ended ${PRICE_YEARS} years ago, and no others`, async () => {
    const database = openPriceDatabase(':memory:');
    const clock = createFixedClock(Date.UTC(2026, 0, 1 + 365 * PRICE_YEARS + 2));
    const recent = { ...RECORD, cents: 400, from: RECORD.until + 1000, until: clock.now() };
    seedPrices(database, [RECORD, recent, { ...RECORD, sku: 'T1' }]);
    const retention = createPriceRetention(database, clock);
    expect(await retention.purge()).toEqual(ok(2));
    expect(await createEmbeddedPriceLedger(database).listAfter(undefined, 9)).toEqual(ok([recent]));
    expect(await retention.purge()).toEqual(ok(0));
    database.close();
    expect((await retention.purge()).ok).toBe(false);
  });
});
