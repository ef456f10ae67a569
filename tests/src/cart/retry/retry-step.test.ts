import { describe, expect, it } from 'vitest';
import { isOutcome } from '#src/cart/retry/retry-step.ts';

describe('isOutcome', () => {
  it.each([
    { kind: 'send' },
    { kind: 'wait', milliseconds: 250, next: 'read' },
    { kind: 'read' },
    { kind: 'set', uid: 'line-1', quantity: 3 },
  ] as const)('C7 continues at %o', (step) => {
    expect(isOutcome(step)).toBe(false);
  });

  it.each([
    { kind: 'done', quantity: 3 },
    { kind: 'refused', failure: { kind: 'refused', code: 'bad-input' } },
    { kind: 'changed-elsewhere', quantity: 2 },
    { kind: 'cart-gone' },
    { kind: 'unavailable' },
    { kind: 'unknown' },
  ] as const)('C7 has a result for the shopper at %o', (step) => {
    expect(isOutcome(step)).toBe(true);
  });
});
