import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BffClient } from '#adapters/bff-client/bff-client.ts';
import type { BffFailure } from '#adapters/bff-client/bff-failure.ts';
import { createBffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import { delayBefore, pause } from '#adapters/bff-client/read-retries.ts';
import { readText } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

const FIVE_MINUTES = 5 * 60 * 1000;
const failure = (statusCode: number): BffFailure => ({
  statusCode,
  method: 'POST',
  url: '',
  message: 'no',
  reason: statusCode === 0 ? 'unreachable' : 'answered',
});

const busy = (retryAfterSeconds: number) => err({ ...failure(429), retryAfterSeconds });

const isNotPersonal = (value: unknown) => value !== 'personal';

/** Reads over a client with these answers, in order, then `'fine'`. */
function reading(...answers: Result<unknown, BffFailure>[]) {
  const calls: string[] = [];
  const waits: number[] = [];
  const clock = createFixedClock();
  const client: BffClient = {
    call(method, args) {
      calls.push(`${method} ${JSON.stringify(args)}`);
      return Promise.resolve(answers.shift() ?? ok('fine'));
    },
  };
  const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  const isCacheable = isNotPersonal;
  const reads = createBffReads({ client, clock, wait, isCacheable });
  const read = (...args: unknown[]) => reads.read('x', args, parserOf(readText));
  return { read, reads, calls, waits, clock };
}

describe('createBffReads', () => {
  it('B5 caches an answer for five minutes', async () => {
    const { read, calls, clock } = reading(ok('first'), ok('second'));
    expect(await read(1)).toEqual(ok('first'));
    clock.advance(FIVE_MINUTES - 1);
    expect(await read(1)).toEqual(ok('first'));
    clock.advance(1);
    expect(await read(1)).toEqual(ok('second'));
    expect(calls).toHaveLength(2);
  });

  it('does not cache an answer that is not cacheable', async () => {
    const { read, calls } = reading(ok('personal'), ok('personal'), ok('public'));
    expect(await read(1)).toEqual(ok('personal'));
    expect(await read(1)).toEqual(ok('personal'));
    expect(await read(1)).toEqual(ok('public'));
    expect(await read(1)).toEqual(ok('public'));
    expect(calls).toHaveLength(3);
  });

  it('discards a cached answer when the clock is set back', async () => {
    const { read, calls, clock } = reading();
    await read(1);
    clock.advance(-FIVE_MINUTES);
    await read(1);
    expect(calls).toHaveLength(2);
  });

  it('sends a request for each distinct list of arguments', async () => {
    const { read, calls } = reading();
    await Promise.all([read(1), read('1'), read(1, 1), read()]);
    expect(calls).toEqual(['x [1]', 'x ["1"]', 'x [1,1]', 'x []']);
  });

  it('shares one request among simultaneous callers', async () => {
    const { read, calls } = reading(ok('shared'));
    const answers = await Promise.all(Array.from({ length: 500 }, () => read(1)));
    expect(new Set(answers)).toEqual(new Set([ok('shared')]));
    expect(calls).toHaveLength(1);
  });

  it('does not cache a failure', async () => {
    const { read } = reading(err(failure(404)), ok('better'));
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 404 } });
    expect(await read(1)).toEqual(ok('better'));
  });

  it('does not cache an unreadable answer', async () => {
    const odd = ok({ not: 'a text' });
    const { read } = reading(odd, odd, odd, odd, ok('better'));
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 502 } });
    expect(await read(1)).toEqual(ok('better'));
  });

  it('B5 retries a read three times with exponential backoff', async () => {
    const down = err(failure(503));
    const { read, calls, waits } = reading(down, err(failure(0)), down, ok('up again'));
    expect(await read(1)).toEqual(ok('up again'));
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('B5 gives up after the third retry', async () => {
    const down = err(failure(500));
    const { read, calls } = reading(down, down, down, down, down);
    expect(await read(1)).toMatchObject({ ok: false, error: { statusCode: 500 } });
    expect(calls).toHaveLength(4);
  });

  it('does not retry a refused read', async () => {
    const { read, calls } = reading(err(failure(400)));
    await read(1);
    expect(calls).toHaveLength(1);
  });

  it('evicts the least recently used of more than a hundred answers', async () => {
    const { read, calls } = reading();
    for (let question = 0; question < 100; question += 1) await read(question);
    await read(0);
    await read('one more');
    calls.length = 0;
    await read(0);
    expect(calls).toEqual([]);
    await read(1);
    expect(calls).toEqual(['x [1]']);
  });

  it('B5 waits for a short Retry-After, and does not retry after a long one', async () => {
    const { read, waits } = reading(busy(5), busy(0), ok('fine'));
    expect(await read(1)).toEqual(ok('fine'));
    expect(waits).toEqual([5000, 2000]);
    const later = reading(busy(31));
    expect(await later.read(1)).toMatchObject({ ok: false, error: { statusCode: 429 } });
    expect(later.waits).toEqual([]);
  });

  it('stops waiting and retrying for a caller that aborts', async () => {
    const controller = new AbortController();
    const calls: string[] = [];
    const client: BffClient = {
      call(method) {
        calls.push(method);
        return Promise.resolve(err(failure(503)));
      },
    };
    const wait = (_: number, signal: AbortSignal) => {
      controller.abort();
      expect(signal.aborted).toBe(true);
      return Promise.resolve();
    };
    const reads = createBffReads({ client, clock: createFixedClock(), wait });
    const answer = await reads.withSignal(controller.signal).read('x', [], parserOf(readText));
    expect(answer).toMatchObject({ ok: false, error: { statusCode: 0 } });
    await Promise.resolve();
    expect(calls).toEqual(['x']);
  });

  it('aborts a request without callers, and starts a new one for the next', async () => {
    const signals: AbortSignal[] = [];
    const client: BffClient = {
      call: (_method, _args, { signal } = {}) =>
        new Promise((resolve) => {
          if (signals.push(signal ?? new AbortController().signal) > 1) resolve(ok('fine'));
          signal?.addEventListener('abort', () => resolve(err(failure(0))));
        }),
    };
    const reads = createBffReads({ client, clock: createFixedClock() });
    const controller = new AbortController();
    const gone = reads.withSignal(controller.signal).read('x', [], parserOf(readText));
    controller.abort();
    const staying = reads.read('x', [], parserOf(readText));
    expect(await gone).toMatchObject({ ok: false });
    expect(await staying).toEqual(ok('fine'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('caches an answer for all callers even if its caller aborts later', async () => {
    const { reads, read, calls } = reading(ok('fine'));
    const controller = new AbortController();
    await reads.withSignal(controller.signal).read('x', [1], parserOf(readText));
    controller.abort();
    expect(await read(1)).toEqual(ok('fine'));
    expect(calls).toHaveLength(1);
  });
});

describe('delayBefore', () => {
  it('B5 returns one to thirty seconds, for at most three retries', () => {
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.integer({ min: 0, max: 599 }),
        fc.option(fc.nat(100), { nil: undefined }),
        (retry, statusCode, retryAfterSeconds) => {
          const named = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
          const delay = delayBefore(retry, { statusCode, message: '', ...named });
          if (delay === undefined) return;
          expect(retry).toBeLessThan(3);
          expect(delay).toBeGreaterThanOrEqual(Math.max(1000, (retryAfterSeconds ?? 0) * 1000));
          expect(delay).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });

  it('B5 returns undefined for a refused request', () => {
    for (const statusCode of [400, 401, 403, 404, 409, 422, 429]) {
      expect(delayBefore(0, { statusCode, message: '' })).toBeUndefined();
    }
  });
});

describe('pause', () => {
  afterEach(() => vi.useRealTimers());

  it('ends after its time or on an abort, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    let ended = 0;
    void pause(1000, controller.signal).then(() => (ended += 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toBe(1);
    void pause(1000, controller.signal).then(() => (ended += 1));
    controller.abort();
    await Promise.resolve();
    expect(ended).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });
});
