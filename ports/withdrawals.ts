import type { Result } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { token } from './token.ts';

/**
 * Takes what consumers declare who withdraw from a contract. It judges no contract: a declaration is
 * received as it is, and what becomes of it is for people to say.
 */
export interface Withdrawals {
  /**
   * Receives a declaration for good, and has its receipt and the shop's copy sent. The same one under
   * the same key is one declaration, however often it arrives; it was then made when it first did. A
   * mailbox that would get too many receipts (`RECEIPT_PACES`) gets one for several declarations, later.
   */
  declare(
    withdrawal: Withdrawal,
    key: string,
  ): Promise<Result<DeclaredWithdrawal, WithdrawalsFailure>>;
}

/** Withdrawals where they are kept. */
export interface KeptWithdrawals extends Withdrawals {
  /** When this declaration was received under this key; `undefined` where it was not. */
  received(
    withdrawal: Withdrawal,
    key: string,
  ): Promise<Result<DeclaredWithdrawal | undefined, WithdrawalsFailure>>;
}

/** When it was received, in milliseconds since 1970. */
export type DeclaredWithdrawal = { readonly declaredAt: number };

/** It could not be received now, or nobody knows whether it was (504). */
export type WithdrawalsFailure = {
  readonly kind: 'withdrawals-unavailable';
  readonly status: number;
  readonly message: string;
  /** When it may be worth to try again, where that can be told. */
  readonly retryAfterSeconds?: number;
};

export const Withdrawals = token<Withdrawals>('Withdrawals');

export const KeptWithdrawals = token<KeptWithdrawals>('KeptWithdrawals');
