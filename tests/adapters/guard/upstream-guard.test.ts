import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createRetryBudget,
  createUpstreamGuard,
  type GuardParts,
} from '#adapters/guard/upstream-guard.ts';
import { createFixedClock } from '#adapters/memory/memory-cart-gateway.ts';
import type { SettledCall, UpstreamLoad } from '#ports/upstreams.ts';
import { err, ok } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';

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
      settled: ({ outcome }) => void settled.push(outcome),
      retried: () => {},
      changed: () => {},
      opened: (_upstream, load) => void loads.push(load),
    },
    ...changes,
  });
  const sent: string[] = [];
  const call = (answer: string, signal?: AbortSignal, takes = 0) =>
    guard.run({
      operation: 'Cart',
      send: () => {
        sent.push(answer);
        stopwatch.advance(takes);
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
      isSpared: true,
    });
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) await call('down');
  };
  return { stopwatch, settled, guard, sent, call, spare, fail, load: () => loads[0]?.() };
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
    const bulkhead = { atOnce: 21, mostWaiting: 1, longestWait: 60_000 };
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
    const { call, fail } = openGuard({ breaks: false });
    await fail(40);
    expect(await call('up')).toEqual(ok('up'));
  });

  it('counts callers that abort late as failures, but not those that abort at once', async () => {
    const left = openGuard();
    for (let count = 0; count < 20; count += 1) await left.call('down', AbortSignal.abort());
    expect(await left.call('up')).toEqual(ok('up'));
    const waited = openGuard();
    const controller = new AbortController();
    for (let count = 0; count < 19; count += 1) await waited.fail(1);
    const asked = waited.guard.run({
      operation: 'Cart',
      send: () => {
        waited.stopwatch.advance(2000);
        controller.abort();
        return Promise.resolve('down');
      },
      isFailure: () => true,
      signal: controller.signal,
    });
    await asked;
    expect(await waited.call('up')).toEqual(err('open'));
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
        const allowed = Array.from({ length: calls + 20 }, () => budget.mayRetry());
        expect(allowed.filter(Boolean)).toHaveLength(Math.ceil(10 + calls / 10));
      }),
    );
  });

  it('restores the budget after ten seconds', () => {
    const clock = createFixedClock();
    const budget = createRetryBudget(clock);
    const spend = () => Array.from({ length: 15 }, () => budget.mayRetry()).filter(Boolean).length;
    expect(spend()).toBe(10);
    clock.advance(9000);
    expect(spend()).toBe(0);
    clock.advance(1000);
    expect(spend()).toBe(10);
  });
});
