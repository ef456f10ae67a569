import { describe, expect, it } from 'vitest';
import type { WithdrawalStore, Withdrawals } from '#ports/declarations.ts';
import type { Letter, WithdrawalLetter } from '#src/messages/letter.ts';
import { ok } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** Withdrawals with copies to `service@sluimer.example`, and all letters that are due by now. */
export type OpenWithdrawals<Port extends Withdrawals = Withdrawals> = {
  readonly withdrawals: Port;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
};

const ANNA: Withdrawal = {
  locale: 'nl-nl',
  name: 'Anna',
  order: 'SL-1001',
  email: 'anna@example.nl',
};

/** Contract for every receiver of withdrawals. */
export function withdrawalsContract(name: string, open: () => OpenWithdrawals): void {
  describe(`Withdrawals: ${name}`, () => {
    it('sends a receipt to the consumer and a copy to the shop, with the time', async () => {
      const { withdrawals, clock, letters } = open();
      const declaredAt = clock.now();
      expect(await withdrawals.declare(ANNA, 'k1')).toEqual(ok({ declaredAt }));
      const expectedLetter = { locale: 'nl-nl', declarations: [{ withdrawal: ANNA, declaredAt }] };
      expect(await letters()).toEqual([
        { kind: 'withdrawal-receipt', email: 'anna@example.nl', ...expectedLetter },
        { kind: 'withdrawal-copy', email: 'service@sluimer.example', ...expectedLetter },
      ]);
    });

    it('accepts a repeated declaration with the same key once, and returns its first time', async () => {
      const { withdrawals, clock, letters } = open();
      const first = await withdrawals.declare(ANNA, 'k1');
      clock.advance(5000);
      expect(await withdrawals.declare({ ...ANNA }, 'k1')).toEqual(first);
      expect(await letters()).toHaveLength(2);
    });

    it('accepts other words under the same key as another declaration: none is lost', async () => {
      const { withdrawals, letters } = open();
      await withdrawals.declare(ANNA, 'k1');
      await withdrawals.declare({ ...ANNA, order: 'SL-1002' }, 'k1');
      await withdrawals.declare({ ...ANNA, items: 'Topper' }, 'k1');
      expect(await letters()).toHaveLength(6);
    });

    it('accepts the same declaration under another key as declared again', async () => {
      const { withdrawals, letters } = open();
      await withdrawals.declare(ANNA, 'k1');
      await withdrawals.declare(ANNA, 'k2');
      expect(await letters()).toHaveLength(4);
    });
  });
}

/** Contract for receivers that store the withdrawals. */
export function storedWithdrawalsContract(
  name: string,
  open: () => OpenWithdrawals<WithdrawalStore>,
): void {
  withdrawalsContract(name, open);

  describe(`Withdrawals, kept: ${name}`, () => {
    it('returns whether and when a declaration was received', async () => {
      const { withdrawals } = open();
      expect(await withdrawals.received(ANNA, 'k1')).toEqual(ok(undefined));
      const declared = await withdrawals.declare(ANNA, 'k1');
      expect(await withdrawals.received(ANNA, 'k1')).toEqual(declared);
      expect(await withdrawals.received({ ...ANNA, order: 'SL-2' }, 'k1')).toEqual(ok(undefined));
    });

    it('accepts declarations beyond the receipt limit of a mailbox, and lists all in its next receipt', async () => {
      const { withdrawals, clock, letters } = open();
      for (let index = 0; index < 12; index += 1) {
        const withdrawal = {
          ...ANNA,
          order: `SL-${index}`,
          email: `anna@${index % 2 ? 'EXAMPLE' : 'example'}.nl`,
        };
        expect((await withdrawals.declare(withdrawal, `k${index}`)).ok).toBe(true);
      }
      expect((await withdrawals.declare(ANNA, 'own')).ok).toBe(true);
      const first = receiptsOf(await letters());
      expect(first.map(({ declarations }) => declarations.length)).toEqual([1, 1, 1]);
      clock.advance(60 * 60 * 1000);
      const merged = receiptsOf(await letters()).at(-1);
      expect(merged?.declarations.map(({ withdrawal }) => withdrawal.order)).toEqual([
        ...Array.from({ length: 9 }, (_, index) => `SL-${index + 3}`),
        'SL-1001',
      ]);
    });

    it('reveals no declaration of one address to another, and counts both as one mailbox', async () => {
      const { withdrawals, clock, letters } = open();
      for (let index = 0; index < 5; index += 1) await withdrawals.declare(ANNA, `k${index}`);
      const tagged = { ...ANNA, email: 'anna+x@example.nl' };
      await withdrawals.declare(tagged, 'k');
      clock.advance(60 * 60 * 1000);
      const receipts = receiptsOf(await letters());
      expect(receipts.map(({ email, declarations }) => [email, declarations.length])).toEqual([
        [ANNA.email, 1],
        [ANNA.email, 1],
        [ANNA.email, 1],
        [ANNA.email, 2],
        [tagged.email, 1],
      ]);
    });

    it('delays no receipt of a mailbox because of made-up tags', async () => {
      const { withdrawals, clock, letters } = open();
      for (let index = 0; index < 100; index += 1) {
        await withdrawals.declare({ ...ANNA, email: `anna+${index}@example.nl` }, 'k');
      }
      await withdrawals.declare(ANNA, 'own');
      clock.advance(24 * 60 * 60 * 1000);
      const receipts = receiptsOf(await letters());
      expect(receipts).toHaveLength(10);
      expect(receipts.flatMap(({ declarations }) => declarations)).toHaveLength(101);
      const ownReceipts = receipts.filter(({ email }) => email === ANNA.email);
      expect(ownReceipts.map(({ declarations }) => declarations.at(-1)?.withdrawal)).toEqual([
        ANNA,
      ]);
    });

    it('sends ten receipts a day to a mailbox, and loses no declaration meanwhile', async () => {
      const { withdrawals, clock, letters } = open();
      const named: string[] = [];
      let count = 0;
      for (let hour = 0; hour < 24; hour += 1) {
        for (let index = 0; index < 5; index += 1) {
          await withdrawals.declare({ ...ANNA, order: `SL-${hour}-${index}` }, 'k');
        }
        count = receiptsOf(await letters()).length;
        clock.advance(60 * 60 * 1000);
      }
      expect(count).toBe(10);
      clock.advance(48 * 60 * 60 * 1000);
      for (const { declarations } of receiptsOf(await letters())) {
        named.push(...declarations.map(({ withdrawal }) => withdrawal.order));
      }
      expect(new Set(named).size).toBe(120);
    });

    it('sums up several declarations in one copy where the shop would get too many', async () => {
      const { withdrawals, clock, letters } = open();
      for (let index = 0; index < 100; index += 1) {
        await withdrawals.declare({ ...ANNA, email: `a${index}@example.nl` }, `k${index}`);
      }
      const copies = async () =>
        (await letters()).filter(({ kind }) => kind === 'withdrawal-copy') as WithdrawalLetter[];
      expect(await copies()).toHaveLength(60);
      clock.advance(60 * 60 * 1000);
      const all = await copies();
      expect(all).toHaveLength(61);
      expect(all.flatMap(({ declarations }) => declarations)).toHaveLength(100);
    });
  });
}

const receiptsOf = (letters: readonly Letter[]): readonly WithdrawalLetter[] =>
  letters.filter((one): one is WithdrawalLetter => one.kind === 'withdrawal-receipt');
