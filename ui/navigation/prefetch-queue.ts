/** Fetches what a page is made from, so that it is at hand should the shopper go there. */
export type Prefetch = (url: string, until: AbortSignal) => Promise<void>;

export interface PrefetchQueue {
  /** Asks for a page once, after those that were asked for before. */
  want(url: string): void;
  /** The shopper is elsewhere: what was not begun is forgotten, what was is called off. */
  restart(): void;
}

/** More would be fetched in vain than is followed. */
const MOST_A_PAGE = 12;
/** A shopper's own reads are not to wait behind these. */
const AT_ONCE = 2;

/** Pages to be fetched beforehand (H15): few at once, and no more than so many from one page. */
export function createPrefetchQueue(prefetch: Prefetch): PrefetchQueue {
  let asked = new Set<string>();
  let waiting: string[] = [];
  let underWay = 0;
  let stop = new AbortController();
  const work = async (): Promise<void> => {
    const { signal } = stop;
    underWay += 1;
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      // Whoever follows the link meets the same failure, and is told of it.
      await prefetch(url, signal).catch(() => {});
    }
    if (!signal.aborted) underWay -= 1;
  };
  return {
    want(url) {
      if (asked.has(url) || asked.size >= MOST_A_PAGE) return;
      asked.add(url);
      waiting.push(url);
      if (underWay < AT_ONCE) void work();
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
