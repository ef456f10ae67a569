import { describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/system/system-clock.ts';

describe('createSystemClock', () => {
  it('returns the time in milliseconds since 1970', () => {
    const before = Date.now();
    const now = createSystemClock().now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
