import type { LetterOutcome } from '#src/messages/letter-delivery.ts';
import type { Letter, RenderedEmail } from '#src/messages/letter.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Sends the shop's mail. Never rejects. */
export interface Mail {
  /** Whether mail goes to mailboxes; otherwise the shop's operator can read it where it is put. */
  readonly delivers: boolean;
  /**
   * Hands one mail over for good. A repeat with the same `name` is the same mail to receivers that
   * check it.
   */
  send(mail: RenderedEmail): Promise<Result<'sent', MailFailure>>;
  /** Releases its resources. */
  close(): void;
}

/**
 * Why a mail was not handed over, or not certainly. `unavailable`: no mail is accepted now.
 * `later`: this mail is deferred. `refused`: this mail will never be accepted. `unconfirmed`: all
 * of it was sent, and whether it was accepted is unknown. `message` contains neither address nor
 * link.
 */
export type MailFailure = {
  readonly kind: 'unavailable' | 'later' | 'refused' | 'unconfirmed';
  readonly message: string;
};

export const Mail = token<Mail>('Mail');

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
