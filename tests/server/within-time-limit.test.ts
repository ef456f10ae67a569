import { afterEach, describe, expect, it, vi } from 'vitest';
import { withinTimeLimit } from '#server/within-time-limit.ts';

const never = new Promise<never>(() => {});

describe('withinTimeLimit', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the answer in time, and holds no process up after that', async () => {
    vi.useFakeTimers();
    expect(await withinTimeLimit(50, Promise.resolve('asked'), () => 'at hand')).toBe('asked');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns the fallback after the timeout, and not before', async () => {
    vi.useFakeTimers();
    const otherwise = vi.fn<() => string>(() => 'at hand');
    const answer = withinTimeLimit(50, never, otherwise);
    await vi.advanceTimersByTimeAsync(49);
    expect(otherwise).not.toHaveBeenCalled();
    // One more for the turn that reads an answer which has arrived.
    await vi.advanceTimersByTimeAsync(2);
    expect(await answer).toBe('at hand');
  });

  it('rejects like the request, in time', async () => {
    vi.useFakeTimers();
    const failed = withinTimeLimit(50, Promise.reject(new Error('away')), () => 'at hand');
    await expect(failed).rejects.toThrow('away');
    expect(vi.getTimerCount()).toBe(0);
  });
});
