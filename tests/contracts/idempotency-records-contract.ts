import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredRecord, IdempotencyRecords } from '#ports/shared-stores.ts';
import { err, ok } from '#src/shared/result.ts';

const anyRecord: fc.Arbitrary<StoredRecord> = fc.record({
  fingerprint: fc.string({ unit: 'grapheme' }),
  state: fc.json(),
});

const holder = (fence: number, name = 'cart-1') => ({ name, fence });
const BEGUN = { fingerprint: '2 M1', state: 'begun' };
const DONE = { fingerprint: '2 M1', state: 'done' };
const LEASE_LOST = err({ kind: 'lease-lost' });

/** Contract for every store of action records. `open` creates an empty store. */
export function idempotencyRecordsContract(
  name: string,
  open: () => Promise<IdempotencyRecords>,
): void {
  describe(`IdempotencyRecords: ${name}`, () => {
    it('C7 has no record of an action that was never begun', async () => {
      const records = await open();
      expect(await records.find('add-1')).toEqual(ok(undefined));
      expect(await records.find('constructor')).toEqual(ok(undefined));
    });

    it('C7 returns the last record kept of each action', async () => {
      const records = await open();
      const begun = { fingerprint: '2 M1', state: 'begun' };
      expect(await records.save('add-1', begun)).toEqual(ok('stored'));
      expect(await records.save('add-2', { fingerprint: '1 T1', state: 'begun' })).toEqual(
        ok('stored'),
      );
      await records.save('add-1', { fingerprint: '2 M1', state: 'done' });
      expect(await records.find('add-1')).toEqual(ok({ fingerprint: '2 M1', state: 'done' }));
      expect(await records.find('add-2')).toEqual(ok({ fingerprint: '1 T1', state: 'begun' }));
    });

    it('C7 returns any record as it was kept', async () => {
      const records = await open();
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1 }), anyRecord, async (action, record) => {
          await records.save(action, record);
          expect(await records.find(action)).toEqual(ok(record));
        }),
        { numRuns: 30 },
      );
    });

    it('rejects the write of a holder after the next holder has written', async () => {
      const records = await open();
      expect(await records.save('add-1', BEGUN, holder(10))).toEqual(ok('stored'));
      expect(await records.save('add-1', DONE, holder(11))).toEqual(ok('stored'));
      expect(await records.save('add-1', BEGUN, holder(10))).toEqual(LEASE_LOST);
      expect(await records.save('add-2', BEGUN, holder(10))).toEqual(LEASE_LOST);
      expect(await records.find('add-1', holder(11))).toEqual(ok(DONE));
      expect(await records.find('add-2', holder(11))).toEqual(ok(undefined));
    });

    it('rejects the write of a holder after the next holder has only read', async () => {
      const records = await open();
      await records.save('add-1', BEGUN, holder(10));
      expect(await records.find('add-1', holder(11))).toEqual(ok(BEGUN));
      expect(await records.save('add-1', DONE, holder(10))).toEqual(LEASE_LOST);
      expect(await records.find('add-1', holder(10))).toEqual(LEASE_LOST);
      expect(await records.find('add-1', holder(11))).toEqual(ok(BEGUN));
    });

    it('keeps the fences of each name apart, and accepts a caller without a fence', async () => {
      const records = await open();
      await records.save('add-1', BEGUN, holder(20, 'cart-1'));
      expect(await records.save('add-2', BEGUN, holder(10, 'cart-2'))).toEqual(ok('stored'));
      expect(await records.find('add-1')).toEqual(ok(BEGUN));
      expect(await records.save('add-3', BEGUN)).toEqual(ok('stored'));
    });

    it('compares fences at full precision', async () => {
      const records = await open();
      const fence = 1_790_000_000_000_000;
      expect(await records.save('add-1', BEGUN, holder(fence))).toEqual(ok('stored'));
      expect(await records.save('add-1', DONE, holder(fence))).toEqual(ok('stored'));
      expect(await records.save('add-1', BEGUN, holder(fence - 1))).toEqual(LEASE_LOST);
      expect(await records.save('add-1', BEGUN, holder(fence + 1))).toEqual(ok('stored'));
      expect(await records.save('add-1', DONE, holder(fence))).toEqual(LEASE_LOST);
    });
  });
}
