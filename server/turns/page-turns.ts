import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '#ports/clock.ts';
import type { SendBusyPage } from '../busy-page.ts';
import { clientAddress } from '../client-address.ts';
import type { ServerScope } from '../observe/request-scope.ts';
import { nextRound, type Arrivals } from './arrivals.ts';
import { createTurns, type WaitLimits, type Work } from './turns.ts';

/**
 * The turns of all pages of a server, fairly among clients. A page takes two: its data is read in the
 * first and it is rendered in the second, so that slow upstreams keep nobody waiting but who asked
 * them. Between two turns the server does all else: health, carts and files wait for one page at most.
 */
export interface PageTurns {
  /**
   * Waits for the turn in which the data is read, and begins to read it; the time to read is counted
   * from then on. `undefined` where nothing is read: nobody waits for the page any more, or the page
   * that says to come back is the answer.
   */
  read<Data>(
    request: Request,
    response: Response,
    read: () => Promise<Data>,
  ): Promise<Data | undefined>;
  /** Waits for the turn in which the page is rendered. False where nobody waits for it any more. */
  toRender(request: Request, response: Response): Promise<boolean>;
  /** Lets a handler of pages begin in its turn to read. */
  readonly pages: RequestHandler;
  /** The same for what is never refused: sitemaps, and what `/api` reads. */
  readonly reads: RequestHandler;
}

type PageTurnsParts = {
  readonly scope: ServerScope;
  readonly sendBusyPage: SendBusyPage;
  readonly arrivals: Arrivals;
  /** Such requests are a client of their own: they keep no other connection of their address waiting. */
  readonly isPipelined: (request: Request) => boolean;
  /** Whether pages that would wait too long are refused; else they are served late. */
  readonly isShedding: boolean;
  /** Whether the memory that this server may have is nearly used up. */
  readonly isBusy: () => boolean;
  /** Whether timers of this server come late. */
  readonly isLate: () => boolean;
  /** One that nobody sets. */
  readonly stopwatch: Clock;
};

/**
 * A visitor has a page within 3 s (faults table R); who asks for many at once waits for them, as long
 * as a connection lasts on which nothing moves.
 */
const LIMITS: WaitLimits = { first: 3000, further: 20_000 };
const LIMITS_WHILE_LATE: WaitLimits = { first: 1500, further: 20_000 };

const UNLIMITED: WaitLimits = { first: Infinity, further: Infinity };

/** A crawler or two ask for so many at once, also of a server that has just started. */
const FEW = 20;

/** Half of what a page takes on a machine that does nothing else, in milliseconds. */
const USUAL = 10;

export function createPageTurns(parts: PageTurnsParts): PageTurns {
  const { scope, sendBusyPage, arrivals, isShedding, isBusy, isLate, stopwatch } = parts;
  const limits = () => (isShedding ? (isLate() ? LIMITS_WHILE_LATE : LIMITS) : UNLIMITED);
  const turns = createTurns({ atOnce: 1, limits, few: FEW, usual: USUAL, turnsEach: 2, stopwatch });

  async function take(request: Request, response: Response, work: Work) {
    if (work === 'new' && isBusy()) return refuse(request, response, 0);
    // What closes a connection comes behind what it asked for: that is heard before it is begun.
    if (work !== 'continued') await nextRound();
    if (response.closed) return false;
    const turn = await turns.take({
      client: `${clientAddress(request)}${parts.isPipelined(request) ? ' pipelined' : ''}`,
      gone: scope.current()?.gone,
      work,
    });
    if (turn.kind === 'refused') return refuse(request, response, turn.wait);
    if (turn.kind === 'gone') return false;
    // What follows at once belongs to the turn; the next one begins when new clients were let in.
    void arrivals.settled().then(turn.end);
    return true;
  }

  function refuse(request: Request, response: Response, wait: number): false {
    sendBusyPage(request, response, wait);
    return false;
  }

  function fromNowOn<Data>(work: () => Data): Data {
    const current = scope.current();
    return current ? scope.run({ ...current, started: stopwatch.now() }, work) : work();
  }

  const inTurn =
    (work: Work): RequestHandler =>
    async (request, response, next) => {
      if (await take(request, response, work)) fromNowOn(next);
    };

  return {
    async read(request, response, read) {
      return (await take(request, response, 'new')) ? fromNowOn(read) : undefined;
    },
    toRender: (request, response) => take(request, response, 'continued'),
    pages: inTurn('new'),
    reads: inTurn('rare'),
  };
}
