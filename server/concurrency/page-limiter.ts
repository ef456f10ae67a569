import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { SendBusyPage } from '../handle-failure.ts';
import { clientIp } from '../request-source.ts';
import type { ServerScope } from '../observe/request-scope.ts';
import { nextEventLoopTurn, type ConnectionArrivals } from '../turns/arrivals.ts';
import { createConcurrencyLimiter, type WaitLimits, type WorkKind } from './concurrency-limiter.ts';

/**
 * Concurrency limiter of a server's pages, fair among clients. A page takes two turns, one to read
 * its data and one to render, so that slow upstreams delay only clients that need them. Between
 * turns the server does everything else: health checks, carts and files wait for one page at most. A
 * turn ends by itself, after the synchronous work that follows it and once waiting connections are
 * let in: a page that waits for an upstream holds none.
 */
export interface PageLimiter {
  /**
   * Waits for a turn, then begins `read`; its time budget starts then. `undefined` if nothing is
   * read, because the client has gone or the busy page was sent.
   */
  read<Data>(
    request: Request,
    response: Response,
    read: () => Promise<Data>,
  ): Promise<Data | undefined>;
  /** Waits for a turn to render the page. False if the client has gone. */
  waitToRender(request: Request, response: Response): Promise<boolean>;
  /** Runs a page handler in its turn to read; it takes its turn to render itself. */
  readonly waitToRead: RequestHandler;
  /** The same for requests that are never refused: sitemaps, and reads of `/api`. */
  readonly waitToReadUnrefused: RequestHandler;
}

type PageLimiterParts = {
  readonly scope: ServerScope;
  readonly sendBusyPage: SendBusyPage;
  readonly arrivals: ConnectionArrivals;
  /** Pipelined requests count as a separate client: they do not delay others of their address. */
  readonly isPipelined: (request: Request) => boolean;
  /** Whether pages that would wait too long are refused; else they are served late. */
  readonly isShedding: boolean;
  /** Whether memory is nearly exhausted. */
  readonly isBusy: () => boolean;
  /** Whether timers are late. */
  readonly isLagging: () => boolean;
  /** Monotonic. */
  readonly stopwatch: Clock;
};

/**
 * A visitor's first page comes within 3 s (docs/cases.md, Limits). Further concurrent pages may
 * wait longer, but less than the 25 s after which a silent connection is closed.
 */
const LIMITS: WaitLimits = { first: 3000, further: 20_000 };
const LIMITS_WHILE_LAGGING: WaitLimits = { first: 1500, further: 20_000 };

const UNLIMITED: WaitLimits = { first: Infinity, further: Infinity };

/** Pages that may always wait: one or two crawlers request as many, even of a new server. */
const MIN_QUEUE_LENGTH = 20;

/** Half of the time of a page on an idle machine, in milliseconds. */
const INITIAL_DURATION = 10;

/** One page at a time, in two turns: see {@link PageLimiter}. */
export function createPageLimiter(parts: PageLimiterParts): PageLimiter {
  const { scope, sendBusyPage, arrivals, isShedding, isBusy, isLagging, stopwatch } = parts;
  const limits = () => (isShedding ? (isLagging() ? LIMITS_WHILE_LAGGING : LIMITS) : UNLIMITED);
  const limiter = createConcurrencyLimiter({
    concurrency: 1,
    limits,
    minQueueLength: MIN_QUEUE_LENGTH,
    initialDuration: INITIAL_DURATION,
    slotsEach: 2,
    stopwatch,
  });

  async function acquireSlot(request: Request, response: Response, work: WorkKind) {
    if (work === 'new' && isBusy()) return refuse(request, response, 0);
    // A close arrives after the requests on its connection: it is noticed before work begins.
    if (work !== 'continued') await nextEventLoopTurn();
    if (response.closed) return false;
    const slot = await limiter.acquire({
      client: `${clientIp(request)}${parts.isPipelined(request) ? ' pipelined' : ''}`,
      signal: scope.current()?.disconnectSignal,
      work,
    });
    if (slot.kind === 'refused') return refuse(request, response, slot.wait);
    if (slot.kind === 'gone') return false;
    // Synchronous work belongs to the turn; the next begins when new clients have been let in.
    void arrivals.settled().then(slot.release);
    return true;
  }

  function refuse(request: Request, response: Response, wait: number): false {
    sendBusyPage(request, response, wait);
    return false;
  }

  function withFreshBudget<Data>(work: () => Data): Data {
    const current = scope.current();
    return current ? scope.run({ ...current, started: stopwatch.now() }, work) : work();
  }

  const inTurn =
    (work: WorkKind): RequestHandler =>
    async (request, response, next) => {
      if (await acquireSlot(request, response, work)) withFreshBudget(next);
    };

  return {
    async read(request, response, read) {
      return (await acquireSlot(request, response, 'new')) ? withFreshBudget(read) : undefined;
    },
    waitToRender: (request, response) => acquireSlot(request, response, 'continued'),
    waitToRead: inTurn('new'),
    waitToReadUnrefused: inTurn('rare'),
  };
}
