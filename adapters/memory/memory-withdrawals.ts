import type { Clock } from '#ports/clock.ts';
import type { Withdrawals } from '#ports/withdrawals.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import { ok } from '#src/shared/result.ts';
import { withdrawalLetters } from '#src/withdrawal/withdrawal-letters.ts';

/** Withdrawals in memory, with the letters about them. */
export interface MemoryWithdrawals extends Withdrawals {
  readonly letters: readonly Letter[];
}

export function createMemoryWithdrawals(clock: Clock, shopEmail: string): MemoryWithdrawals {
  const received = new Map<string, number>();
  const letters: Letter[] = [];
  return {
    letters,
    declare(withdrawal, key) {
      const { locale, name, order, email, items } = withdrawal;
      const action = JSON.stringify([key, locale, name, order, email, items]);
      const declaredAt = received.get(action) ?? clock.now();
      if (!received.has(action)) {
        const { receipt, copy } = withdrawalLetters(withdrawal, declaredAt, shopEmail);
        letters.push(receipt, copy);
      }
      received.set(action, declaredAt);
      return Promise.resolve(ok({ declaredAt }));
    },
  };
}
