import type { Result } from '#src/shared/result.ts';

/** What repeats a call, and when. */
export type RetryRule<Failure> = {
  /** The delay before a retry, which counts from 0, in milliseconds; `undefined` for no retry. */
  readonly delayBefore: (retry: number, failure: Failure) => number | undefined;
  /** Waits for a number of milliseconds. Resolves with `false` if the call was given up meanwhile. */
  readonly wait: (milliseconds: number) => Promise<boolean>;
};

/** Calls until an answer succeeds or its failure is not retried; returns the last answer. */
export async function callWithRetries<T, Failure>(
  { delayBefore, wait }: RetryRule<Failure>,
  call: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  for (let retry = 0; ; retry += 1) {
    const answer = await call();
    const delay = answer.ok ? undefined : delayBefore(retry, answer.error);
    if (delay === undefined || !(await wait(delay))) return answer;
  }
}
