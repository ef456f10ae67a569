import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionRecord, ActionRecords } from '#ports/action-records.ts';
import { ok } from '#src/shared/result.ts';

const anyRecord: fc.Arbitrary<ActionRecord> = fc.record({
  fingerprint: fc.string({ unit: 'grapheme' }),
  state: fc.json(),
});

/** What holds wherever actions are recorded. `open` makes an empty place. */
export function actionRecordsContract(name: string, open: () => Promise<ActionRecords>): void {
  describe(`ActionRecords: ${name}`, () => {
    it('C7 knows nothing of an action that nobody began', async () => {
      const records = await open();
      expect(await records.find('add-1')).toEqual(ok(undefined));
      expect(await records.find('constructor')).toEqual(ok(undefined));
    });

    it('C7 answers what was kept last of each action', async () => {
      const records = await open();
      const begun = { fingerprint: '2 M1', state: 'begun' };
      expect(await records.keep('add-1', begun)).toEqual(ok('kept'));
      expect(await records.keep('add-2', { fingerprint: '1 T1', state: 'begun' })).toEqual(
        ok('kept'),
      );
      await records.keep('add-1', { fingerprint: '2 M1', state: 'done' });
      expect(await records.find('add-1')).toEqual(ok({ fingerprint: '2 M1', state: 'done' }));
      expect(await records.find('add-2')).toEqual(ok({ fingerprint: '1 T1', state: 'begun' }));
    });

    it('C7 answers any record as it was kept', async () => {
      const records = await open();
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1 }), anyRecord, async (action, record) => {
          await records.keep(action, record);
          expect(await records.find(action)).toEqual(ok(record));
        }),
        { numRuns: 30 },
      );
    });
  });
}
