import { describe, expect, it } from 'vitest';
import {
  createConcurrencyLimiter,
  type Slot,
  type SlotRequest,
} from '#server/concurrency/concurrency-limiter.ts';

/** A concurrency limiter with turns of 100 ms by a test clock, and the results of its requests. */
function openTurns({
  atOnce: concurrency = 1,
  first = 1000,
  further = 3000,
  minQueueLength = 0,
} = {}) {
  let now = 0;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  const turns = createConcurrencyLimiter({
    concurrency,
    limits: () => ({ first, further }),
    minQueueLength,
    initialDuration: 100,
    stopwatch: { now: () => now },
    timers: {
      after(milliseconds, callback) {
        const timer = { at: now + milliseconds, callback };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
  });
  const running: (() => void)[] = [];
  const events: string[] = [];
  return {
    events,
    want: async (
      client: string,
      { name = client, ...overrides }: Partial<SlotRequest> & Named = {},
    ) => {
      const turn: Slot = await turns.acquire({ client, work: 'new', ...overrides });
      events.push(`${name} ${turn.kind}`);
      if (turn.kind === 'taken') running.push(turn.release);
    },
    pass: async (duration: number) => {
      now += duration;
      for (const { at, callback } of timers) if (at <= now) callback();
      await settled();
    },
    pending: () => timers.length,
    end: async (duration = 100) => {
      now += duration;
      running.shift()?.();
      await settled();
    },
  };
}

type Named = { readonly name?: string };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createConcurrencyLimiter', () => {
  it('lets a few run at once, and the next when one ends', async () => {
    const { want, end, events } = openTurns({ atOnce: 2 });
    for (const client of ['a', 'b', 'c']) void want(client);
    await settled();
    expect(events).toEqual(['a taken', 'b taken']);
    await end();
    expect(events).toEqual(['a taken', 'b taken', 'c taken']);
  });

  it('lets a new client pass those that wait for their second turn', async () => {
    const { want, end, events } = openTurns({ further: 100_000 });
    for (let turn = 0; turn < 400; turn++) void want('many');
    void want('fresh');
    await settled();
    for (let turn = 0; turn < 2; turn++) await end();
    expect(events).toEqual(['many taken', 'many taken', 'fresh taken']);
  });

  it('refuses what has waited for twice its limit, however short the line seemed', async () => {
    const { want, end, pass, pending, events } = openTurns({ first: 1000 });
    for (const client of ['a', 'b', 'c']) void want(client);
    void want('d', { work: 'continued' });
    void want('e', { work: 'rare' });
    await pass(1999);
    expect(events).toEqual(['a taken']);
    await pass(1);
    expect(events).toEqual(['a taken', 'b refused', 'c refused']);
    for (let turn = 0; turn < 3; turn++) await end();
    expect(events.slice(3)).toEqual(['d taken', 'e taken']);
    expect(pending()).toBe(0);
  });

  it('forgets how long work waited that was served in time', async () => {
    const { want, end, pass, pending, events } = openTurns({ first: 1000 });
    void want('a');
    void want('b');
    await settled();
    await end();
    expect(pending()).toBe(0);
    await pass(10_000);
    expect(events).toEqual(['a taken', 'b taken']);
  });

  it('removes a disconnected client from the line at once', async () => {
    const { want, end, events } = openTurns();
    const gone = new AbortController();
    void want('a');
    void want('b', { signal: gone.signal });
    void want('b', { name: 'late', signal: AbortSignal.abort() });
    void want('c');
    gone.abort();
    await settled();
    await end();
    expect(events).toEqual(['a taken', 'late gone', 'b gone', 'c taken']);
  });

  it('refuses by the expected wait, for others or behind own work', async () => {
    const { want, events } = openTurns();
    for (let turn = 0; turn < 33; turn++) void want('many');
    for (let client = 0; client < 12; client++) void want(`client ${client}`);
    await settled();
    // One runs, 31 wait for 3.1 s; a client behind 10 other clients would wait more than 1 s.
    expect(events.filter((word) => word === 'many refused')).toHaveLength(1);
    expect(events.filter((word) => /client \d+ refused/u.test(word))).toEqual([
      'client 10 refused',
      'client 11 refused',
    ]);
  });

  it('refuses no continued work, and nothing rare', async () => {
    const { want, end, events } = openTurns({ first: 0, further: 0 });
    void want('a');
    void want('a', { name: 'waiting' });
    void want('a', { name: 'refused' });
    void want('a', { name: 'rare', work: 'rare' });
    void want('a', { name: 'continued', work: 'continued' });
    await settled();
    for (let turn = 0; turn < 3; turn++) await end();
    expect(events).toEqual([
      'a taken',
      'refused refused',
      'continued taken',
      'waiting taken',
      'rare taken',
    ]);
  });

  it('lets more wait if turns have become short', async () => {
    const { want, end, events } = openTurns({ further: 1000 });
    for (let turn = 0; turn < 300; turn++) {
      void want('quick');
      await settled();
      await end(1);
    }
    events.splice(0);
    for (let turn = 0; turn < 100; turn++) void want('many');
    await settled();
    expect(events).toEqual(['many taken']);
  });

  it('counts a turn that took very long as a few', async () => {
    const { want, end, events } = openTurns({ further: 1000 });
    void want('a');
    await settled();
    await end(600_000);
    events.splice(0);
    for (let turn = 0; turn < 10; turn++) void want('many');
    await settled();
    expect(events).toEqual(['many taken']);
  });

  it('refuses none of a few, however long each takes', async () => {
    const { want, events } = openTurns({ first: 0, further: 0, minQueueLength: 3 });
    for (let turn = 0; turn < 6; turn++) void want('a');
    await settled();
    expect(events).toEqual(['a taken', 'a refused']);
  });

  it('ends a turn once', async () => {
    const turns = createConcurrencyLimiter({
      concurrency: 1,
      limits: () => ({ first: 1000, further: 1000 }),
      initialDuration: 1,
      stopwatch: { now: () => 0 },
    });
    const first = await turns.acquire({ client: 'a', work: 'new' });
    const taken: string[] = [];
    for (const client of ['b', 'c'])
      void turns.acquire({ client, work: 'new' }).then(() => taken.push(client));
    if (first.kind !== 'taken') throw new Error(first.kind);
    first.release();
    first.release();
    await settled();
    expect(taken).toEqual(['b']);
  });
});
