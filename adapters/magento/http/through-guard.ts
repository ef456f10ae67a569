import { REJECTED_RETRY_AFTER, type CallRejection, type UpstreamGuard } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, type Result } from '#src/shared/result.ts';

type Attempt<T> = {
  readonly operation: string;
  readonly send: () => Promise<Result<T, CallFailure>>;
  readonly signal: AbortSignal | undefined;
  readonly bypassesBreaker?: boolean;
};

/** Makes one attempt through the guard. A call held back was not sent, and its failure says so. */
export async function throughGuard<T>(
  guard: UpstreamGuard,
  attempt: Attempt<T>,
): Promise<Result<T, CallFailure>> {
  const isFailure = (answer: Result<T, CallFailure>) => !answer.ok && isUnavailable(answer.error);
  const guarded = await guard.run({ ...attempt, isFailure });
  return guarded.ok ? guarded.value : err(REJECTED_CALLS[guarded.error]);
}

/** The failure of an open or full guard: not applied, retry later. */
const SERVICE_UNAVAILABLE: CallFailure = {
  kind: 'http',
  status: 503,
  retryAfterSeconds: REJECTED_RETRY_AFTER,
};

const REJECTED_CALLS: Readonly<Record<CallRejection, CallFailure>> = {
  open: SERVICE_UNAVAILABLE,
  full: SERVICE_UNAVAILABLE,
  'given-up': { kind: 'closed-before-request' },
};

/** A 429 comes from a healthy Magento; a refused request was understood. */
const isUnavailable = (failure: CallFailure): boolean =>
  failure.kind === 'http' ? failure.status >= 500 : failure.kind !== 'refused';
