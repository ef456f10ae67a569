/** Yields to the browser for painting and input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves when the browser is idle, after 2 s at the latest. Resolves in the next task where
 * `requestIdleCallback` is missing (Safari).
 */
export const idleTask = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: MAX_WAIT }))
    : nextTask();

/** In milliseconds. */
const MAX_WAIT = 2000;

/** Resolves when the browser is idle, or once the visitor presses something or moves the focus. */
export const idleOrTouched = (): Promise<void> =>
  Promise.race([
    idleTask(),
    new Promise<void>((resolve) => {
      const options = { once: true, capture: true, passive: true };
      for (const type of TOUCHES) addEventListener(type, () => resolve(), options);
    }),
  ]);

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Starts something; returns a function that stops it. */
export type StartTask = () => () => void;

/**
 * Starts functions in order: the first at once, each other in a task of its own. Returns a function
 * that stops them all and skips those not started yet.
 */
export function startInSeparateTasks(
  startTasks: readonly StartTask[],
  next = nextTask,
): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const work = async (): Promise<void> => {
    for (const startTask of startTasks) {
      if (isStopped) return;
      stops.push(startTask());
      await next();
    }
  };
  void work();
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}
