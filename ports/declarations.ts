import type { StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Declarations made to the shop, kept for their legal retention period and never displaced: for
 * staff who must produce them, or who read them where no mail server delivers the letters.
 */
export interface Declarations {
  /** At most `most` declarations after `id`, the oldest first; 0 starts at the first one. */
  after(
    id: number,
    most: number,
  ): Promise<Result<readonly StoredDeclaration[], DeclarationsFailure>>;
  /** Queues receipt and copy of a withdrawal again, written anew from its row. */
  sendAgain(id: number): Promise<Result<'waits' | 'unknown', DeclarationsFailure>>;
  /**
   * Queues the letters that were only put into the outbox, once the shop has a mail server. Returns
   * the number of withdrawals.
   */
  sendFiled(): Promise<Result<number, DeclarationsFailure>>;
}

/** Declarations cannot be read or written now. */
export type DeclarationsFailure = {
  readonly kind: 'declarations-unavailable';
  readonly message: string;
};

export const Declarations = token<Declarations>('Declarations');
