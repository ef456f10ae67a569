import type { RateLimits } from '#ports/rate-limits.ts';
import type { Withdrawals, WithdrawalsFailure } from '#ports/withdrawals.ts';
import { subscriberKey } from '#src/newsletter/subscriber.ts';
import { err } from '#src/shared/result.ts';
import { WITHDRAWAL_ATTEMPTS } from '#src/withdrawal/withdrawal-attempts.ts';

type LimitParts = { readonly withdrawals: Withdrawals; readonly rateLimits: RateLimits };

/**
 * Withdrawals for one client, who may declare so many and no more, and no mailbox gets more receipts
 * than that, whoever asks for them: anybody may type anybody's address.
 *
 * @param client as `clientAddress` tells it.
 */
export const limitedWithdrawals = (
  { withdrawals, rateLimits }: LimitParts,
  client: string,
): Withdrawals => ({
  async declare(withdrawal, key) {
    const byClient = await rateLimits.take(
      `withdrawal:client:${client}`,
      WITHDRAWAL_ATTEMPTS.client,
    );
    if (!byClient.ok) return err(tooMany(byClient.error.retryAfter));
    const toMailbox = await rateLimits.take(
      `withdrawal:mailbox:${subscriberKey(withdrawal.email)}`,
      WITHDRAWAL_ATTEMPTS.mailbox,
    );
    return toMailbox.ok
      ? withdrawals.declare(withdrawal, key)
      : err(tooMany(toMailbox.error.retryAfter));
  },
});

const tooMany = (retryAfter: number): WithdrawalsFailure => ({
  kind: 'withdrawals-unavailable',
  status: 429,
  message: 'Too many withdrawals were declared from this address, or for this mailbox.',
  retryAfterSeconds: Math.ceil(retryAfter / 1000),
});
