import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBreaker } from '#adapters/guard/breaker.ts';
import type { BreakerState } from '#ports/upstreams.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

function openBreaker(random = 0.5) {
  const stopwatch = createFixedClock();
  const states: BreakerState[] = [];
  const onChange = (state: BreakerState) => void states.push(state);
  const breaker = createBreaker({ stopwatch, random: () => random, onChange });
  const call = (outcome: 'fine' | 'failed' | 'unknown', times = 1) => {
    for (let count = 0; count < times; count += 1) breaker.admit()?.(outcome);
  };
  return { stopwatch, states, breaker, call };
}

describe('createBreaker', () => {
  it('opens when half of twenty calls have failed', () => {
    const { breaker, call } = openBreaker();
    call('fine', 10);
    call('failed', 9);
    expect(breaker.admits()).toBe(true);
    call('failed');
    expect(breaker.admits()).toBe(false);
  });

  it('stays closed with fewer than twenty calls, or if more than half succeeded', () => {
    const few = openBreaker();
    few.call('failed', 19);
    expect(few.breaker.admits()).toBe(true);
    const most = openBreaker();
    most.call('fine', 21);
    most.call('failed', 20);
    expect(most.breaker.admits()).toBe(true);
  });

  it('ignores calls that are ten seconds old, and calls with an unknown outcome', () => {
    const { breaker, call, stopwatch } = openBreaker();
    call('failed', 19);
    stopwatch.advance(10_000);
    call('unknown', 30);
    call('failed', 19);
    expect(breaker.admits()).toBe(true);
  });

  it('admits one trial call after five seconds, and closes if it succeeds', () => {
    const { breaker, call, stopwatch, states } = openBreaker();
    call('failed', 20);
    stopwatch.advance(4999);
    expect(breaker.admit()).toBeUndefined();
    stopwatch.advance(1);
    const trial = breaker.admit();
    expect(trial).toBeDefined();
    expect(breaker.admit()).toBeUndefined();
    trial?.('fine');
    expect(states).toEqual(['open', 'half-open', 'closed']);
    call('failed', 19);
    expect(breaker.admits()).toBe(true);
  });

  it('opens again for five seconds when the trial fails', () => {
    const { breaker, call, stopwatch } = openBreaker();
    call('failed', 20);
    stopwatch.advance(5000);
    breaker.admit()?.('failed');
    stopwatch.advance(4999);
    expect(breaker.admits()).toBe(false);
    stopwatch.advance(1);
    expect(breaker.admits()).toBe(true);
  });

  it('admits another trial at once after one with an unknown outcome', () => {
    const { breaker, call, stopwatch } = openBreaker();
    call('failed', 20);
    stopwatch.advance(5000);
    breaker.admit()?.('unknown');
    expect(breaker.admits()).toBe(true);
  });

  it('ignores calls that began before it opened', () => {
    const { breaker, call, stopwatch } = openBreaker();
    const late = Array.from({ length: 40 }, () => breaker.admit());
    call('failed', 20);
    stopwatch.advance(5000);
    breaker.admit()?.('fine');
    for (const judge of late) judge?.('failed');
    expect(breaker.admits()).toBe(true);
  });

  it('stays open for five seconds, with a jitter of a fifth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const { breaker, call, stopwatch } = openBreaker(random);
        call('failed', 20);
        stopwatch.advance(3999);
        expect(breaker.admits()).toBe(false);
        stopwatch.advance(2001);
        expect(breaker.admits()).toBe(true);
      }),
    );
  });
});
