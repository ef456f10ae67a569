import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';

/** A process that serves requests; its events come once each. */
export interface WorkerProcess {
  readonly pid: number | undefined;
  onListening(listener: () => void): void;
  onExit(listener: (exit: WorkerExit) => void): void;
  /** Asks it to answer the requests in flight and to end. */
  stop(signal: 'SIGTERM' | 'SIGINT'): void;
}

export type WorkerExit = { readonly code: number | null; readonly signal: string | null };

type SuperviseParts = {
  /** Number of workers. */
  readonly count: number;
  /** Starts a worker for a place, from 0. */
  readonly start: (place: number) => WorkerProcess;
  readonly log: Log;
  /** Monotonic. */
  readonly stopwatch: Clock;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Called when the first worker listens for the first time. */
  readonly onOpen: () => void;
  /** Called when all workers have ended, with the exit code of the server. */
  readonly onEnd: (code: number) => void;
};

export interface Supervision {
  /** Stops all workers and starts no more. */
  stop(this: void, signal: 'SIGTERM' | 'SIGINT'): void;
}

/** A worker that ended sooner is started again after a pause, in milliseconds. */
const MIN_LIFE = 10_000;
const FIRST_PAUSE = 250;
const MAX_PAUSE = 30_000;

/**
 * Keeps a number of workers running: one that ends is started again, after pauses that double while
 * it ends soon. The others start once the first one listens: they find the database migrated, and a
 * setting that no worker can use ends the server with one message.
 */
export function superviseWorkers(parts: SuperviseParts): Supervision {
  const { count, log, stopwatch, after } = parts;
  const running = new Map<number, WorkerProcess>();
  const pauses = new Set<() => void>();
  let isOpen = false;
  let isStopping = false;
  let exitCode = 0;

  function open(): void {
    if (isOpen || isStopping) return;
    isOpen = true;
    parts.onOpen();
    for (let place = 1; place < count; place += 1) start(place, 0);
  }

  function start(place: number, failures: number): void {
    const started = stopwatch.now();
    const worker = parts.start(place);
    running.set(place, worker);
    worker.onListening(open);
    worker.onExit((exit) => {
      running.delete(place);
      if (isStopping || !isOpen) return end(exit);
      const isEarly = stopwatch.now() - started < MIN_LIFE;
      const pause = isEarly ? Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures) : 0;
      log.error('worker-ended', { place, pid: worker.pid, ...exit, restartsIn: pause });
      restart(place, isEarly ? failures + 1 : 0, pause);
    });
  }

  function restart(place: number, failures: number, pause: number): void {
    const cancel = after(pause, () => {
      pauses.delete(cancel);
      start(place, failures);
    });
    pauses.add(cancel);
  }

  function end({ code }: WorkerExit): void {
    exitCode ||= code ?? 1;
    if (running.size === 0) parts.onEnd(exitCode);
  }

  start(0, 0);
  return {
    stop(signal) {
      isStopping = true;
      for (const cancel of pauses) cancel();
      pauses.clear();
      for (const worker of running.values()) worker.stop(signal);
      if (running.size === 0) parts.onEnd(exitCode);
    },
  };
}
