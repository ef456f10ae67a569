import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Whether this server has more to do than it can. */
export interface LoadWatch {
  isBusy(): boolean;
  stop(): void;
}

/** What a moment of a server's work looked like. */
export type LoadSample = {
  /** The 99th percentile of how late timers came, in milliseconds. */
  readonly delay: number;
  /** How much of the memory that it may have is in use, from 0 to 1. */
  readonly heap: number;
};

/* Faults table R. */
const MOST_DELAY = 200;
const MOST_HEAP = 0.85;
/** So many bad samples in a row, of half a second each. */
const LONGEST_DELAYED = 4;
const SAMPLE = 500;
/** How exactly it is measured, in milliseconds; that much is no delay. */
const RESOLUTION = 20;

/** Judges samples as they come: the answer is whether the server is busy. */
export function createLoadJudge(): (sample: LoadSample) => boolean {
  let delayed = 0;
  return ({ delay, heap }) => {
    delayed = delay > MOST_DELAY ? delayed + 1 : 0;
    return delayed >= LONGEST_DELAYED || heap > MOST_HEAP;
  };
}

/** Watches this process until it is stopped, without keeping it alive. */
export function createLoadWatch(): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const judge = createLoadJudge();
  let isBusy = false;
  delays.enable();
  const timer = setInterval(() => {
    const delay = delays.percentile(99) / 1e6 - RESOLUTION;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    delays.reset();
    isBusy = judge({ delay, heap: used / limit });
  }, SAMPLE).unref();
  return {
    isBusy: () => isBusy,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
