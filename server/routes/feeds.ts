import type { Request, RequestHandler, Response } from 'express';
import {
  FEED_ENDINGS,
  FEED_FORMATS,
  type FeedEnding,
  type FeedFormat,
  feedPath,
} from '#src/feeds/feed-formats.ts';
import type { DeliveryService } from '#src/delivery/delivery-services.ts';
import { absoluteUrl, type Site } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { productFeed } from '#src/use-cases/product-feed.ts';
import { formatSize } from '#ui/format-numbers.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { runDetached, type ServerScope, type TimeBudget } from '../observe/request-scope.ts';
import type { LocateShop } from '../request-source.ts';
import { sendChunks, streamChunks } from '../send-chunks.ts';
import type { ServerPorts } from '../server-ports.ts';
import { createServerTranslate } from '../texts.ts';
import { nextEventLoopTurn } from '../turns/arrivals.ts';

type FeedsInput = {
  readonly ports: Pick<ServerPorts, 'assortment' | 'clock' | 'content' | 'log'>;
  readonly site: Site;
  readonly locate: LocateShop;
  readonly scope: ServerScope;
  /** For one answer of the assortment. */
  readonly budget: TimeBudget;
  readonly limits?: FeedLimits;
};

export type FeedLimits = {
  /** In UTF-16 units: a feed that is no longer is sent when it is complete. */
  readonly heldLength: number;
  /** In milliseconds: how long a client may keep a longer one waiting, in sum. */
  readonly patience: number;
  /** In milliseconds: how long a complete feed is held for whoever asks again. */
  readonly lifetime: number;
};

/**
 * A client that reads slowly may not keep a locale's only place for ever. The lifetime is for Google
 * and a merchant who looks at the same time, as for sitemaps.
 */
const LIMITS: FeedLimits = {
  heldLength: 16 * 1024 * 1024,
  patience: 10 * 60_000,
  lifetime: 10_000,
};

/** Paths of the feeds, by their endings. */
export const FEED_PATHS: readonly string[] = FEED_ENDINGS.map(feedPath);

type Feed = AsyncGenerator<string, 'complete' | 'failed'>;

type FeedName = { readonly locale: Locale; readonly ending: FeedEnding };
type HeldFeed = {
  readonly ending: FeedEnding;
  readonly chunks: readonly string[];
  /** Lets go of it. */
  readonly timer: NodeJS.Timeout;
};

/** The beginning of a feed, in chunks, and what follows unless that is all of it. */
type Begun = { readonly chunks: readonly string[]; readonly rest?: Feed };

/**
 * `/feeds/google.xml` and `/feeds/google.tsv`: the products of the host's shop for Google Merchant
 * Center. A feed that fits in memory is sent when it is complete, with an `ETag`, or is a 503; a
 * longer one is sent while it is read, and its connection breaks if it fails. Either way an
 * incomplete feed does not look complete, as Google takes a missing product for a removed one.
 *
 * A locale has one run at a time: it calls the upstream for every product.
 */
export function createFeeds(input: FeedsInput): RequestHandler {
  const { site, locate, limits = LIMITS } = input;
  const running = new Set<Locale>();
  const recent = new Map<Locale, HeldFeed>();
  const textIn = memoize((locale: Locale) => createServerTranslate(locale));

  /** In one format per locale, and no longer than its lifetime: it takes up to 32 MB. */
  function hold({ locale, ending }: FeedName, chunks: readonly string[]): void {
    clearTimeout(recent.get(locale)?.timer);
    const timer = setTimeout(() => recent.delete(locale), limits.lifetime).unref();
    recent.set(locale, { ending, chunks, timer });
  }

  async function run(request: Request, response: Response, feed: Feed, name: FeedName) {
    const begun = await beginning(feed, limits.heldLength);
    if (begun === undefined) return refuseForNow(response);
    if (begun.rest) {
      const given = new AbortController();
      const chunks = takenInTime(continued(begun.chunks, begun.rest), limits.patience, given);
      return streamChunks(request, response, chunks, given.signal);
    }
    hold(name, begun.chunks);
    sendChunks(request, response, () => begun.chunks);
  }

  return async (request, response, next) => {
    const { locale } = locate(request);
    const ending = FEED_ENDINGS.find((one) => feedPath(one) === request.path);
    const origin = absoluteUrl(site.domains, locale, '');
    if (ending === undefined || origin === undefined) return next();
    const held = recent.get(locale);
    const known = held?.ending === ending ? held : undefined;
    if (!known && running.has(locale)) return refuseForNow(response);
    response.type(FEED_FORMATS[ending].contentType);
    response.setHeader('Cache-Control', CACHING).setHeader('X-Robots-Tag', 'noindex');
    if (known) return sendChunks(request, response, () => known.chunks);
    running.add(locale);
    request.setTimeout(2 * input.budget.read + SENDING);
    const feed = feedOf(input, { locale, origin, text: textIn(locale) }, ending);
    await run(request, response, feed, { locale, ending }).finally(() => running.delete(locale));
  };
}

