import type { Withdrawals, WithdrawalsFailure } from '#ports/declarations.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';

/** Withdrawals via the shop's own server, whose address names the locale. */
export const createBffWithdrawals = (client: BffClient): Withdrawals => ({
  async declare({ name, order, email, items }, key) {
    const declaration = { name, order, email, ...(items !== undefined && { items }) };
    const answer = await client.call('shop/withdrawFromContract', [declaration], {
      headers: { 'idempotency-key': key },
    });
    if (!answer.ok) return err(unavailable(answer.error.statusCode, answer.error.message));
    const declared = readDeclared(answer.value);
    return declared
      ? ok({ declaredAt: declared.declared_at })
      : err(unavailable(UNKNOWN, 'withdrawFromContract returned no date.'));
  },
});

const readDeclared = readFields({ declared_at: readCount });

/** Status for a lost response, after which the outcome is unknown. */
const UNKNOWN = 504;

const unavailable = (status: number, message: string): WithdrawalsFailure => ({
  kind: 'withdrawals-unavailable',
  status: status || UNKNOWN,
  message,
});
