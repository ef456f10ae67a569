/** Loads the data of a page, so that it is cached if the shopper goes there. */
export type Prefetch = (url: string, until: AbortSignal) => Promise<void>;

export interface PrefetchQueue {
  /** Queues a page once; the likeliest part of the page goes first, and within it first in. */
  enqueue(url: string, part: PagePart): void;
  /** Removes a page whose turn has not come: its link is out of view again. */
  drop(url: string): void;
  /** Fetches a page now, outside the queue and its maximum: the shopper points at its link. */
  fetchNow(url: string): void;
  /** Clears the queue and aborts requests in flight, on a page change. */
  reset(): void;
}

/**
 * Where a link stands: on the card of a product, elsewhere in the page's own content, or in the
 * header or footer of every page. In order: shoppers follow the first most.
 */
const PAGE_PARTS = ['card', 'content', 'header', 'footer'] as const;

export type PagePart = (typeof PAGE_PARTS)[number];

/** Maximum per page: most further prefetches would be wasted. */
const MAX_PREFETCHES = 8;
/** Concurrency limit, so that the shopper's own requests do not wait. */
const MAX_CONCURRENT_PREFETCHES = 2;

/**
 * Prefetch queue (H15) with a concurrency limit and a maximum per page. Waits for `idle` before
 * each page, and chooses the page then: all links in view are known by that time.
 */
export function createPrefetchQueue(
  prefetch: Prefetch,
  idle: () => Promise<void> = () => Promise.resolve(),
): PrefetchQueue {
  let requested = new Set<string>();
  let left = MAX_PREFETCHES;
  let waiting = new Map<string, PagePart>();
  let working = 0;
  let stop = new AbortController();
  const next = (): string | undefined => {
    const part = PAGE_PARTS.find((one) => [...waiting.values()].includes(one));
    const [url] = [...waiting].find((entry) => entry[1] === part) ?? [];
    if (url === undefined || left === 0) return undefined;
    waiting.delete(url);
    left -= 1;
    requested.add(url);
    return url;
  };
  const work = async (): Promise<void> => {
    const { signal } = stop;
    working += 1;
    await idle();
    for (let url = next(); url !== undefined && !signal.aborted; url = next()) {
      // Ignores a failure: following the link would meet and report it.
      await prefetch(url, signal).catch(() => {});
      await idle();
    }
    if (!signal.aborted) working -= 1;
  };
  return {
    enqueue(url, part) {
      if (requested.has(url) || waiting.has(url) || left === 0) return;
      waiting.set(url, part);
      if (working < MAX_CONCURRENT_PREFETCHES) void work();
    },
    drop: (url) => void waiting.delete(url),
    fetchNow(url) {
      if (requested.has(url)) return;
      waiting.delete(url);
      requested.add(url);
      prefetch(url, stop.signal).catch(() => {});
    },
    reset() {
      stop.abort();
      stop = new AbortController();
      requested = new Set();
      left = MAX_PREFETCHES;
      waiting = new Map();
      working = 0;
    },
  };
}
