import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '#src/shared/single-flight.ts';

describe('createSingleFlight', () => {
  it('shares one run among concurrent callers of the same key', async () => {
    const flights = createSingleFlight();
    let begun = 0;
    const start = () => Promise.resolve((begun += 1));
    const all = await Promise.all([flights('a', start), flights('a', start), flights('b', start)]);
    expect(all).toEqual([1, 1, 2]);
  });

  it('starts again for a later caller, even after a failure', async () => {
    const flights = createSingleFlight();
    await expect(flights('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await flights('a', () => Promise.resolve('first'))).toBe('first');
    expect(await flights('a', () => Promise.resolve('second'))).toBe('second');
  });
});
