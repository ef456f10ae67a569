import { LRUCache } from 'lru-cache';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { onHeaders, onText } from '../send-text.ts';
import { requestInternally } from './internal-request.ts';
import { compressBest, compressText } from './page-bodies.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import { parseLifetimes, SURROGATE_KEY } from './shared-caching.ts';

/** Stores pages as the app answers them, each once at a time. */
export interface PageFills {
  /** The fill of a page that is under way. */
  current(key: string): Promise<void> | undefined;
  /** Whether the page could not be stored lately, as it is no page or one visitor's alone. */
  isUnstorable(key: string): boolean;
  /** Stores the answer that a visitor gets. */
  fillFrom(key: string, response: ServerResponse): void;
  /** Requests the page again, without a visitor. */
  refill(key: string, request: IncomingMessage): Promise<void>;
  /** Stores nothing that was requested until now. */
  discardCurrent(): void;
}

type PageFillsParts = {
  readonly app: RequestListener;
  readonly store: PageStore;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly log: Log;
};

export function createPageFills({ app, store, stopwatch, log }: PageFillsParts): PageFills {
  const fills = new Map<string, Promise<void>>();
  const unstorable = new LRUCache<string, true>({
    max: MAX_UNSTORABLE,
    ttl: UNSTORABLE_LIFETIME,
    perf: stopwatch,
    ttlResolution: 0,
  });
  const improve = createImprover(store, log);
  let purges = 0;

  function capture(key: string, response: ServerResponse): Promise<void> {
    const since = stopwatch.now();
    const purgesBefore = purges;
    return storeAnswer(response, {
      keep: (facts, text) => keep(key, { ...facts, since }, { text, purgesBefore }),
      discard() {
        store.delete(key);
        unstorable.set(key, true);
      },
    });
  }

  async function keep(
    key: string,
    facts: PageFacts,
    { text, purgesBefore }: { readonly text: string; readonly purgesBefore: number },
  ): Promise<void> {
    try {
      const page = await withBodies(facts, store.peek(key), text);
      if (purgesBefore !== purges) return;
      store.write(key, page);
      if (!page.isBest && store.wasRequested(key)) void improve(key, page, text);
    } catch (error) {
      log.error('page-not-stored', { error });
    }
  }

  function filling(key: string, start: () => Promise<void>): Promise<void> {
    const fill = start().finally(() => fills.delete(key));
    fills.set(key, fill);
    return fill;
  }

  const refill = (key: string, { url = '', headers }: IncomingMessage): Promise<void> =>
    fills.get(key) ??
    filling(key, async () => {
      const request = { url, headers: { host: headers.host ?? '' } };
      await requestInternally(app, request, (response) => capture(key, response));
    });

  return {
    current: (key) => fills.get(key),
    isUnstorable: (key) => unstorable.has(key),
    fillFrom: (key, response) => void filling(key, () => capture(key, response)),
    refill,
    discardCurrent: () => void (purges += 1),
  };
}

type AnswerStore = {
  readonly keep: (facts: Omit<PageFacts, 'since'>, text: string) => Promise<void>;
  /** The answer may not be stored, nor an older one be used. */
  readonly discard: () => void;
};

/**
 * Stores the text that `response` sends, if that is allowed; resolves when that is done, or as soon
 * as it is known that nothing is stored. After a failure the old page may still be used.
 */
const storeAnswer = (response: ServerResponse, { keep, discard }: AnswerStore): Promise<void> =>
  new Promise((resolve) => {
    let isStorable = false;
    onText(response, (text) => {
      const facts = storableFacts(response);
      isStorable = facts !== undefined;
      if (facts) void keep(facts, text).finally(resolve);
    });
    onHeaders(response, () => {
      if (isStorable) return;
      if (response.statusCode < 500) discard();
      resolve();
    });
    response.once('close', () => {
      if (!isStorable) resolve();
    });
  });

/** Compresses pages that are requested again as well as possible, one at a time. */
function createImprover(store: PageStore, log: Log) {
  let isImproving = false;
  return async (key: string, { etag }: StoredPage, text: string): Promise<void> => {
    if (isImproving) return;
    isImproving = true;
    try {
      const br = await compressBest(text);
      const known = store.peek(key);
      if (known?.etag === etag) store.write(key, { ...known, br, isBest: true });
    } catch (error) {
      log.error('page-not-compressed', { error });
    } finally {
      isImproving = false;
    }
  };
}

/**
 * Pages of one visitor, and what is no page: requests for these do not wait for each other. In
 * milliseconds.
 */
const UNSTORABLE_LIFETIME = 60_000;
const MAX_UNSTORABLE = 1000;

/** Headers that belong to one response only, or to its body. */
const NOT_STORED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'server-timing',
  'surrogate-key',
  'x-request-id',
]);

/** A page without its bodies. */
type PageFacts = Omit<StoredPage, 'br' | 'gzip' | 'isBest'>;

/** What is stored of a response beside its body; `undefined` if it may not be stored. */
function storableFacts(response: ServerResponse): Omit<PageFacts, 'since'> | undefined {
  const lifetimes = parseLifetimes(response.getHeader('CDN-Cache-Control'));
  if (!lifetimes || response.statusCode !== 200 || response.hasHeader('Set-Cookie'))
    return undefined;
  const names = response.getHeaderNames().filter((name) => !NOT_STORED.has(name));
  const textOf = (name: string) => String(response.getHeader(name) ?? '');
  return {
    lifetimes,
    headers: names.flatMap((name) => [name, textOf(name)]),
    contentType: textOf('Content-Type'),
    etag: textOf('ETag'),
    tags: textOf(SURROGATE_KEY).split(' '),
  };
}

/** A page with its bodies: those of the known page if the text is the same. */
async function withBodies(
  facts: PageFacts,
  known: StoredPage | undefined,
  text: string,
): Promise<StoredPage> {
  if (known?.etag !== facts.etag) return { ...facts, ...(await compressText(text)), isBest: false };
  const { br, gzip, isBest } = known;
  return { ...facts, br, gzip, isBest };
}
