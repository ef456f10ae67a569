/**
 * Fate of one request on its way to a server, and of its answer on the way back. Times are in
 * milliseconds.
 */
export type Fault =
  | { readonly kind: 'pass' }
  /** Breaks the connection without delivery, and refuses connections for `closed` milliseconds. */
  | { readonly kind: 'refuse'; readonly closed: number }
  /** Breaks the connection before the delivery, or after it, so that the answer is lost. */
  | { readonly kind: 'reset'; readonly effect: Effect }
  /** A server on the way answers instead of the upstream. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly effect: Effect;
      /** Value of Retry-After, in seconds. */
      readonly retryAfter?: number;
    }
  /** Cuts the answer in the middle: closes the connection cleanly, or resets it. */
  | { readonly kind: 'cut'; readonly by: 'fin' | 'rst' }
  /** Replaces the answer by a page, or by half of itself, with status 200. */
  | { readonly kind: 'html' | 'bad-json' }
  /** Delivers `after` milliseconds later; the caller gets a reset at once, or no answer. */
  | { readonly kind: 'late'; readonly after: number; readonly answer: 'reset' | 'nothing' }
  /** Delivers twice, `gap` milliseconds apart; returns one of the two answers. */
  | { readonly kind: 'twice'; readonly gap: number; readonly answer: 'first' | 'second' }
  /** Sends the answer in small pieces, over this time. */
  | { readonly kind: 'drip'; readonly over: number }
  /** Neither delivers nor answers. */
  | { readonly kind: 'black-hole' };

/** Whether a fault occurs before the delivery or after it. */
export type Effect = 'before' | 'after';

export const PASS: Fault = { kind: 'pass' };

/** Name of a fault in a table: `503 before`, `cut rst`. */
export function nameOfFault(fault: Fault): string {
  switch (fault.kind) {
    case 'pass':
    case 'refuse':
    case 'html':
    case 'bad-json':
    case 'drip':
    case 'black-hole':
      return fault.kind;
    case 'reset':
      return `reset ${fault.effect}`;
    case 'status':
      return `${fault.status} ${fault.retryAfter === undefined ? fault.effect : 'Retry-After'}`;
    case 'cut':
      return `cut ${fault.by}`;
    case 'late':
      return `late, ${fault.answer}`;
    case 'twice':
      return `twice, ${fault.answer} answered`;
  }
}