/** Time to build and begin to send the answer, in milliseconds. */
const SENDING = 5000;

/** In seconds: prices change, and pages show them at once. */
const CACHING = 'public, max-age=600';

/** In seconds: a run of a large shop takes longer, and Google comes again. */
const RETRY_AFTER = '120';

function refuseForNow(response: Response): void {
  response.setHeader('Retry-After', RETRY_AFTER).setHeader('Cache-Control', 'no-store');
  response.status(503).type('text').end('The feed is not available now.\n');
}

type FeedShop = { readonly locale: Locale; readonly origin: string; readonly text: Translate };

/** A feed in chunks. Each call of a port has a budget of its own, as a feed takes many. */
async function* feedOf(
  { ports, scope, budget }: FeedsInput,
  { locale, origin, text }: FeedShop,
  ending: FeedEnding,
): Feed {
  const request = scope.current();
  const call = <T>(work: () => T): T => {
    const detached = () => runDetached({ scope, stopwatch: performance, budget }, work);
    return request ? scope.run(request, detached) : detached();
  };
  const { assortment, clock, content, log } = ports;
  const format: FeedFormat = FEED_FORMATS[ending];
  const chunks = productFeed({
    ports: {
      log,
      content: { shell: (one) => call(() => content.shell(one)) },
      assortment: {
        products: (one, page) => call(() => assortment.products(one, page)),
        categories: (one) => call(() => assortment.categories(one)),
      },
    },
    format,
    words: {
      locale,
      now: clock.now(),
      absoluteUrl: (path) => origin + path,
      sizeLabel: (size) => `${formatSize(size)} cm`,
      serviceName: (service) => text(SERVICE_TEXTS[service]),
    },
  });
  for await (const chunk of chunks) {
    if (!chunk.ok) return 'failed';
    yield chunk.value;
    await nextEventLoopTurn();
  }
  return 'complete';
}

const SERVICE_TEXTS = {
  'to-room': 'delivery.service.to-room',
  assembly: 'delivery.service.assembly',
  'take-back': 'delivery.service.take-back',
  parcel: 'delivery.service.parcel',
} as const satisfies Readonly<Record<DeliveryService, string>>;

/** Reads a feed until it ends or is longer than `length`; `undefined` if it fails before. */
async function beginning(feed: Feed, length: number): Promise<Begun | undefined> {
  const chunks: string[] = [];
  let left = length;
  for (;;) {
    const { done, value } = await feed.next();
    if (done) return value === 'complete' ? { chunks } : undefined;
    chunks.push(value);
    left -= value.length;
    if (left < 0) return { chunks, rest: feed };
  }
}

/** Throws if the feed fails: what is sent already can only be cut off. */
async function* continued(chunks: readonly string[], rest: Feed): AsyncGenerator<string> {
  yield* chunks;
  const end = yield* rest;
  if (end === 'failed') throw new Error('The feed has failed while it was sent.');
}

/** Aborts `given` once the chunks have waited for `patience` milliseconds to be taken, in sum. */
async function* takenInTime(
  chunks: AsyncIterable<string>,
  patience: number,
  given: AbortController,
): AsyncGenerator<string> {
  let left = patience;
  for await (const chunk of chunks) {
    const since = performance.now();
    const timer = setTimeout(() => given.abort(), left).unref();
    yield chunk;
    clearTimeout(timer);
    left -= performance.now() - since;
  }
}
