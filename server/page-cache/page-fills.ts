import { LRUCache } from 'lru-cache';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { createPurgeHistory, type PurgeHistory } from '#src/shared/purge-history.ts';
import { onHeaders, onText } from '../send-text.ts';
import { type InternalRequest, requestInternally } from './internal-request.ts';
import { compress, QUALITIES, type Quality, recompress } from './page-bodies.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import { headerLines } from './send-page.ts';
import type { SharedCaching, SharedLifetimes } from './shared-caching.ts';

/**
 * What came of a fill. `outdated`: a purge or a newer page came before its end. `unstorable`: the
 * answer is one visitor's, or no page. `failed`: there is no answer, or none that is worth keeping,
 * so that an older page may be used.
 */
export type FillResult = 'stored' | 'outdated' | 'unstorable' | 'failed';

/** Stores pages as the app answers them, each once at a time. */
export interface PageFills {
  /** The fill of a page that is under way. */
  current(key: string): Promise<FillResult> | undefined;
  /** Whether the page could not be stored lately. */
  isUnstorable(key: string): boolean;
  /** Stores the answer that a visitor gets. */
  fillFrom(key: string, response: ServerResponse): void;
  /** Requests the page again, for a visitor who does not wait for it. */
  refill(key: string, request: InternalRequest): Promise<FillResult>;
  /** Compresses a stored page better that was requested again, behind; one page at a time. */
  improve(key: string, page: StoredPage): void;
  /** Deletes the pages with one of these tags; all pages without tags. */
  purge(tags?: readonly string[]): void;
}

type PageFillsParts = {
  readonly app: RequestListener;
  readonly store: PageStore;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly log: Log;
};

export function createPageFills(parts: PageFillsParts): PageFills {
  const { app, store, stopwatch, log } = parts;
  const fills = new Map<string, Promise<FillResult>>();
  const unstorable = new LRUCache<string, true>({
    max: MAX_UNSTORABLE,
    ttl: UNSTORABLE_LIFETIME,
    perf: stopwatch,
    ttlResolution: 0,
  });
  const purges = createPurgeHistory();
  const improve = createImprovement(store, log);
  const keep = createKeep(store, purges, improve);

  async function capture(key: string, response: ServerResponse): Promise<FillResult> {
    const since = stopwatch.now();
    const result = await withTimeLimit(
      captureAnswer(response, (facts, text) => keep(key, { ...facts, since }, text)),
    );
    if (result === 'unstorable') {
      store.delete(key);
      unstorable.set(key, true);
    }
    return result;
  }

  function filling(key: string, start: () => Promise<FillResult>): Promise<FillResult> {
    const fill = start()
      .catch((error: unknown): FillResult => {
        log.error('page-not-stored', { error });
        return 'failed';
      })
      .finally(() => fills.delete(key));
    fills.set(key, fill);
    return fill;
  }

  return {
    current: (key) => fills.get(key),
    isUnstorable: (key) => unstorable.has(key),
    fillFrom: (key, response) => void filling(key, () => capture(key, response)),
    refill: (key, request) =>
      fills.get(key) ??
      filling(key, async () =>
        requestInternally(app, request, (response) => capture(key, response)),
      ),
    improve: (key, page) => {
      if (page.quality === QUALITIES.first) void improve(key, page, QUALITIES.again);
    },
    purge(tags) {
      purges.add(tags, stopwatch.now());
      store.purge(tags);
    },
  };
}

/** A page without its bodies. */
type PageFacts = Omit<StoredPage, 'br' | 'quality' | 'renewals'> & {
  readonly isComplete: boolean;
};

/** Lifetimes of a page that lacks a part, in milliseconds. */
const INCOMPLETE: SharedLifetimes = {
  fresh: 1000,
  staleWhileRevalidate: 1000,
  staleIfError: 1000,
};

