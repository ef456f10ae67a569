import type { Result } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { token } from './token.ts';

/**
 * Receives consumers' withdrawals from contracts. It does not judge the contract: a declaration is
 * received as is, and staff decide what follows from it.
 */
export interface Withdrawals {
  /**
   * Receives a declaration for good, and has its receipt and the shop's copy sent. Repeats under
   * the same key are one declaration, with the time of the first. A mailbox that would get too many
   * receipts (`RECEIPT_RATE_LIMITS`) gets one for several declarations, later.
   */
  declare(
    withdrawal: Withdrawal,
    key: string,
  ): Promise<Result<WithdrawalTimestamp, WithdrawalsFailure>>;
}

/** Withdrawals with access to the stored ones. */
export interface WithdrawalStore extends Withdrawals {
  /** When this declaration was received under this key; `undefined` if it was not. */
  received(
    withdrawal: Withdrawal,
    key: string,
  ): Promise<Result<WithdrawalTimestamp | undefined, WithdrawalsFailure>>;
}

/** `declaredAt` is when it was received, in milliseconds since 1970. */
export type WithdrawalTimestamp = { readonly declaredAt: number };

/** It could not be received now, or whether it was is unknown (504). */
export type WithdrawalsFailure = {
  readonly kind: 'withdrawals-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

export const Withdrawals = token<Withdrawals>('Withdrawals');

export const WithdrawalStore = token<WithdrawalStore>('KeptWithdrawals');
