import type { RateLimits } from '#ports/shared-stores.ts';
import type { WithdrawalStore, WithdrawalsFailure } from '#ports/declarations.ts';
import { err, ok } from '#src/shared/result.ts';
import { WITHDRAWAL_RATE_LIMITS } from '#src/withdrawal/withdrawal.ts';

type LimitParts = { readonly withdrawals: WithdrawalStore; readonly rateLimits: RateLimits };

/**
 * Limits the withdrawals of a client. A declaration received before is answered as it was, even
 * above the limit. There is no limit by email address: anyone can type any address, and must not be
 * able to block another consumer's withdrawal.
 *
 * @param client from `clientIp`.
 */
export const rateLimitedWithdrawals = (
  { withdrawals, rateLimits }: LimitParts,
  client: string,
): WithdrawalStore => ({
  ...withdrawals,
  async declare(withdrawal, key) {
    const consumed = await rateLimits.take(
      `withdrawal:client:${client}`,
      WITHDRAWAL_RATE_LIMITS.client,
    );
    if (consumed.ok) return withdrawals.declare(withdrawal, key);
    const received = await withdrawals.received(withdrawal, key);
    return received.ok && received.value !== undefined
      ? ok(received.value)
      : err(tooMany(consumed.error.retryAfter));
  },
});

const tooMany = (retryAfter: number): WithdrawalsFailure => ({
  kind: 'withdrawals-unavailable',
  status: 429,
  message: 'Too many withdrawals were declared from this address.',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});
