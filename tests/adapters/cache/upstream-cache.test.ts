import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOG_LIFETIMES } from '#adapters/cache/lifetimes.ts';
import type { CacheRequest } from '#adapters/cache/response-store.ts';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import type { Locks } from '#ports/shared-stores.ts';
import { err } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { inScope } from '../../support/test-scope.ts';

const { fresh, staleWhileRevalidate, staleIfError } = CATALOG_LIFETIMES;

/** `down` is a failure, `gone` is not worth caching. */
const question: CacheRequest<string> = {
  key: 'page',
  tags: (answer) => [`about:${answer}`],
  cacheability: (answer) => {
    if (answer === 'down') return 'failed';
    return answer === 'gone' ? 'passing' : CATALOG_LIFETIMES;
  },
};

/** Two servers that share a cache and locks, and an upstream that counts its calls. */
function openServers(ownLocks?: Locks, staleIfErrorTimeout?: number) {
  const clock = createFixedClock();
  const log = createMemoryLog();
  const cache = createMemoryCache({ stopwatch: clock });
  const locks = ownLocks ?? createMemoryLocks(clock);
  const parts = { cache, locks, stopwatch: clock, log };
  const open = () =>
    createUpstreamCache({
      ...parts,
      ...(staleIfErrorTimeout !== undefined && { staleIfErrorTimeout }),
    });
  const upstream = { says: 'one', calls: 0, takes: 0, wait: Promise.resolve() };
  const load = async () => {
    upstream.calls += 1;
    const said = upstream.says;
    await upstream.wait;
    clock.advance(upstream.takes);
    return said;
  };
  return { clock, log, cache, servers: [open(), open()] as const, upstream, load };
}

const broken = () => Promise.reject(new Error('broken'));

