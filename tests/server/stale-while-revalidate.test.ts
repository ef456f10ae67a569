import { afterEach, describe, expect, it, vi } from 'vitest';
import { staleWhileRevalidate } from '#server/stale-while-revalidate.ts';
import type { Locale } from '#src/shared/locale.ts';

const never = new Promise<never>(() => {});

/** A value read from these answers, in order, and an adjustable clock. */
function open(...answers: readonly Promise<string | undefined>[]) {
  const waiting = [...answers];
  let time = 1;
  const requests: Locale[] = [];
  const read = (locale: Locale) => {
    requests.push(locale);
    return waiting.shift() ?? never;
  };
  return {
    known: staleWhileRevalidate(read, { now: () => time }),
    after: (milliseconds: number) => void (time = 1 + milliseconds),
    requests,
  };
}

/** Resolves after that time of the fake timers, in milliseconds. */
const arriving = (text: string, after: number) =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(text), after);
  });

afterEach(() => {
  vi.useRealTimers();
});

const resolving = (text: string) => Promise.resolve(text);
const away = Promise.resolve(undefined);

describe('staleWhileRevalidate', () => {
  it('reads once a minute, for any number of calls', async () => {
    const { known, after, requests } = open(resolving('old'), resolving('new'));
    expect(await Promise.all([known('nl-nl'), known('nl-nl')])).toEqual(['old', 'old']);
    after(60_000);
    expect(await known('nl-nl')).toBe('old');
    expect(requests).toEqual(['nl-nl']);
    after(60_001);
    expect(await known('nl-nl')).toBe('new');
  });

  it('reads each locale separately', async () => {
    const { known, requests } = open(resolving('of nl'), resolving('of de'));
    expect([await known('nl-nl'), await known('de-de')]).toEqual(['of nl', 'of de']);
    expect(requests).toEqual(['nl-nl', 'de-de']);
  });

  it('returns the last value while it is refreshed', async () => {
    const { known, after } = open(resolving('old'), never);
    await known('nl-nl');
    after(60_001);
    expect(await known('nl-nl')).toBe('old');
  });

  it('returns the last value while it cannot be read, and retries five seconds later', async () => {
    const { known, after, requests } = open(resolving('old'), away, resolving('new'));
    await known('nl-nl');
    for (const now of [60_001, 65_001]) {
      after(now);
      expect(await known('nl-nl')).toBe('old');
    }
    expect(requests).toHaveLength(2);
    after(65_002);
    expect(await known('nl-nl')).toBe('new');
  });

  it('does not wait without a value, and returns it to later calls', async () => {
    vi.useFakeTimers();
    const { known, requests } = open(arriving('late', 80));
    const [first] = await Promise.all([known('nl-nl'), vi.advanceTimersByTimeAsync(60)]);
    expect(first).toBeUndefined();
    const [second] = await Promise.all([known('nl-nl'), vi.advanceTimersByTimeAsync(60)]);
    expect(second).toBe('late');
    expect(requests).toHaveLength(1);
  });

  it('returns the last value after a read that rejected', async () => {
    const mistake = Promise.reject(new Error('a mistake'));
    mistake.catch(() => {});
    const { known, after } = open(resolving('old'), mistake);
    await known('nl-nl');
    after(60_001);
    await expect(known('nl-nl')).rejects.toThrow('a mistake');
    expect(await known('nl-nl')).toBe('old');
  });

  it('waits briefly for a very old value', async () => {
    vi.useFakeTimers();
    const { known, after } = open(resolving('old'), arriving('new', 10));
    await known('nl-nl');
    after(120_000);
    const [value] = await Promise.all([known('nl-nl'), vi.advanceTimersByTimeAsync(60)]);
    expect(value).toBe('new');
  });
});
