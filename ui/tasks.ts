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

/** Resolves once the visitor presses something or moves the focus, or the network is back. */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const end = (): void => {
      listening.abort();
      resolve();
    };
    for (const type of TOUCHES) addEventListener(type, end, options);
  });

const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'online'] as const;

const idleOrTouched = (): Promise<void> => Promise.race([idleTask(), touched()]);

type LoadOptions = {
  /** Resolves when the code is to be loaded: by default when the page is idle or touched. */
  readonly first?: () => Promise<void>;
  /** Resolves when it is to be tried again: by default when the page is touched or online. */
  readonly again?: () => Promise<void>;
  /** Called with each failure. */
  readonly onFailed?: (error: unknown) => void;
};

/** Loads code that a first page does without; tries again until it is there. Never rejects. */
export async function loadLate<Code>(
  load: () => Promise<Code>,
  { first = idleOrTouched, again = touched, onFailed }: LoadOptions = {},
): Promise<Code> {
  await first();
  try {
    return await load();
  } catch (error) {
    onFailed?.(error);
    return loadLate(load, { first: again, again, ...(onFailed && { onFailed }) });
  }
}

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
