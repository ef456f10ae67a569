/** How long a call may take, and who may end it before. */
export type CallTime = {
  readonly signal: AbortSignal;
  /** What comes of the call, or a rejection when it is over: not every `fetch` heeds its signal. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Why the call was ended by the client, if it was. */
  gaveUp(): 'aborted' | 'timeout' | undefined;
  /** To be called when the call is over: no timer and no listener is left behind. */
  end(): void;
};

/**
 * Ends a call after so many milliseconds, or when `outer` does. Not by `AbortSignal.any`: Node 20
 * holds what that is made of so weakly that a timeout among it may never come.
 */
export function startCallTime(longest: number, outer: AbortSignal | undefined): CallTime {
  const controller = new AbortController();
  let why: 'aborted' | 'timeout' | undefined;
  const giveUp = (reason: 'aborted' | 'timeout') => {
    why ??= reason;
    controller.abort(new DOMException(WORDS[reason], NAMES[reason]));
  };
  const abort = () => giveUp('aborted');
  const timer = setTimeout(() => giveUp('timeout'), longest);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    within: (work) => withinSignal(controller.signal, work),
    gaveUp: () => why,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

const withinSignal = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give);
    work.then(resolve, reject);
  });

const WORDS = {
  aborted: 'The call was called off.',
  timeout: 'The server takes too long to answer.',
} as const;

const NAMES = { aborted: 'AbortError', timeout: 'TimeoutError' } as const;
