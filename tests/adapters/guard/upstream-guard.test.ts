import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRetryBudget,
  createUpstreamGuard,
  type GuardParts,
} from '#adapters/guard/upstream-guard.ts';
import type { SettledCall, UpstreamLoad } from '#ports/upstreams.ts';
import { err, ok } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

const breakDown = () => Promise.reject(new Error('broken'));

function openGuard(changes: Partial<GuardParts> = {}) {
  const stopwatch = createFixedClock();
  const settled: SettledCall['outcome'][] = [];
  const loads: (() => UpstreamLoad)[] = [];
  const guard = createUpstreamGuard({
    upstream: 'magento',
    stopwatch,
    random: () => 0.5,
    watch: {
      callSettled: ({ outcome }) => void settled.push(outcome),
      retried: () => {},
      breakerChanged: () => {},
      registerLoad: (_upstream, load) => void loads.push(load),
    },
    ...changes,
  });
  const sent: string[] = [];
  const call = (answer: string, signal?: AbortSignal) =>
    guard.run({
      operation: 'Cart',
      send: () => {
        sent.push(answer);
        return Promise.resolve(answer);
      },
      isFailure: (said) => said === 'down',
      signal,
    });
  const spare = (answer: string) =>
    guard.run({
      operation: 'AddToCart',
      send: () => Promise.resolve(answer),
      isFailure: (said) => said === 'down',
      bypassesBreaker: true,
    });
  /** A failing call whose caller aborts it after this time, in milliseconds. */
  const abort = (after: number) => {
    const caller = new AbortController();
    return guard.run({
      operation: 'Cart',
      send: () => {
        stopwatch.advance(after);
        caller.abort();
        return Promise.resolve('down');
      },
      isFailure: (said) => said === 'down',
      signal: caller.signal,
    });
  };
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) await call('down');
  };
  return { stopwatch, settled, guard, sent, call, spare, abort, fail, load: () => loads[0]?.() };
}

describe('createUpstreamGuard', () => {
  it('returns the answers of its upstream, including failures', async () => {
    const { call, settled } = openGuard();
    expect(await call('up')).toEqual(ok('up'));
    expect(await call('down')).toEqual(ok('down'));
    expect(settled).toEqual(['fine', 'failed']);
  });

  it('C7 admits only spared calls while the breaker is open', async () => {
    const { call, spare, fail, settled } = openGuard();
    await fail(20);
    expect(await spare('up')).toEqual(ok('up'));
    expect(await spare('down')).toEqual(ok('down'));
    expect(await call('up')).toEqual(err('open'));
    expect(settled.slice(20)).toEqual(['fine', 'failed', 'open']);
  });

  it('FT8 opens the breaker for a failing upstream, and closes it after one successful call', async () => {
    const { call, fail, sent, settled, stopwatch } = openGuard();
    await fail(20);
    expect(await call('up')).toEqual(err('open'));
    expect(sent).toHaveLength(20);
    expect(settled.at(-1)).toBe('open');
    stopwatch.advance(5000);
    expect(await Promise.all([call('up'), call('up')])).toEqual([ok('up'), err('open')]);
    expect(await call('up')).toEqual(ok('up'));
  });

  it('rejects at once while the breaker is open, without waiting in the queue', async () => {
    const door = createBarrier();
    const bulkhead = { maxConcurrent: 21, maxWaiting: 1, maxWait: 60_000 };
    const { guard, call, fail, load } = openGuard({ bulkhead });
    const send = () => door.opened;
    const stuck = guard.run({ operation: 'Cart', send, isFailure: (said) => said !== undefined });
    await fail(20);
    expect(await call('up')).toEqual(err('open'));
    expect(load()).toEqual({ inFlight: 1, waiting: 0 });
    door.open();
    await stuck;
    expect(load()).toEqual({ inFlight: 0, waiting: 0 });
  });

  it('opens no breaker if the client has its own', async () => {
    const { call, fail } = openGuard({ hasBreaker: false });
    await fail(40);
    expect(await call('up')).toEqual(ok('up'));
  });

  it('sends no call of a caller that has aborted before', async () => {
    const { call, sent } = openGuard();
    expect(await call('up', AbortSignal.abort())).toEqual(err('given-up'));
    expect(sent).toEqual([]);
  });

  it('counts callers that abort within two seconds neither as failures nor as successes', async () => {
    const { abort, call, fail, settled } = openGuard();
    for (let count = 0; count < 30; count += 1) await abort(0);
    await fail(19);
    await abort(1999);
    expect(settled.at(-1)).toBe('given-up');
    expect(await call('up')).toEqual(ok('up'));
    await fail(1);
    expect(await call('up')).toEqual(err('open'));
  });

  it('counts callers that abort after two seconds as failures', async () => {
    const { abort, call, fail } = openGuard();
    await fail(19);
    await abort(2000);
    expect(await call('up')).toEqual(err('open'));
  });

  it('leaves no call in flight after one that threw', async () => {
    const { guard, load } = openGuard();
    const broken = guard.run({ operation: 'Cart', send: breakDown, isFailure: () => true });
    await expect(broken).rejects.toThrow('broken');
    expect(load()).toEqual({ inFlight: 0, waiting: 0 });
  });
});

describe('createRetryBudget', () => {
  it('FT12 allows a tenth of the calls of the last ten seconds, and ten more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (calls) => {
        const budget = createRetryBudget(createFixedClock());
        for (let call = 0; call < calls; call += 1) budget.called();
        const allowed = Array.from({ length: calls + 20 }, () => budget.acquireRetry());
        expect(allowed.filter(Boolean)).toHaveLength(Math.ceil(10 + calls / 10));
      }),
    );
  });

  it('restores the budget after ten seconds', () => {
    const clock = createFixedClock();
    const budget = createRetryBudget(clock);
    const spend = () =>
      Array.from({ length: 15 }, () => budget.acquireRetry()).filter(Boolean).length;
    expect(spend()).toBe(10);
    clock.advance(9000);
    expect(spend()).toBe(0);
    clock.advance(1000);
    expect(spend()).toBe(10);
  });
});
