/** Loads the data of a page, so that it is cached if the shopper goes there. */
export type Prefetch = (url: string, until: AbortSignal) => Promise<void>;

export interface PrefetchQueue {
  /** Queues a page once, first in, first out. */
  want(url: string): void;
  /** Clears the queue and aborts requests in flight, on a page change. */
  restart(): void;
}

/** Maximum per page: most further prefetches would be wasted. */
const MAX_PREFETCHES_PER_PAGE = 12;
/** Concurrency limit, so that the shopper's own requests do not wait. */
const MAX_CONCURRENT_PREFETCHES = 2;

/** Prefetch queue (H15) with a concurrency limit and a maximum per page. */
export function createPrefetchQueue(prefetch: Prefetch): PrefetchQueue {
  let asked = new Set<string>();
  let waiting: string[] = [];
  let underWay = 0;
  let stop = new AbortController();
  const work = async (): Promise<void> => {
    const { signal } = stop;
    underWay += 1;
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      // Ignores a failure: following the link would meet and report it.
      await prefetch(url, signal).catch(() => {});
    }
    if (!signal.aborted) underWay -= 1;
  };
  return {
    want(url) {
      if (asked.has(url) || asked.size >= MAX_PREFETCHES_PER_PAGE) return;
      asked.add(url);
      waiting.push(url);
      if (underWay < MAX_CONCURRENT_PREFETCHES) void work();
    },
    restart() {
      stop.abort();
      stop = new AbortController();
      asked = new Set();
      waiting = [];
      underWay = 0;
    },
  };
}
