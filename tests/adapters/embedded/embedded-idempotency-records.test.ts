import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedIdempotencyRecords } from '#adapters/embedded/embedded-idempotency-records.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import { err, ok } from '#src/shared/result.ts';
import { idempotencyRecordsContract } from '../../contracts/idempotency-records-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

idempotencyRecordsContract('embedded', () => {
  const database = memoryDatabase();
  return Promise.resolve(createEmbeddedIdempotencyRecords({ database, clock: createFixedClock() }));
});

const BEGUN = { fingerprint: '2 M1', state: 'begun' };

describe('createEmbeddedIdempotencyRecords', () => {
  it('C7 finds a record from before a restart', async () => {
    const path = join(folder, 'carts.db');
    const clock = createFixedClock();
    const before = openCartDatabase(path);
    await createEmbeddedIdempotencyRecords({ database: before, clock }).save('add', BEGUN);
    before.close();
    const after = openCartDatabase(path);
    expect(await createEmbeddedIdempotencyRecords({ database: after, clock }).find('add')).toEqual(
      ok(BEGUN),
    );
    after.close();
  });

  it('C7 expires a record after a day', async () => {
    const clock = createFixedClock();
    const database = memoryDatabase();
    const records = createEmbeddedIdempotencyRecords({ database, clock });
    await records.save('add', BEGUN);
    clock.advance(IDEMPOTENCY_LIFETIME - 1);
    expect(await records.find('add')).toEqual(ok(BEGUN));
    clock.advance(1);
    expect(await records.find('add')).toEqual(ok(undefined));
    await records.save('other', BEGUN);
    expect(database.read((statements) => statements.records.record('add', 0))).toBeUndefined();
  });

  it('C7 returns records-unavailable when the database is closed', async () => {
    const database = memoryDatabase();
    database.close();
    const records = createEmbeddedIdempotencyRecords({ database, clock: createFixedClock() });
    const unavailable = err({ kind: 'records-unavailable' });
    expect(await records.find('add')).toEqual(unavailable);
    expect(await records.save('add', BEGUN)).toEqual(unavailable);
  });
});
