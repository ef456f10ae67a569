import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAlgoliaClient } from '#adapters/algolia/algolia-client.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createUpstreamGuard } from '#adapters/guard/upstream-guard.ts';
import { Store } from '#adapters/magento/generated/operations.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { createRemotePictureSource } from '#adapters/remote-pictures/remote-picture-source.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import { withTimeout } from '#src/shared/time-limit.ts';
import { contentstackSettings, createDriftRecorder } from '../support/contentstack-shop.ts';
import { startServerInWorker, blockEventLoop } from '../support/worker-server.ts';

/* In milliseconds: an upstream that answers in time, and a process that is blocked for longer. */
const ANSWERS_AFTER = 100;
const LIMIT = 800;
const STALL = 2000;

/** More than a breaker needs to open. */
const CALLS = 30;

type Ask = () => Promise<{ readonly ok: boolean }>;
type Upstream = {
  readonly body: string;
  readonly open: (port: number, guard: UpstreamGuard) => Ask;
};

const UPSTREAMS: Readonly<Record<string, Upstream>> = {
  magento: {
    body: '{"data":{"storeConfig":{}}}',
    open(port, guard) {
      const client = createMagentoClient({
        graphqlUrl: `http://127.0.0.1:${port}/graphql`,
        clock: { now: () => 0 },
        timeouts: { connect: LIMIT, read: LIMIT, write: LIMIT, bothReads: LIMIT },
        guard,
      });
      onTestFinished(() => client.close());
      return () => client.read('nl-nl', Store, {});
    },
  },
  contentstack: {
    body: '{"entries":[],"count":0}',
    open(port, guard) {
      const host = `127.0.0.1:${port}`;
      const source = createContentstackContentSource({
        settings: { ...contentstackSettings(`http://${host}`, host), attemptTimeout: LIMIT },
        drift: createDriftRecorder(),
        guard: { ...guard, acquireRetry: () => false },
      });
      return () => source.oldAddresses('nl-nl');
    },
  },
  algolia: {
    body: '{"results":[{"hits":[]}]}',
    open(port, guard) {
      const hosts = [{ protocol: 'http', url: '127.0.0.1', port, accept: 'readWrite' }] as const;
      const timeouts = { connect: LIMIT, read: LIMIT, write: LIMIT };
      const keys = { appId: 'APP', searchKey: 'key', prefix: 'test' };
      const settings = { ...keys, hosts, timeouts, deadline: LIMIT };
      const reader = createAlgoliaClient(settings, Date.now, { reads: guard, events: guard });
      onTestFinished(() => reader.close());
      return () => reader.search([{ indexName: 'beds', query: '' }]);
    },
  },
  pictures: {
    body: 'a picture',
    open(port, guard) {
      const hosts = [{ prefix: '', base: `http://127.0.0.1:${port}/` }];
      const source = createRemotePictureSource({ hosts, timeout: LIMIT, guard });
      return () => source.read('a.jpg');
    },
  },
};

function watchedGuard() {
  const states: string[] = [];
  const guard = createUpstreamGuard({
    upstream: 'upstream',
    stopwatch: performance,
    random: Math.random,
    watch: {
      callSettled: () => {},
      retried: () => {},
      breakerChanged: (_upstream, state) => void states.push(state),
      registerLoad: () => {},
    },
    bulkhead: { maxConcurrent: CALLS / 2, maxWaiting: CALLS, maxWait: 2 * LIMIT },
  });
  return { guard, states };
}

describe('FT31 a process that stalls for longer than its time limits', () => {
  it.each(Object.entries(UPSTREAMS))(
    'accepts the answers that have arrived, and opens no breaker for %s',
    async (_name, { body, open }) => {
      const { guard, states } = watchedGuard();
      const ask = open(await startServerInWorker(body, ANSWERS_AFTER), guard);
      const pending = Promise.all(Array.from({ length: CALLS }, ask));
      await pause(ANSWERS_AFTER / 2);
      // From here on due timers run before received data.
      await nextTurn();
      blockEventLoop(STALL);
      expect((await pending).filter(({ ok }) => ok)).toHaveLength(CALLS);
      expect(states).toEqual([]);
    },
  );

  it('returns an answer that has arrived instead of a timeout', async () => {
    const port = await startServerInWorker('here', ANSWERS_AFTER);
    const text = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    const answer = withTimeout(LIMIT, text(), () => 'too late', PROCESS_TIMERS);
    await pause(ANSWERS_AFTER / 2);
    await nextTurn();
    blockEventLoop(STALL);
    expect(await answer).toBe('here');
  });

  it('still times out an upstream that does not answer', async () => {
    const port = await startServerInWorker('', 60_000);
    const open = UPSTREAMS['magento']?.open;
    const { guard } = watchedGuard();
    const start = performance.now();
    const pending = open?.(port, guard)();
    blockEventLoop(STALL);
    expect(await pending).toMatchObject({ ok: false });
    expect(performance.now() - start).toBeLessThan(STALL + 10 * LIMIT);
  });
});
