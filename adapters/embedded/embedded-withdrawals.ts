import { createHash } from 'node:crypto';
import type { Clock } from '#ports/clock.ts';
import type { Withdrawals, WithdrawalsFailure } from '#ports/withdrawals.ts';
import { subscriberKey } from '#src/newsletter/subscriber.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withdrawalLetters } from '#src/withdrawal/withdrawal-letters.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { attempt } from './cart-attempt.ts';
import type { CartDatabase, Statements } from './cart-database.ts';

type WithdrawalParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Where the shop reads what was declared. */
  readonly shopEmail: string;
  /** Called when letters were put with those that are to be sent. */
  readonly onLetter?: () => void;
};

/** For how long a declaration that arrives again is known as the same, in milliseconds: a month. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000;

/**
 * Withdrawals as letters that wait in the database: the receipt and the shop's copy are written in
 * one transaction with the note that the declaration was received. The note holds no word of it.
 */
export function createEmbeddedWithdrawals(parts: WithdrawalParts): Withdrawals {
  const { database, onLetter = () => {} } = parts;
  return {
    async declare(withdrawal, key) {
      const name = nameOf(withdrawal, key);
      const done = await work(() =>
        database.write((statements) => receive(statements, withdrawal, name, parts)),
      );
      if (!done.ok) return done;
      if (done.value.isNew) onLetter();
      return ok({ declaredAt: done.value.declaredAt });
    },
  };
}

type Received = { readonly declaredAt: number; readonly isNew: boolean };

function receive(
  { withdrawals, newsletter }: Statements,
  withdrawal: Withdrawal,
  name: string,
  { clock, shopEmail }: WithdrawalParts,
): Received {
  const known = withdrawals.receivedAt(name);
  if (known !== undefined) return { declaredAt: known, isNew: false };
  const now = clock.now();
  const { receipt, copy } = withdrawalLetters(withdrawal, now, shopEmail);
  withdrawals.forgetReceivedUntil(now - REMEMBERED);
  withdrawals.receive(name, now);
  newsletter.writeLetter(subscriberKey(receipt.email), receipt, now);
  // None of the shop's copies waits for another: one that is not taken would hold up all of them.
  newsletter.writeLetter(`withdrawal ${name}`, copy, now);
  return { declaredAt: now, isNew: true };
}

/** The same key with another declaration names another one: nothing that was declared is lost. */
const nameOf = ({ locale, name, order, email, items }: Withdrawal, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key, locale, name, order, email, items]))
    .digest('hex');

async function work<T>(make: () => T): Promise<Result<T, WithdrawalsFailure>> {
  const done = await attempt(make);
  return done.ok ? done : err({ ...done.error, kind: 'withdrawals-unavailable' });
}
