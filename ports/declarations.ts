import type { KeptDeclaration } from '#src/declarations/kept-declaration.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * What was declared to the shop, kept for its legal time and displaced by nothing: for people who have
 * to show it, or to read it where no mail server carries its letters.
 */
export interface Declarations {
  /** So many of those that came after `id`, the oldest first; from the first one with 0. */
  after(id: number, most: number): Promise<Result<readonly KeptDeclaration[], DeclarationsFailure>>;
  /** Has receipt and copy of a withdrawal made from its row and sent again. */
  sendAgain(id: number): Promise<Result<'waits' | 'unknown', DeclarationsFailure>>;
  /**
   * Has the letters sent that were only put into the outbox: a shop that has a mail server by now. Says
   * of how many withdrawals.
   */
  sendFiled(): Promise<Result<number, DeclarationsFailure>>;
}

/** They cannot be read or written now. */
export type DeclarationsFailure = {
  readonly kind: 'declarations-unavailable';
  readonly message: string;
};

export const Declarations = token<Declarations>('Declarations');
