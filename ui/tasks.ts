/** Lets the browser paint and answer before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Settled once the browser has nothing better to do, and after 2 s in any case. Where it does not
 * tell (Safari), in its next task.
 */
export const idleTask = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT }))
    : nextTask();

/** In milliseconds. */
const LONGEST_WAIT = 2000;

/** Begins something; answers how to stop it. */
export type Begin = () => () => void;

/**
 * Begins one thing after another: the first at once, every other in a task of its own. Answers how to
 * stop them all: what has not begun by then never does.
 */
export function beginInTurn(begins: readonly Begin[], next = nextTask): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const work = async (): Promise<void> => {
    for (const begin of begins) {
      if (isStopped) return;
      stops.push(begin());
      await next();
    }
  };
  void work();
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}
