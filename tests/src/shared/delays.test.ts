import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRetryAfter, readRetryDelay, stepDelay } from '#src/shared/delays.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

describe('readRetryDelay', () => {
  it('B5 waits twice as long before each of three retries', () => {
    expect([0, 1, 2, 3].map((retry) => readRetryDelay(retry))).toEqual([
      1000,
      2000,
      4000,
      undefined,
    ]);
  });

  it('B5 waits as long as the server says, if that is longer, up to half a minute', () => {
    expect([1, 3, 30, 31].map((seconds) => readRetryDelay(1, seconds))).toEqual([
      2000,
      3000,
      30_000,
      undefined,
    ]);
    expect(readRetryDelay(3, 1)).toBeUndefined();
  });
});

describe('parseRetryAfter', () => {
  it.each([
    ['0', 0],
    [' 120 ', 120],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30],
    [' Sun, 22 Nov 2026 12:00:30 GMT', 30],
    ['Sunday, 22-Nov-26 12:01:00 GMT', 60],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ])('reads %j as %i seconds', (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds);
  });

  it.each([
    undefined,
    '',
    '-5',
    '1.5',
    '2026-11-22',
    '22 Nov 2026',
    '-Nov 22 2026',
    'soon',
    'Sun',
    '9999999999',
  ])('reads nothing in %j', (header) => {
    expect(parseRetryAfter(header, NOW)).toBeUndefined();
  });

  it('reads any HTTP date, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        const header = new Date(NOW + seconds * 1000).toUTCString();
        expect(parseRetryAfter(header, NOW)).toBe(seconds);
      }),
    );
  });

  it('never returns a negative number of seconds', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(parseRetryAfter(header, NOW) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('stepDelay', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [2, 0],
    [2.5, 200],
    [3, 200],
    [Infinity, 200],
    [NaN, 200],
  ])('P7 returns for %d the delay %i', (value, delay) => {
    expect(stepDelay(value)).toBe(delay);
  });

  it('P7 never returns a smaller delay for a greater value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (value, more) => {
        expect(stepDelay(value + more)).toBeGreaterThanOrEqual(stepDelay(value));
      }),
    );
  });
});
