import { token } from './token.ts';

/** What work done for a request may know of it, however far away from its route that is done. */
export interface RequestScope {
  /** None for what nobody waits for: a copy that is renewed, an add that is being watched. */
  current(): RequestFacts | undefined;
}

export type RequestFacts = {
  /** Names the request in the log, in its answer and at the systems that are asked for its sake. */
  readonly id: string;
  /**
   * Comes when nobody waits for the answer any more: the time is over, or the client has gone. It is
   * there only while something is read for this request alone; a change is never given up.
   */
  readonly signal?: AbortSignal;
};

export const RequestScope = token<RequestScope>('RequestScope');