/** Waits for work in the background. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('createUpstreamCache', () => {
  it('does not call the upstream while an answer is fresh', async () => {
    const { servers, upstream, load, clock } = openServers();
    expect(await servers[0].getOrLoad(question, load)).toEqual({ answer: 'one', age: 0 });
    upstream.says = 'two';
    clock.advance(fresh - 1);
    expect(await servers[1].getOrLoad(question, load)).toEqual({ answer: 'one', age: fresh - 1 });
    expect(upstream.calls).toBe(1);
  });

  it('reports from where each call is answered', async () => {
    const { clock, cache, upstream, load } = openServers();
    const sources: string[] = [];
    const answers = createUpstreamCache({
      cache,
      locks: createMemoryLocks(clock),
      stopwatch: clock,
      log: createMemoryLog(),
      reportSource: (source) => void sources.push(source),
    });
    const ask = () => answers.getOrLoad(question, load);
    await ask();
    await ask();
    clock.advance(fresh);
    await ask();
    await settle();
    clock.advance(staleWhileRevalidate);
    upstream.says = 'down';
    await ask();
    upstream.says = 'two';
    clock.advance(staleIfError);
    await ask();
    expect(sources).toEqual(['miss', 'hit', 'stale', 'miss', 'fallback', 'miss']);
  });

  it('FT19 fetches the answer outside the scope of the request', async () => {
    const { cache, clock, load } = openServers();
    const steps: string[] = [];
    const runDetached = <T>(work: () => T): T => {
      steps.push('apart');
      return work();
    };
    const locks = createMemoryLocks(clock);
    const answers = createUpstreamCache({
      cache,
      locks,
      stopwatch: clock,
      log: createMemoryLog(),
      runDetached,
    });
    await answers.getOrLoad(question, () => {
      steps.push('load');
      return load();
    });
    expect(steps).toEqual(['apart', 'load']);
  });

  it('returns a stale answer at once, and revalidates it in the background', async () => {
    const { servers, upstream, load, clock } = openServers();
    await servers[0].getOrLoad(question, load);
    upstream.says = 'two';
    clock.advance(fresh);
    const door = createBarrier();
    upstream.wait = door.opened;
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    await settle();
    expect(upstream.calls).toBe(2);
    door.open();
    await settle();
    expect(await servers[1].getOrLoad(question, load)).toEqual({ answer: 'two', age: 0 });
    expect(upstream.calls).toBe(2);
  });

  it('FT17 returns an old answer if the refetch takes longer than its patience', async () => {
    const { servers, upstream, load, clock } = openServers(undefined, 1);
    await servers[0].getOrLoad(question, load);
    upstream.says = 'two';
    clock.advance(staleWhileRevalidate);
    const door = createBarrier();
    upstream.wait = door.opened;
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    door.open();
    await settle();
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'two' });
    expect(upstream.calls).toBe(2);
  });

  it('waits for a new answer once the stale lifetime is over', async () => {
    const { servers, upstream, load, clock } = openServers();
    await servers[0].getOrLoad(question, load);
    upstream.says = 'two';
    clock.advance(staleWhileRevalidate);
    expect(await servers[0].getOrLoad(question, load)).toEqual({ answer: 'two', age: 0 });
  });

  it('FT17 returns an old answer within its rescue lifetime if the refetch fails', async () => {
    const { servers, upstream, load, clock } = openServers();
    await servers[0].getOrLoad(question, load);
    upstream.says = 'down';
    clock.advance(staleWhileRevalidate);
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    clock.advance(staleIfError - staleWhileRevalidate - 1);
    expect(await servers[1].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    clock.advance(1);
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'down' });
  });

  it('counts the age from the time of the upstream call', async () => {
    const { servers, upstream, load } = openServers();
    upstream.takes = 700;
    expect(await servers[0].getOrLoad(question, load)).toEqual({ answer: 'one', age: 700 });
    expect(await servers[1].getOrLoad(question, load)).toEqual({ answer: 'one', age: 700 });
  });

  it('does not store an answer that is not worth caching', async () => {
    const { servers, upstream, load } = openServers();
    upstream.says = 'gone';
    await servers[0].getOrLoad(question, load);
    await servers[0].getOrLoad(question, load);
    expect(upstream.calls).toBe(2);
  });

  it('does not store an answer that was purged in flight', async () => {
    const { servers, upstream, load, cache, clock } = openServers();
    const door = createBarrier();
    upstream.wait = door.opened;
    const pending = servers[0].getOrLoad(question, load);
    await settle();
    clock.advance(5);
    await cache.purge(['about:one']);
    clock.advance(5);
    door.open();
    expect(await pending).toMatchObject({ answer: 'one' });
    upstream.says = 'two';
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'two' });
  });

  it.each([
    ['an empty cache', 0],
    ['the moment at which an answer expires', fresh],
    ['the moment at which an answer is too old', staleWhileRevalidate],
  ])('FT19 calls the upstream once for 500 requests on two servers, with %s', async (_, age) => {
    const { servers, upstream, load, clock } = openServers();
    if (age > 0) await servers[0].getOrLoad(question, load);
    clock.advance(age);
    upstream.calls = 0;
    const door = createBarrier();
    upstream.wait = door.opened;
    const pending = Array.from({ length: 500 }, (__, index) =>
      servers[index % 2 ? 1 : 0].getOrLoad(question, load),
    );
    await settle();
    door.open();
    for (const { answer } of await Promise.all(pending)) expect(answer).toBe('one');
    await settle();
    expect(upstream.calls).toBe(1);
  });

  it('FT19 shares one failure among 500 requests', async () => {
    const { servers, upstream, load } = openServers();
    upstream.says = 'down';
    const pending = Array.from({ length: 500 }, (_, index) =>
      servers[index % 2 ? 1 : 0].getOrLoad(question, load),
    );
    for (const { answer } of await Promise.all(pending)) expect(answer).toBe('down');
    expect(upstream.calls).toBe(1);
  });

  it('FT19 returns an old answer to all waiting requests if the refetch fails', async () => {
    const { servers, upstream, load, clock } = openServers();
    await servers[0].getOrLoad(question, load);
    clock.advance(staleWhileRevalidate);
    upstream.says = 'down';
    const pending = Array.from({ length: 100 }, (_, index) =>
      servers[index % 2 ? 1 : 0].getOrLoad(question, load),
    );
    for (const { answer } of await Promise.all(pending)) expect(answer).toBe('one');
    expect(upstream.calls).toBe(2);
  });

  it('does not call a failed upstream again for a second', async () => {
    const { servers, upstream, load, clock } = openServers();
    upstream.says = 'down';
    await servers[0].getOrLoad(question, load);
    await servers[1].getOrLoad(question, load);
    expect(upstream.calls).toBe(1);
    clock.advance(1001);
    upstream.says = 'one';
    expect(await servers[1].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
  });

  it('FT19 answers the waiting callers when the first has aborted', async () => {
    const { servers, upstream, load } = openServers();
    const door = createBarrier();
    upstream.wait = door.opened;
    const gone = new AbortController();
    const leader = new Promise((resolve, reject) => {
      gone.signal.addEventListener('abort', () => reject(new Error('gone')));
      servers[0].getOrLoad(question, load).then(resolve, reject);
    });
    const follower = servers[0].getOrLoad(question, load);
    gone.abort();
    await expect(leader).rejects.toThrow('gone');
    door.open();
    expect(await follower).toMatchObject({ answer: 'one' });
    expect(upstream.calls).toBe(1);
  });

  it('calls the upstream without a lock if none is available', async () => {
    const { servers, load } = openServers({
      hold: () => Promise.resolve(err({ kind: 'busy', retryAfter: 1000 })),
    });
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
  });

  it('passes an error on to all waiting callers, and stores none of it', async () => {
    const { servers, load } = openServers();
    const pending = [
      servers[0].getOrLoad(question, broken),
      servers[0].getOrLoad(question, broken),
    ];
    for (const one of pending) await expect(one).rejects.toThrow('broken');
    expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
  });

  it('logs an error of a background refresh', async () => {
    const { servers, load, clock, log } = openServers();
    await servers[0].getOrLoad(question, load);
    clock.advance(fresh);
    await servers[0].getOrLoad(question, broken);
    await settle();
    expect(log.entries).toMatchObject([{ event: 'refresh-failed', facts: { key: 'page' } }]);
  });

  it('treats an unreadable entry as a miss', async () => {
    const { servers, load, cache } = openServers();
    for (const text of ['', 'null', '{"answer":', '"text"']) {
      await cache.write('page', { text, tags: [], lifetime: 1000 });
      expect(await servers[0].getOrLoad(question, load)).toMatchObject({ answer: 'one' });
    }
  });

  it('never shows an answer that is older than allowed', async () => {
    const anyStep = fc.record({
      pass: fc.constantFrom(
        0,
        1,
        fresh / 2,
        fresh,
        staleWhileRevalidate / 2,
        staleWhileRevalidate,
        staleIfError,
      ),
      says: fc.constantFrom('one', 'two', 'down', 'gone'),
      server: fc.constantFrom(0, 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const { servers, upstream, load, clock } = openServers();
        let lastFailure = -Infinity;
        for (const { pass, says, server } of steps) {
          clock.advance(pass);
          upstream.says = says;
          const { answer, age } = await servers[server === 0 ? 0 : 1].getOrLoad(question, load);
          await settle();
          expect(age).toBeLessThan(staleIfError);
          if (says === 'down') lastFailure = clock.now();
          const isExcused = clock.now() - lastFailure <= 1000;
          expect(age < staleWhileRevalidate || isExcused).toBe(true);
          expect(answer !== 'down' || isExcused).toBe(true);
        }
      }),
      { numRuns: inScope(100, 40) },
    );
  });
});
