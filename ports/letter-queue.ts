import type { LetterOutcome } from '#src/newsletter/letter-delivery.ts';
import type { Letter } from '#src/newsletter/letter.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * The letters that wait to be sent. What was put there is there until it is settled, whatever
 * happens to who took it.
 */
export interface LetterQueue {
  /**
   * Takes the oldest letter that is due: nobody else gets it before `until`, and whoever took it and
   * fell silent has lost it by then. Letters to one address are taken in the order in which they
   * were written, the next once the one before is settled for good. Times are in milliseconds since
   * 1970.
   */
  take(now: number, until: number): Promise<Result<WaitingLetter | undefined, LetterQueueFailure>>;
  /**
   * Says what became of a letter that was taken. One that is settled for good is forgotten, with the
   * address that it was for; what it said of a declaration is kept by itself (`ports/declarations.ts`).
   */
  settle(id: string, outcome: LetterOutcome): Promise<Result<'settled', LetterQueueFailure>>;
  /** When the next letter can be taken, if one waits. */
  nextDue(): Promise<Result<number | undefined, LetterQueueFailure>>;
}

export type WaitingLetter = {
  /** Of this letter alone, among all that the shop ever writes. */
  readonly id: string;
  readonly letter: Letter;
  readonly writtenAt: number;
  /** How often it was taken, this time included. */
  readonly attempts: number;
};

/** It cannot be read or written now. */
export type LetterQueueFailure = { readonly kind: 'letters-unavailable'; readonly message: string };

export const LetterQueue = token<LetterQueue>('LetterQueue');
