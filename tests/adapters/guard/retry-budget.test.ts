import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRetryBudget } from '#adapters/guard/retry-budget.ts';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';

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

  it('allows as many again ten seconds later', () => {
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
