/** Timeout and cancellation of a call. */
export type CallTimeout = {
  readonly signal: AbortSignal;
  /** Resolves with the work, or rejects when time is up: not every `fetch` obeys its signal. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Why the client ended the call, if it did. */
  abortReason(): 'aborted' | 'timeout' | undefined;
  /** Has to be called at the end of the call, to remove timer and listener. */
  dispose(): void;
};

/**
 * Aborts a call after `timeoutMs` milliseconds, or when `outer` does. Does not use
 * `AbortSignal.any`: Node 20 holds its sources so weakly that a timeout among them may never fire.
 */
export function startCallTimeout(timeoutMs: number, outer: AbortSignal | undefined): CallTimeout {
  const controller = new AbortController();
  let abortReason: 'aborted' | 'timeout' | undefined;
  const abortWith = (reason: 'aborted' | 'timeout') => {
    abortReason ??= reason;
    controller.abort(new DOMException(MESSAGES[reason], NAMES[reason]));
  };
  const abort = () => abortWith('aborted');
  const timer = setTimeout(() => abortWith('timeout'), timeoutMs);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    within: (work) => withinSignal(controller.signal, work),
    abortReason: () => abortReason,
    dispose() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

const withinSignal = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const rejectWithReason = (): void => reject(signal.reason as Error);
    if (signal.aborted) rejectWithReason();
    signal.addEventListener('abort', rejectWithReason);
    work.then(resolve, reject);
  });

const MESSAGES = {
  aborted: 'The call was aborted.',
  timeout: 'The server takes too long to answer.',
} as const;

const NAMES = { aborted: 'AbortError', timeout: 'TimeoutError' } as const;
