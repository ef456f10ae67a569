import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Detects overload of this server. */
export interface LoadMonitor {
  /** Memory is nearly exhausted. */
  isBusy(): boolean;
  /** Timers have been late for a while. */
  isLagging(): boolean;
  stop(): void;
}

export type LoadSample = {
  /** The 99th percentile of timer delays, in milliseconds. */
  readonly delay: number;
  /** Share of the heap limit in use, from 0 to 1. */
  readonly heap: number;
};

/* Limits of the samples (docs/cases.md, Limits). */
const MAX_DELAY = 200;
const MAX_HEAP_SHARE = 0.85;
/** Consecutive bad samples, taken every half second. */
const MAX_DELAYED_SAMPLES = 4;
const SAMPLE = 500;
/** Timer resolution in milliseconds, which is not a delay. */
const RESOLUTION = 20;

export type Load = 'calm' | 'lagging' | 'busy';

/** Classifies samples. Delays pass by themselves, so several in a row count; memory does not. */
export function createLoadClassifier(): (sample: LoadSample) => Load {
  let delayed = 0;
  return ({ delay, heap }) => {
    delayed = delay > MAX_DELAY ? delayed + 1 : 0;
    if (heap > MAX_HEAP_SHARE) return 'busy';
    return delayed >= MAX_DELAYED_SAMPLES ? 'lagging' : 'calm';
  };
}

/** Samples this process until `stop`, without keeping it alive. */
export function createLoadMonitor(): LoadMonitor {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  const classify = createLoadClassifier();
  let load: Load = 'calm';
  delays.enable();
  const timer = setInterval(() => {
    const delay = delays.percentile(99) / 1e6 - RESOLUTION;
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    delays.reset();
    load = classify({ delay, heap: used / limit });
  }, SAMPLE).unref();
  return {
    isBusy: () => load === 'busy',
    isLagging: () => load === 'lagging',
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
