import { createHash } from 'node:crypto';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { WithdrawalStore, WithdrawalsFailure } from '#ports/declarations.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { planLetters } from './withdrawal-letter-plan.ts';

type WithdrawalParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Address that receives the shop's copies of declarations. */
  readonly shopEmail: string;
  /** Called when letters were queued for sending. */
  readonly onLetter?: () => void;
};

/**
 * Withdrawals as rows of the database, kept for their legal retention period. The transaction that
 * receives a declaration plans its receipt and copy; both are composed from its row when they are
 * sent.
 */
export function createEmbeddedWithdrawals(parts: WithdrawalParts): WithdrawalStore {
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
    received: (withdrawal, key) =>
      work(() =>
        database.read(({ declarations }) => {
          const declaredAt = declarations.receivedAt(nameOf(withdrawal, key));
          return declaredAt === undefined ? undefined : { declaredAt };
        }),
      ),
  };
}

type Received = { readonly declaredAt: number; readonly isNew: boolean };

function receive(
  statements: Statements,
  withdrawal: Withdrawal,
  name: string,
  { clock, shopEmail }: WithdrawalParts,
): Received {
  const known = statements.declarations.receivedAt(name);
  if (known !== undefined) return { declaredAt: known, isNew: false };
  const now = clock.now();
  const id = statements.declarations.receiveWithdrawal(name, withdrawal, now);
  planLetters(statements, { id, withdrawal, shopEmail }, now);
  return { declaredAt: now, isNew: true };
}

/** The same key with another declaration gives another name, so that no declaration is lost. */
const nameOf = ({ locale, name, order, email, items }: Withdrawal, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([key, locale, name, order, email, items]))
    .digest('hex');

async function work<T>(make: () => T): Promise<Result<T, WithdrawalsFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'withdrawals-unavailable' });
}
