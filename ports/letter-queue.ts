import type { LetterOutcome } from '#src/messages/letter-delivery.ts';
import type { Letter } from '#src/messages/letter.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Letters waiting to be sent. A letter stays in the queue until it is settled, whatever happens to
 * the worker that took it.
 */
export interface LetterQueue {
  /**
   * Takes the oldest due letter. No other worker gets it before `until`; a worker that has not
   * settled it by then has lost it. Letters to one address are taken in the order in which they
   * were written, each after the previous one is settled for good. Times are in milliseconds since
   * 1970.
   */
  take(now: number, until: number): Promise<Result<WaitingLetter | undefined, LetterQueueFailure>>;
  /**
   * Reports the outcome of a letter that was taken. A letter settled for good is deleted with its
   * address; what it said about a declaration is stored separately (`ports/declarations.ts`).
   */
  settle(id: string, outcome: LetterOutcome): Promise<Result<'settled', LetterQueueFailure>>;
  /** When the next letter can be taken, if one waits. */
  nextDue(): Promise<Result<number | undefined, LetterQueueFailure>>;
}

export type WaitingLetter = {
  /** Unique among all letters that the shop ever writes. */
  readonly id: string;
  readonly letter: Letter;
  readonly writtenAt: number;
  /** Number of times it was taken, including this time. */
  readonly attempts: number;
};

/** The queue cannot be read or written now. */
export type LetterQueueFailure = { readonly kind: 'letters-unavailable'; readonly message: string };

export const LetterQueue = token<LetterQueue>('LetterQueue');
