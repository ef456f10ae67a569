import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Whether this server has more to do than it can. */
export interface LoadWatch {
  /** Its memory is nearly used up. */
  isBusy(): boolean;
  /** Its timers come late, and have for a while. */
  isLate(): boolean;
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

export type Load = 'calm' | 'late' | 'busy';

/** Judges samples as they come. Being late passes by itself; memory that is used up does not. */
export function createLoadJudge(): (sample: LoadSample) => Load {
  let delayed = 0;
  return ({ delay, heap }) => {
    delayed = delay > MOST_DELAY ? delayed + 1 : 0;
    if (heap > MOST_HEAP) return 'busy';
    return delayed >= LONGEST_DELAYED ? 'late' : 'calm';
  };
}

/** Watches this process until it is stopped, without keeping it alive. */
export function createLoadWatch(): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const judge = createLoadJudge();
  let load: Load = 'calm';
  delays.enable();
  const timer = setInterval(() => {
    const delay = delays.percentile(99) / 1e6 - RESOLUTION;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    delays.reset();
    load = judge({ delay, heap: used / limit });
  }, SAMPLE).unref();
  return {
    isBusy: () => load === 'busy',
    isLate: () => load === 'late',
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
