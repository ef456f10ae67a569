import type { AnswerSource } from './answer-source.ts';
import { token } from './token.ts';

/** Facts about the current request, for work done for it in any layer. */
export interface RequestScope {
  /** `undefined` for work that no client waits for: renewing a cached copy, watching an add. */
  current(): RequestFacts | undefined;
}

export type RequestFacts = {
  /** Identifies the request in the log, in its answer and in the upstream calls made for it. */
  readonly id: string;
  /**
   * Aborts when no client waits for the answer any more: at the timeout, or when the client has
   * gone. Present only while something is read for this request alone; a change is never aborted.
   */
  readonly signal?: AbortSignal;
  /** Notes from where the port call in progress is answered; absent outside of one. */
  readonly reportSource?: (source: AnswerSource) => void;
};

export const RequestScope = token<RequestScope>('RequestScope');
