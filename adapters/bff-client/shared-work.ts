/** Lets those who want the same at the same time share the work for it. */
export type ShareWork<T> = (
  key: string,
  work: (signal: AbortSignal) => Promise<T>,
  /** When the one who asks loses interest; who names none never does. */
  until?: AbortSignal,
) => Promise<T>;

/**
 * Whoever loses interest is answered `givenUp` at once. The work goes on as long as anybody wants
 * it; with the last of them it is called off, and who asks from then on has it begun anew.
 */
export function createSharedWork<T>(givenUp: T): ShareWork<T> {
  const running = new Map<string, Running<T>>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const controller = new AbortController();
    const end = () => running.get(key) === started && running.delete(key);
    const callOff = () => {
      end();
      controller.abort();
    };
    const started: Running<T> = {
      callOff,
      answer: work(controller.signal).finally(end),
      wanting: 0,
    };
    running.set(key, started);
    return started;
  }

  return (key, work, until) => {
    if (until?.aborted) return Promise.resolve(givenUp);
    const shared = running.get(key) ?? start(key, work);
    shared.wanting += 1;
    return until ? wantUntil(until, shared, givenUp) : shared.answer;
  };
}

type Running<T> = {
  readonly answer: Promise<T>;
  readonly callOff: () => void;
  /** How many still want it. */
  wanting: number;
};

function wantUntil<T>(until: AbortSignal, shared: Running<T>, givenUp: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      resolve(givenUp);
      shared.wanting -= 1;
      if (shared.wanting === 0) shared.callOff();
    };
    until.addEventListener('abort', leave);
    const stop = () => until.removeEventListener('abort', leave);
    shared.answer.finally(stop).then(resolve, reject);
  });
}
