/**
 * What becomes of one request on its way to a server, and of the answer on its way back. Times are
 * in milliseconds.
 */
export type Fault =
  | { readonly kind: 'pass' }
  /** The connection breaks unheard, and for so long nobody listens at the address any more. */
  | { readonly kind: 'refuse'; readonly closed: number }
  /** The connection breaks: the request was not delivered, or was and its answer is lost. */
  | { readonly kind: 'reset'; readonly effect: Effect }
  /** A server on the way answers in place of the other. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly effect: Effect;
      /** In seconds. */
      readonly retryAfter?: number;
    }
  /** The answer ends in the middle: the connection is closed in good order, or breaks. */
  | { readonly kind: 'cut'; readonly by: 'fin' | 'rst' }
  /** A page, or half an answer, with status 200 in place of the answer. */
  | { readonly kind: 'html' | 'bad-json' }
  /** Told as broken at once, or not at all; and delivered so much later. */
  | { readonly kind: 'late'; readonly after: number; readonly answer: 'reset' | 'nothing' }
  /** Delivered twice, the second time so long after the first; one of both is answered. */
  | { readonly kind: 'twice'; readonly gap: number; readonly answer: 'first' | 'second' }
  /** The answer comes in small pieces, the last of them so much later. */
  | { readonly kind: 'drip'; readonly over: number }
  /** Never delivered, never answered. */
  | { readonly kind: 'black-hole' };

/** Whether a fault meets the request before it is delivered, or its answer after. */
export type Effect = 'before' | 'after';

export const PASS: Fault = { kind: 'pass' };

/** What a fault is called in a table: `503 before`, `cut rst`. */
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
