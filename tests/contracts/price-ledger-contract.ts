import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceLedger, SeenPrice } from '#ports/price-ledger.ts';
import {
  MAX_GAP,
  type PriceHistory,
  priceTimeline,
  priorPrice,
} from '#src/pricing/price-history.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import { ok, type Result } from '#src/shared/result.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

const seen = (day: number, cents: number, sku = 'M1-180'): SeenPrice => ({
  market: 'nl-nl',
  sku,
  cents,
  at: START + day * DAY,
});

const record = (fromDay: number, untilDay: number, cents: number, sku = 'M1-180'): PriceRecord => ({
  market: 'nl-nl',
  sku,
  cents,
  from: START + fromDay * DAY,
  until: START + untilDay * DAY - 1000,
  source: 'imported',
});

async function* inBatches(...batches: readonly (readonly PriceRecord[])[]) {
  for (const batch of batches) yield await Promise.resolve(batch);
}

async function* brokenOff() {
  yield await Promise.resolve([record(0, 10, 500)]);
  throw new Error('unreadable');
}

const valueOf = <T>(answer: Result<T, unknown>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

async function historyOf(
  ledger: PriceLedger,
  since?: number,
  sku = 'M1-180',
): Promise<PriceHistory> {
  return valueOf(await ledger.histories('nl-nl', [sku], since)).get(sku) ?? [];
}

const allOf = async (ledger: PriceLedger): Promise<readonly PriceRecord[]> =>
  valueOf(await ledger.listAfter(undefined, 1000));

/** Contract for every price ledger. `open` creates an empty one. */
export function priceLedgerContract(name: string, open: () => Promise<PriceLedger>): void {
  describe(`PriceLedger: ${name}`, () => {
    it('P3a knows nothing of a variant that was never seen', async () => {
      const ledger = await open();
      await ledger.append([seen(0, 500)]);
      expect(valueOf(await ledger.histories('nl-nl', ['other', 'constructor']))).toEqual(new Map());
      expect(valueOf(await ledger.histories('de-de', ['M1-180']))).toEqual(new Map());
    });

    it('P3a keeps changes only, and when a price was last seen', async () => {
      const ledger = await open();
      for (const day of [0, 1, 2]) await ledger.append([seen(day, 500)]);
      await ledger.append([seen(3, 400), seen(3, 900, 'T1')]);
      expect(await historyOf(ledger, START)).toEqual([
        { cents: 500, from: START, until: START + 2 * DAY },
        { cents: 400, from: START + 3 * DAY, until: START + 3 * DAY },
      ]);
    });

    it('P3a changes nothing by the same observations again, in any order', async () => {
      const observations = [500, 500, 400, 400, 500].map((cents, day) => seen(day, cents));
      const ledger = await open();
      await ledger.append(observations);
      const before = await allOf(ledger);
      await ledger.append(observations.toReversed());
      await ledger.append(observations);
      expect(await allOf(ledger)).toEqual(before);
    });

    it('P3a leaves a gap in the observations open', async () => {
      const ledger = await open();
      await ledger.append([seen(0, 500)]);
      await ledger.append([{ ...seen(0, 500), at: START + MAX_GAP + 1000 }]);
      expect(await historyOf(ledger, START)).toHaveLength(2);
    });

    it('P3a ignores what is no price', async () => {
      const ledger = await open();
      await ledger.append([seen(0, 0), seen(0, -5)]);
      expect(await allOf(ledger)).toEqual([]);
    });

    it('P3a takes the lower of two prices that servers saw at once', async () => {
      const ledger = await open();
      await ledger.append([seen(0, 500), seen(1, 500), seen(2, 500)]);
      await ledger.append([seen(1, 400), seen(2, 600)]);
      expect((await historyOf(ledger, START)).map(({ cents }) => cents)).toEqual([500, 400, 500]);
    });

    it('P3a keeps at most a few prices an hour of servers that answer two prices in turn', async () => {
      const ledger = await open();
      await ledger.append([seen(-40, 10_000)]);
      for (let at = 0; at < 2 * HOUR; at += 1000)
        await ledger.append([{ ...seen(0, at % 2000 === 0 ? 10_000 : 9000), at: START + at }]);
      const history = await historyOf(ledger, START - 50 * DAY);
      expect(history.length).toBeLessThanOrEqual(6);
      expect(history.some(({ cents }) => cents === 9000)).toBe(true);
      await ledger.append([{ ...seen(0, 10_000), at: START + 4 * HOUR }]);
      expect((await historyOf(ledger, START)).at(-1)?.cents).toBe(10_000);
      await ledger.append([{ ...seen(0, 8000), at: START + 4 * HOUR + 1000 }]);
      expect((await historyOf(ledger, START)).at(-1)?.cents).toBe(8000);
    });

    it('P3a gives the history of a variant in order, whatever the order in which it was told', async () => {
      const ledger = await open();
      await ledger.append([9, 2, 5, 7, 1, 8].map((day) => seen(day, 500 + day)));
      await ledger.importRecords(
        inBatches([record(4, 5, 900), record(2, 3, 800), record(0, 1, 700)]),
      );
      const history = await historyOf(ledger);
      expect(history).toHaveLength(9);
      expect(priceTimeline(history)).toEqual(priceTimeline(await historyOf(ledger, START)));
    });

    it('P3a imports records all at once, and the same again without a change', async () => {
      const ledger = await open();
      const batches = [[record(0, 10, 500)], [record(10, 20, 400), record(0, 20, 900, 'T1')]];
      expect(await ledger.importRecords(inBatches(...batches))).toEqual(ok({ read: 3, added: 3 }));
      const imported = await allOf(ledger);
      expect(imported).toEqual(batches.flat());
      expect(await ledger.importRecords(inBatches(...batches))).toEqual(ok({ read: 3, added: 0 }));
      expect(await allOf(ledger)).toEqual(imported);
    });

    it('P3a joins imported records of one price', async () => {
      const ledger = await open();
      await ledger.importRecords(inBatches([record(5, 9, 500), record(1, 3, 500)]));
      await ledger.importRecords(inBatches([record(0, 2, 500), record(3, 5, 500)]));
      expect(await allOf(ledger)).toEqual([record(0, 9, 500)]);
    });

    it('P3a imports periods that end at the moment at which the next begins, in any order', async () => {
      const halfOpen = [500, 400, 400, 900].map((cents, index) =>
        Object.assign(record(index * 20, index * 20, cents), {
          until: START + (index * 20 + 20) * DAY,
        }),
      );
      const listed = [
        record(0, 20, 500),
        record(20, 60, 400),
        { ...record(60, 80, 900), until: START + 80 * DAY },
      ];
      const orders = [
        halfOpen,
        halfOpen.toReversed(),
        [1, 3, 0, 2].flatMap((at) => halfOpen[at] ?? []),
      ];
      for (const records of orders) {
        const ledger = await open();
        expect((await ledger.importRecords(inBatches(records))).ok).toBe(true);
        expect(await allOf(ledger)).toEqual(listed);
        expect(await ledger.importRecords(inBatches(records))).toEqual(ok({ read: 4, added: 0 }));
        expect(priorPrice(await historyOf(ledger, START), 900, START + 80 * DAY)).toBe(400);
      }
    });

    it('P3a refuses a price of one moment at which another one began', async () => {
      const ledger = await open();
      const moment = { ...record(10, 20, 500), until: START + 10 * DAY };
      await ledger.importRecords(inBatches([moment]));
      expect(await ledger.importRecords(inBatches([record(10, 20, 400)]))).toMatchObject({
        error: { kind: 'price-contradicts', known: 500 },
      });
    });

    it('P3a imports nothing if one record contradicts another', async () => {
      const ledger = await open();
      await ledger.importRecords(inBatches([record(0, 10, 500)]));
      const wrong = record(9, 12, 400);
      expect(await ledger.importRecords(inBatches([record(20, 30, 300)], [wrong]))).toEqual({
        ok: false,
        error: { kind: 'price-contradicts', index: 1, record: wrong, known: 500 },
      });
      expect(await allOf(ledger)).toEqual([record(0, 10, 500)]);
    });

    it('P3a imports nothing if the source of records breaks off', async () => {
      const ledger = await open();
      await expect(ledger.importRecords(brokenOff())).rejects.toThrow('unreadable');
      expect(await allOf(ledger)).toEqual([]);
    });

    it('P3a keeps imported and observed prices beside each other', async () => {
      const ledger = await open();
      await ledger.append([seen(4, 450)]);
      await ledger.importRecords(inBatches([record(0, 10, 500)]));
      expect((await allOf(ledger)).map(({ source, cents }) => [source, cents])).toEqual([
        ['imported', 500],
        ['observed', 450],
      ]);
      const cents = priceTimeline(await historyOf(ledger, START)).map((run) => run.cents);
      expect(cents).toEqual([500, 450, 500]);
    });

    it('P3a appends while an import runs, whatever becomes of it', async () => {
      const ledger = await open();
      await ledger.importRecords(inBatches([record(0, 10, 500)]));
      const [refused] = await Promise.all([
        ledger.importRecords(inBatches([record(0, 10, 400)])),
        ledger.append([seen(0, 450)]),
      ]);
      expect(refused.ok).toBe(false);
      expect(await allOf(ledger)).toHaveLength(2);
    });

    it('P3a lists all records, page by page', async () => {
      const ledger = await open();
      const records = [record(0, 1, 500), record(1, 2, 400), record(0, 1, 900, 'T1')];
      await ledger.importRecords(inBatches(records));
      await ledger.append([seen(0, 700), { ...seen(0, 650), market: 'de-de' }]);
      const listed: PriceRecord[] = [];
      for (;;) {
        const [next] = valueOf(await ledger.listAfter(listed.at(-1), 1));
        if (!next) break;
        listed.push(next);
      }
      expect(listed.map(({ market, sku, source, cents }) => [market, sku, source, cents])).toEqual([
        ['de-de', 'M1-180', 'observed', 650],
        ['nl-nl', 'M1-180', 'imported', 500],
        ['nl-nl', 'M1-180', 'imported', 400],
        ['nl-nl', 'M1-180', 'observed', 700],
        ['nl-nl', 'T1', 'imported', 900],
      ]);
    });

    it('P3a gives the prior price that the whole history gives', async () => {
      const anyStretch = fc.record({
        cents: fc.integer({ min: 1, max: 4 }),
        days: fc.integer({ min: 1, max: 90 }),
        // Below zero: both sources know the time, or one is told late.
        gap: fc.integer({ min: -20, max: 3 }),
        isImported: fc.boolean(),
      });
      const anyStretches = fc.array(anyStretch, { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(anyStretches, fc.integer({ min: 1, max: 4 }), async (stretches, final) => {
          const ledger = await open();
          let [day, end] = [0, 0];
          for (const { cents, days, gap, isImported } of stretches) {
            if (isImported) await ledger.importRecords(inBatches([record(day, day + days, cents)]));
            else
              await ledger.append(
                Array.from({ length: days }, (_, index) => seen(day + index, cents)),
              );
            end = Math.max(end, day + days);
            day = Math.max(0, day + days + gap);
          }
          const now = START + Math.max(day, end) * DAY;
          const [needed, all] = [await historyOf(ledger), await historyOf(ledger, START)];
          expect(priorPrice(needed, final, now)).toBe(priorPrice(all, final, now));
        }),
        { numRuns: 60 },
      );
    });
  });
}
