/** Loads the data of a page, so that it is cached if the shopper goes there. */
export type Prefetch = (url: string, until: AbortSignal) => Promise<void>;

export interface PrefetchQueue {
  /** Queues a page once, first in, first out. */
  enqueue(url: string, part: PagePart): void;
  /** Removes a page whose turn has not come: its link is out of view again. */
  drop(url: string): void;
  /** Clears the queue and aborts requests in flight, on a page change. */
  reset(): void;
}

/** Where a link stands: in the page's own content, or in the header or footer of every page. */
export type PagePart = 'header' | 'content' | 'footer';

/**
 * Maximum per page: most further prefetches would be wasted. Each part has a share of its own, as
 * the links above a footer are all seen before it.
 */
const MAX_PREFETCHES: Readonly<Record<PagePart, number>> = { header: 8, content: 12, footer: 12 };
/** Concurrency limit, so that the shopper's own requests do not wait. */
const MAX_CONCURRENT_PREFETCHES = 2;

/** Prefetch queue (H15) with a concurrency limit and a maximum per page. */
export function createPrefetchQueue(prefetch: Prefetch): PrefetchQueue {
  let requested = new Set<string>();
  let left = { ...MAX_PREFETCHES };
  let waiting = new Map<string, PagePart>();
  let inFlight = 0;
  let stop = new AbortController();
  const next = (): string | undefined => {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [url, part] = first;
    waiting.delete(url);
    if (left[part] === 0) return next();
    left[part] -= 1;
    requested.add(url);
    return url;
  };
  const work = async (): Promise<void> => {
    const { signal } = stop;
    inFlight += 1;
    for (let url = next(); url !== undefined && !signal.aborted; url = next()) {
      // Ignores a failure: following the link would meet and report it.
      await prefetch(url, signal).catch(() => {});
    }
    if (!signal.aborted) inFlight -= 1;
  };
  return {
    enqueue(url, part) {
      if (requested.has(url) || waiting.has(url) || left[part] === 0) return;
      waiting.set(url, part);
      if (inFlight < MAX_CONCURRENT_PREFETCHES) void work();
    },
    drop: (url) => void waiting.delete(url),
    reset() {
      stop.abort();
      stop = new AbortController();
      requested = new Set();
      left = { ...MAX_PREFETCHES };
      waiting = new Map();
      inFlight = 0;
    },
  };
}
