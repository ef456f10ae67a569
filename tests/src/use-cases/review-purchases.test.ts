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

/** A writer whose confirmed reviews are these, and orders that say `bought` unless they are away. */
function open({ status = 'pending', numbers = [7] }: Partial<Opened> = {}) {
  const verdicts = new Map<number, PurchaseVerdict>();
  const asked: number[] = [];
  let areOrdersAway = false;
  const unchecked = (): readonly UncheckedReview[] =>
    numbers
      .filter((number) => !verdicts.has(number))
      .map((number) => ({
        number,
        locale: 'nl-nl',
        sku: 'M1',
        order: `SL-10000${number}`,
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
        asked.push(Number(order.at(-1)));
        return Promise.resolve(areOrdersAway ? AWAY : ok('bought'));
      },
    } satisfies Pick<Purchases, 'check'>,
  };
  const takeOrdersAway = (isAway: boolean) => (areOrdersAway = isAway);
  return { ports, verdicts, asked, takeOrdersAway };
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
    takeOrdersAway(true);
    expect(await confirmReview(ports, 'id', 1)).toEqual(ok(storedReview(7, 'pending')));
    expect(await checkPurchases(ports)).toBe(0);
    expect(verdicts.size).toBe(0);
    takeOrdersAway(false);
    expect(await checkPurchases(ports)).toBe(1);
    expect([...verdicts]).toEqual([[7, 'bought']]);
    expect(await checkPurchases(ports)).toBe(0);
  });

  it('WR5 is checked by a later run if the process was lost in between', async () => {
    const { ports, verdicts } = open();
    const killed = { check: () => Promise.reject(new Error('killed')) };
    await expect(confirmReview({ ...ports, purchases: killed }, 'id', 1)).rejects.toThrow('killed');
    expect(await checkPurchases(ports)).toBe(1);
    expect([...verdicts]).toEqual([[7, 'bought']]);
  });
});

describe('checkPurchases', () => {
  it('WR5 checks a bounded number in a run, and the others in the next ones', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
    const { ports, verdicts } = open({ numbers });
    expect([await checkPurchases(ports), await checkPurchases(ports)]).toEqual([20, 5]);
    expect(verdicts.size).toBe(25);
  });
});
