import { HELD_RETRY_AFTER, type Held, type UpstreamGuard } from '#ports/upstream-guard.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, type Result } from '#src/shared/result.ts';

type Attempt<T> = {
  readonly operation: string;
  readonly send: () => Promise<Result<T, CallFailure>>;
  readonly signal: AbortSignal | undefined;
  readonly isSpared?: boolean;
};

/** One attempt at a call; one that is held back was not sent, which the failure says. */
export async function throughGuard<T>(
  guard: UpstreamGuard,
  attempt: Attempt<T>,
): Promise<Result<T, CallFailure>> {
  const isFailure = (answer: Result<T, CallFailure>) => !answer.ok && isAway(answer.error);
  const passed = await guard.run({ ...attempt, isFailure });
  return passed.ok ? passed.value : err(HELD_BACK[passed.error]);
}

/** As a server on the way says it that sends everybody away: not applied, and not to be asked soon. */
const SENT_AWAY: CallFailure = { kind: 'http', status: 503, retryAfterSeconds: HELD_RETRY_AFTER };

const HELD_BACK: Readonly<Record<Held, CallFailure>> = {
  open: SENT_AWAY,
  full: SENT_AWAY,
  'given-up': { kind: 'closed-before-request' },
};

/** Faults table R: 429 is a Magento that is well; what it refuses, it has understood. */
const isAway = (failure: CallFailure): boolean =>
  failure.kind === 'http' ? failure.status >= 500 : failure.kind !== 'refused';
