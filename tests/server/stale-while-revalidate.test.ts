import { describe, expect, it } from 'vitest';
import { staleWhileRevalidate } from '#server/stale-while-revalidate.ts';

const never = new Promise<never>(() => {});

/** A value read from these answers, in order, and an adjustable clock. */
function open(...answers: readonly Promise<string | undefined>[]) {
  const waiting = [...answers];
  const clock = { now: 0 };
  const requests: string[] = [];
  const read = (key: string) => {
    requests.push(key);
    return waiting.shift() ?? never;
  };
  return {
    known: staleWhileRevalidate({ read, maxEntries: 2, now: () => clock.now }),
    clock,
    requests,
  };
}

const resolving = (text: string) => Promise.resolve(text);
const away = Promise.resolve(undefined);

describe('staleWhileRevalidate', () => {
  it('reads once a minute, for any number of calls', async () => {
    const { known, clock, requests } = open(resolving('old'), resolving('new'));
    expect(await Promise.all([known('a'), known('a')])).toEqual(['old', 'old']);
    clock.now = 59_999;
    expect(await known('a')).toBe('old');
    expect(requests).toEqual(['a']);
    clock.now = 60_000;
    expect(await known('a')).toBe('new');
  });

  it('reads each key separately', async () => {
    const { known, requests } = open(resolving('of a'), resolving('of b'));
    expect([await known('a'), await known('b')]).toEqual(['of a', 'of b']);
    expect(requests).toEqual(['a', 'b']);
  });

  it('returns the last value while it is refreshed', async () => {
    const { known, clock } = open(resolving('old'), never);
    await known('a');
    clock.now = 60_000;
    expect(await known('a')).toBe('old');
  });

  it('returns the last value while it cannot be read, and retries five seconds later', async () => {
    const { known, clock, requests } = open(resolving('old'), away, resolving('new'));
    await known('a');
    for (const now of [60_000, 64_999]) {
      clock.now = now;
      expect(await known('a')).toBe('old');
    }
    expect(requests).toHaveLength(2);
    clock.now = 65_000;
    expect(await known('a')).toBe('new');
  });

  it('does not wait without a value, and returns it to later calls', async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 80));
    const { known, requests } = open(late);
    expect(await known('a')).toBeUndefined();
    expect(await known('a')).toBe('late');
    expect(requests).toHaveLength(1);
  });

  it('waits briefly for a very old value', async () => {
    const soon = new Promise<string>((resolve) => setTimeout(() => resolve('new'), 10));
    const { known, clock } = open(resolving('old'), soon);
    await known('a');
    clock.now = 120_000;
    expect(await known('a')).toBe('new');
  });
});
