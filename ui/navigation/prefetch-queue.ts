/** Loads the data of a page, so that it is cached if the shopper goes there. */
export type Prefetch = (url: string, until: AbortSignal) => Promise<void>;

export interface PrefetchQueue {
  /** Queues a page once, first in, first out. */
  enqueue(url: string): void;
  /** Clears the queue and aborts requests in flight, on a page change. */
  reset(): void;
}

/** Maximum per page: most further prefetches would be wasted. */
const MAX_PREFETCHES_PER_PAGE = 12;
/** Concurrency limit, so that the shopper's own requests do not wait. */
const MAX_CONCURRENT_PREFETCHES = 2;

/** Prefetch queue (H15) with a concurrency limit and a maximum per page. */
export function createPrefetchQueue(prefetch: Prefetch): PrefetchQueue {
  let requested = new Set<string>();
  let waiting: string[] = [];
  let inFlight = 0;
  let stop = new AbortController();
  const work = async (): Promise<void> => {
    const { signal } = stop;
    inFlight += 1;
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      // Ignores a failure: following the link would meet and report it.
      await prefetch(url, signal).catch(() => {});
    }
    if (!signal.aborted) inFlight -= 1;
  };
  return {
    enqueue(url) {
      if (requested.has(url) || requested.size >= MAX_PREFETCHES_PER_PAGE) return;
      requested.add(url);
      waiting.push(url);
      if (inFlight < MAX_CONCURRENT_PREFETCHES) void work();
    },
    reset() {
      stop.abort();
      stop = new AbortController();
      requested = new Set();
      waiting = [];
      inFlight = 0;
    },
  };
}
