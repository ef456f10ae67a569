import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Purchases } from '#ports/purchases.ts';
import type { UncheckedReview } from '#ports/review-writer.ts';
import type { PurchaseVerdict } from '#src/catalog/purchase.ts';
import type { ReviewStatus, StoredReview } from '#src/catalog/written-review.ts';
import { err, ok } from '#src/shared/result.ts';
import { checkPurchases, confirmReview } from '#src/use-cases/review-purchases.ts';
import { ANNAS } from '../../contracts/review-writer-contract.ts';

const AWAY = err({ kind: 'purchases-unavailable', status: 503, message: 'away' } as const);

const storedReview = (number: number, status: ReviewStatus): StoredReview => ({
  number,
  status,
  review: ANNAS.review,
  version: 1,
  changedAt: 0,
});

/** Whether the orders cannot be asked about a review. */
type IsAway = (number: number) => boolean;

const NOT_AWAY: IsAway = () => false;

/** A writer whose confirmed reviews are these, and orders that say `bought` unless they are away. */
function open({ status = 'pending', numbers = [7] }: Partial<Opened> = {}) {
  const verdicts = new Map<number, PurchaseVerdict>();
  const asked: number[] = [];
  let isAway = NOT_AWAY;
  let answer: PurchaseVerdict = 'bought';
  const unchecked = (): readonly UncheckedReview[] =>
    numbers
      .filter((number) => (verdicts.get(number) ?? 'not-completed') === 'not-completed')
      .map((number) => ({
        number,
        locale: 'nl-nl',
        sku: 'M1',
        order: `SL-${100_000 + number}`,
        email: 'anna@example.nl',
      }));
  const ports = {
    reviewWriter: {
      confirm: () => Promise.resolve(ok(storedReview(7, status))),
      unchecked: (after: number, limit: number) =>
        Promise.resolve(
          ok(
            unchecked()
              .filter(({ number }) => number > after)
              .slice(0, limit),
          ),
        ),
      storePurchase: (number: number, verdict: PurchaseVerdict) => {
        verdicts.set(number, verdict);
        return Promise.resolve(ok('stored' as const));
      },
    },
    purchases: {
      check: (_locale, { order }) => {
        const number = Number(order.slice(3)) - 100_000;
        asked.push(number);
        return Promise.resolve(isAway(number) ? AWAY : ok(answer));
      },
    } satisfies Pick<Purchases, 'check'>,
  };
  const takeOrdersAway = (from: IsAway) => (isAway = from);
  const say = (verdict: PurchaseVerdict) => (answer = verdict);
  return { ports, verdicts, asked, takeOrdersAway, say };
}

type Opened = { readonly status: ReviewStatus; readonly numbers: readonly number[] };

describe('confirmReview', () => {
  it('WR5 checks the purchase of the review that was confirmed, and of no other', async () => {
    const { ports, verdicts, asked } = open({ numbers: [3, 7, 9] });
    expect(await confirmReview(ports, 'id', 1)).toEqual(ok(storedReview(7, 'pending')));
    expect([asked, [...verdicts]]).toEqual([[7], [[7, 'bought']]]);
  });

  it('WR5 asks nothing of a review that is not confirmed, or was checked before', async () => {
    for (const status of ['unconfirmed', 'sending', 'approved'] as const) {
      const { ports, asked } = open({ status });
      await confirmReview(ports, 'id', 1);
      expect(asked).toEqual([]);
    }
    const { ports, asked } = open({ numbers: [9] });
    await confirmReview(ports, 'id', 1);
    expect(asked).toEqual([]);
  });

  it('WR5 answers alike while the orders are away, and a later run checks it', async () => {
    const { ports, verdicts, takeOrdersAway } = open();
    takeOrdersAway(() => true);
    expect(await confirmReview(ports, 'id', 1)).toEqual(ok(storedReview(7, 'pending')));
    await checkPurchases(ports);
    expect(verdicts.size).toBe(0);
    takeOrdersAway(NOT_AWAY);
    await checkPurchases(ports);
    expect([...verdicts]).toEqual([[7, 'bought']]);
  });

  it('WR5 is checked by a later run if the process was lost in between', async () => {
    const { ports, verdicts } = open();
    const killed = { check: () => Promise.reject(new Error('killed')) };
    await expect(confirmReview({ ...ports, purchases: killed }, 'id', 1)).rejects.toThrow('killed');
    await checkPurchases(ports);
    expect([...verdicts]).toEqual([[7, 'bought']]);
  });
});

/** Runs checks as a server does, each after where the last one ended. */
async function runs(ports: ReturnType<typeof open>['ports'], count: number): Promise<void> {
  let last = 0;
  for (let run = 0; run < count; run += 1) last = await checkPurchases(ports, last);
}

describe('checkPurchases', () => {
  it('WR5 checks a bounded number in a run, and the others in the next ones', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
    const { ports, verdicts } = open({ numbers });
    const last = await checkPurchases(ports);
    expect([last, verdicts.size]).toEqual([20, 20]);
    expect(await checkPurchases(ports, last)).toBe(0);
    expect(verdicts.size).toBe(25);
  });

  it('WR5 looks again at an order that is not completed, until it is', async () => {
    const { ports, verdicts, asked, say } = open();
    say('not-completed');
    await confirmReview(ports, 'id', 1);
    await runs(ports, 2);
    expect([...verdicts]).toEqual([[7, 'not-completed']]);
    say('bought');
    await runs(ports, 2);
    expect([[...verdicts], asked]).toEqual([[[7, 'bought']], [7, 7, 7, 7]]);
  });

  it('WR5 reaches every review behind twenty whose orders stay open', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
    const { ports, asked, say } = open({ numbers });
    say('not-completed');
    await runs(ports, 2);
    expect(asked).toEqual(numbers);
  });

  it('WR5 asks once in a run while the orders are away, each time for another review', async () => {
    const { ports, asked, takeOrdersAway } = open({ numbers: [1, 2, 3] });
    takeOrdersAway(() => true);
    await runs(ports, 5);
    expect(asked).toEqual([1, 2, 3, 1, 2]);
  });

  it('WR5 reaches every review, whichever ones cannot be asked about', async () => {
    const waiting = fc
      .uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 50 })
      .map((numbers) => numbers.toSorted((one, other) => one - other))
      .chain((numbers) => fc.tuple(fc.constant(numbers), fc.subarray(numbers)));
    await fc.assert(
      fc.asyncProperty(waiting, async ([numbers, away]) => {
        const { ports, asked, verdicts, takeOrdersAway } = open({ numbers });
        takeOrdersAway((number) => away.includes(number));
        // A run reaches one of them at least, or begins anew.
        await runs(ports, numbers.length + 1);
        expect(new Set(asked)).toEqual(new Set(numbers));
        expect(verdicts.size).toBe(numbers.length - away.length);
      }),
    );
  });
});
