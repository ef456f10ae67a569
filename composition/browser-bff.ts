import { bffBase, type BffClient, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { type BffReads, createBffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import { pauseUntilOnline, type Wait } from '#adapters/bff-client/read-retries.ts';
import type { ConsoleLog } from '#adapters/console/console-log.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { isCacheableAnswer, readPageAnswer } from '#src/use-cases/page-answer.ts';
import type { PageReads } from '#ui/shop.ts';

export { readPageAnswer };

/** Timeout of a read from the shop's own server, in milliseconds. */
export const READ_TIMEOUT = 10_000;

/** What a tab needs to ask the shop's own server. */
export type Bff = {
  readonly client: BffClient;
  readonly reads: BffReads;
  readonly untilOnline: Wait;
  readonly pages: PageReads;
};

/** Loaded with the first call: no page asks before it is idle or touched. */
export function composeBff(log: ConsoleLog, clock: Clock): Bff {
  const client = createBffClient({
    baseUrl: bffBase(),
    fetch: (input, init) => fetch(input, init),
    timeoutMs: READ_TIMEOUT,
    methods: SHOP_METHODS,
    log,
  });
  const untilOnline = pauseUntilOnline(window);
  const reads = createBffReads({
    client,
    clock,
    wait: untilOnline,
    isCacheable: isCacheableAnswer,
  });
  return { client, reads, untilOnline, pages: createPageReads(reads) };
}

/** Page models of the shop's server: one request for a page, cached like other reads (B5). */
const createPageReads = (reads: BffReads): PageReads => ({
  read: (url, until) =>
    reads.withSignal(until).read('shop/page', [{ url }], parserOf(readPageAnswer)),
});