/** Stores a page, unless a better one is there. */
const createKeep =
  (store: PageStore, purges: PurgeHistory, improve: Improve) =>
  async (key: string, { isComplete, ...facts }: PageFacts, text: string): Promise<FillResult> => {
    if (!isComplete && store.peek(key)) return 'failed';
    const lifetimes = isComplete ? facts.lifetimes : INCOMPLETE;
    const page = await withBody({ ...facts, lifetimes }, store.peek(key), text);
    const isOutdated = (store.peek(key)?.since ?? -Infinity) > page.since;
    if (isOutdated || purges.isPurgedSince(page.since, page.tags)) return 'outdated';
    store.write(key, page);
    if (page.renewals >= MIN_RENEWALS) void improve(key, page, QUALITIES.best);
    return 'stored';
  };

/**
 * A page with its body: that of the known page if the text is the same. Most pages that nobody asked
 * for before are asked for by nobody again, and compressed in a hurry.
 */
async function withBody(
  facts: Omit<PageFacts, 'isComplete'>,
  known: StoredPage | undefined,
  text: string,
): Promise<StoredPage> {
  if (known?.etag !== facts.etag) {
    const quality = known ? QUALITIES.again : QUALITIES.first;
    return { ...facts, br: await compress(text, quality), quality, renewals: 0 };
  }
  const { br, quality, renewals } = known;
  return { ...facts, br, quality, renewals: renewals + 1 };
}

/** Renewals of the same text after which the best compression pays. */
const MIN_RENEWALS = 2;

/** Compresses a stored page in this quality, unless it is, or another page is being compressed. */
type Improve = (key: string, page: StoredPage, quality: Quality) => Promise<void>;

function createImprovement(store: PageStore, log: Log): Improve {
  let isBusy = false;
  return async (key, { br: present, etag, quality: presentQuality }, quality) => {
    if (isBusy || presentQuality >= quality) return;
    isBusy = true;
    try {
      const br = await recompress(present, quality);
      const known = store.peek(key);
      if (known?.etag === etag && known.quality < quality)
        store.write(key, { ...known, br, quality });
    } catch (error) {
      log.error('page-not-compressed', { error });
    } finally {
      isBusy = false;
    }
  };
}

/**
 * Keeps the text that `response` sends, if that is allowed; resolves when that is done, or as soon
 * as it is known that nothing is kept.
 */
const captureAnswer = (
  response: ServerResponse,
  keep: (facts: Omit<PageFacts, 'since'>, text: string) => Promise<FillResult>,
): Promise<FillResult> =>
  new Promise((resolve, reject) => {
    let isKept = false;
    let isOver = false;
    onText(response, (text, sharing) => {
      if (isOver || !sharing || !isStorable(response)) return;
      isKept = true;
      keep(factsOf(response, sharing), text).then(resolve, reject);
    });
    onHeaders(response, () => {
      if (!isKept) resolve(endsPage(response.statusCode) ? 'unstorable' : 'failed');
    });
    response.once('close', () => {
      isOver = true;
      if (!isKept) resolve('failed');
    });
  });

/** Whether a status means that an older page may not be used any more. */
const endsPage = (status: number): boolean => status < 400 || status === 404 || status === 410;

const isStorable = (response: ServerResponse): boolean =>
  response.statusCode === 200 && !response.hasHeader('Set-Cookie');

/** After this time nobody waits for a fill any more, in milliseconds. */
const FILL_TIME_LIMIT = 30_000;

async function withTimeLimit(fill: Promise<FillResult>): Promise<FillResult> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<FillResult>((resolve) => {
    timer = setTimeout(() => resolve('failed'), FILL_TIME_LIMIT).unref();
  });
  return Promise.race([fill, limit]).finally(() => clearTimeout(timer));
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
  'x-request-id',
]);

/** What is stored of a response beside its body. */
function factsOf(response: ServerResponse, sharing: SharedCaching): Omit<PageFacts, 'since'> {
  const names = response.getHeaderNames().filter((name) => !NOT_STORED.has(name));
  const textOf = (name: string) => String(response.getHeader(name) ?? '');
  const headers = names.flatMap((name) => [name, textOf(name)]);
  return {
    ...sharing,
    headers,
    head: headerLines(headers),
    contentType: textOf('Content-Type'),
    etag: textOf('ETag'),
  };
}
