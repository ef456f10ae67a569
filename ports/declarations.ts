import type { StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import type { Result } from '#src/shared/result.ts';
import type { Withdrawal } from '#src/withdrawal/withdrawal.ts';
import { token } from './token.ts';

/**
 * Declarations made to the shop, kept for their legal retention period and never displaced: for
 * staff who must produce them, or who read them where no mail server delivers the letters.
 */
export interface Declarations {
  /** At most `limit` declarations after `id`, the oldest first; 0 starts at the first one. */
  listAfter(
    id: number,
    limit: number,
  ): Promise<Result<readonly StoredDeclaration[], DeclarationsFailure>>;
  /** Queues receipt and copy of a withdrawal again, written anew from its row. */
  resend(id: number): Promise<Result<'waits' | 'unknown', DeclarationsFailure>>;
  /**
   * Queues the letters that were only put into the outbox, once the shop has a mail server. Returns
   * the number of withdrawals.
   */
  sendFromOutbox(): Promise<Result<number, DeclarationsFailure>>;
}

/** Declarations cannot be read or written now. */
export type DeclarationsFailure = {
  readonly kind: 'declarations-unavailable';
  readonly message: string;
};

export const Declarations = token<Declarations>('Declarations');

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

export const WithdrawalStore = token<WithdrawalStore>('WithdrawalStore');

/** Deletes data at the end of its retention period. */
export interface Retention {
  /** Deletes all that is due and returns how much that was. Never rejects. */
  purge(): Promise<Result<number, RetentionFailure>>;
}

/** Some data may be left; the next run deletes it. */
export type RetentionFailure = { readonly kind: 'purge-failed'; readonly message: string };

export const Retention = token<Retention>('Retention');
