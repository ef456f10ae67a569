/** Single flight: concurrent callers with the same key share the work. */
export type AbortableSingleFlight<T> = (
  key: string,
  work: (signal: AbortSignal) => Promise<T>,
  /** Cancels this caller's wait; without it, the caller waits to the end. */
  until?: AbortSignal,
) => Promise<T>;

/**
 * A caller that cancels gets `valueOnAbort` at once. The work continues as long as any caller
 * waits; when the last one cancels, it is aborted, and the next caller starts it anew.
 */
export function createAbortableSingleFlight<T>(valueOnAbort: T): AbortableSingleFlight<T> {
  const running = new Map<string, Running<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const end = () => running.get(key) === started && running.delete(key);
    const cancel = () => {
      end();
      controller.abort();
    };
    const started: Running<T> = {
      callOff: cancel,
      answer: work(controller.signal).finally(end),
      waiters: 0,
    };
    running.set(key, started);
    return started;
  }

  return (key, work, until) => {
    if (until?.aborted) return Promise.resolve(valueOnAbort);
    const shared = running.get(key) ?? start(key, work);
    shared.waiters += 1;
    return until ? waitUntil(until, shared, valueOnAbort) : shared.answer;
  };
}

type Running<T> = {
  readonly answer: Promise<T>;
  readonly callOff: () => void;
  /** Number of callers still waiting. */
  waiters: number;
};

function waitUntil<T>(until: AbortSignal, shared: Running<T>, valueOnAbort: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopWaiting = () => {
      resolve(valueOnAbort);
      shared.waiters -= 1;
      if (shared.waiters === 0) shared.callOff();
    };
    until.addEventListener('abort', stopWaiting);
    const stop = () => until.removeEventListener('abort', stopWaiting);
    shared.answer.finally(stop).then(resolve, reject);
  });
}
