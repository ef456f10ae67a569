import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Quality } from './page-bodies.ts';
import type { SharedLifetimes } from './shared-caching.ts';

/** An answer as it is sent again. */
export type StoredPage = {
  /** Its text, as brotli. */
  readonly br: Buffer;
  readonly quality: Quality;
  /** Names and values of its headers, alternating, without those of its body and its tags. */
  readonly headers: readonly string[];
  /** The same as lines of a response. */
  readonly head: string;
  readonly contentType: string;
  readonly etag: string;
  /** How often it was requested again since, with the same text. */
  readonly renewals: number;
  /** Subjects of the answer, by which it is purged. */
  readonly tags: readonly string[];
  readonly lifetimes: SharedLifetimes;
  /** When it was requested, by the stopwatch, in milliseconds. */
  readonly since: number;
};

/** Stored pages, bounded in bytes. */
export interface PageStore {
  /** `undefined` if there is none, or if it is older than any of its lifetimes. */
  read(key: string): StoredPage | undefined;
  write(key: string, page: StoredPage): void;
  /** Like `read`, but does not count as a request. */
  peek(key: string): StoredPage | undefined;
  delete(key: string): void;
  /** Deletes the pages with one of these tags; all pages without tags. */
  purge(tags?: readonly string[]): void;
  /** Bytes of all pages, about. */
  size(): number;
}

type PageStoreParts = {
  readonly maxBytes: number;
  /** Monotonic. */
  readonly stopwatch: Clock;
};

/** Share of the bytes for pages that were requested once since they were stored, or never. */
const PROBATION_SHARE = 0.2;

/**
 * A segmented LRU (Karedla, Love and Wherry 1994): a page is on probation until it is read again,
 * so that a crawler's pages replace each other and not those that shoppers ask for.
 */
export function createPageStore({ maxBytes, stopwatch }: PageStoreParts): PageStore {
  const segment = (share: number) => ({
    maxSize: Math.max(1, Math.floor(maxBytes * share)),
    sizeCalculation: bytesOf,
    perf: stopwatch,
    ttlResolution: 0,
  });
  const probation = new LRUCache<string, StoredPage>(segment(PROBATION_SHARE));
  const requested = new LRUCache<string, StoredPage>({
    ...segment(1 - PROBATION_SHARE),
    dispose: (page, key, reason) => {
      if (reason === 'evict') keepIn(probation, key, page);
    },
  });

  function keepIn(cache: LRUCache<string, StoredPage>, key: string, page: StoredPage): void {
    const ttl = page.since + page.lifetimes.staleIfError - stopwatch.now();
    if (ttl > 0) cache.set(key, page, { ttl });
  }

  const deletePage = (key: string) => {
    probation.delete(key);
    requested.delete(key);
  };

  return {
    read(key) {
      const page = requested.get(key);
      if (page) return page;
      const candidate = probation.get(key);
      if (!candidate) return undefined;
      probation.delete(key);
      keepIn(requested, key, candidate);
      return candidate;
    },
    write(key, page) {
      const isRequested = requested.has(key);
      deletePage(key);
      keepIn(isRequested ? requested : probation, key, page);
    },
    peek: (key) => requested.peek(key) ?? probation.peek(key),
    delete: deletePage,
    purge(tags) {
      const purged = tags && new Set(tags);
      for (const cache of [probation, requested]) {
        for (const [key, page] of cache.entries()) {
          if (!purged || page.tags.some((tag) => purged.has(tag))) cache.delete(key);
        }
      }
    },
    size: () => probation.calculatedSize + requested.calculatedSize,
  };
}

/**
 * An estimate: brotli and, as if a client had asked for it, gzip of about {@link GZIP_PER_BROTLI}
 * times its length; two bytes for each character of headers, twice, tags and key, and some overhead.
 */
const bytesOf = ({ br, head, tags }: StoredPage, key: string): number =>
  br.length +
  Math.ceil(GZIP_PER_BROTLI * br.length) +
  2 * (key.length + 2 * head.length + tags.join('').length) +
  500;

/** About how much longer pages are as gzip than as brotli. */
const GZIP_PER_BROTLI = 1.3;
