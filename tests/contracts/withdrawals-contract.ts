import { describe, expect, it } from 'vitest';
import type { FixedClock } from '#adapters/memory/fixed-clock.ts';
import type { Withdrawals } from '#ports/withdrawals.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import { ok } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';

/** Withdrawals whose copies go to `service@sluimer.example`, and what waits to be sent for them. */
export type OpenWithdrawals = {
  readonly withdrawals: Withdrawals;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
};

const ANNA: Withdrawal = {
  locale: 'nl-nl',
  name: 'Anna',
  order: 'SL-1001',
  email: 'anna@example.nl',
};

/** What everybody does who takes withdrawals. */
export function withdrawalsContract(name: string, open: () => OpenWithdrawals): void {
  describe(`Withdrawals: ${name}`, () => {
    it('has a receipt sent to the consumer and a copy to the shop, with the time', async () => {
      const { withdrawals, clock, letters } = open();
      const declaredAt = clock.now();
      expect(await withdrawals.declare(ANNA, 'k1')).toEqual(ok({ declaredAt }));
      const said = { locale: 'nl-nl', withdrawal: ANNA, declaredAt };
      expect(await letters()).toEqual([
        { kind: 'withdrawal-receipt', email: 'anna@example.nl', ...said },
        { kind: 'withdrawal-copy', email: 'service@sluimer.example', ...said },
      ]);
    });

    it('takes the same one under the same key once, and says when that was', async () => {
      const { withdrawals, clock, letters } = open();
      const first = await withdrawals.declare(ANNA, 'k1');
      clock.advance(5000);
      expect(await withdrawals.declare({ ...ANNA }, 'k1')).toEqual(first);
      expect(await letters()).toHaveLength(2);
    });

    it('takes one of other words under the same key as another: nothing declared is lost', async () => {
      const { withdrawals, letters } = open();
      await withdrawals.declare(ANNA, 'k1');
      await withdrawals.declare({ ...ANNA, order: 'SL-1002' }, 'k1');
      await withdrawals.declare({ ...ANNA, items: 'Topper' }, 'k1');
      expect(await letters()).toHaveLength(6);
    });

    it('takes the same one under another key as one that was declared again', async () => {
      const { withdrawals, letters } = open();
      await withdrawals.declare(ANNA, 'k1');
      await withdrawals.declare(ANNA, 'k2');
      expect(await letters()).toHaveLength(4);
    });
  });
}
