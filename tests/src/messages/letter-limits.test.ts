import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MIN_LETTER_INTERVAL,
  LETTER_COUNT_WINDOW,
  maySendLetter,
  MAX_UNCONFIRMED_LETTERS,
  nextSendTime,
  type PastLetter,
} from '#src/messages/letter-limits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1);
const CONFIRM = { kind: 'confirm', isConfirmed: false } as const;
const KNOWN = { kind: 'preferences', isConfirmed: true } as const;

const ago = (
  { kind, isConfirmed }: Omit<PastLetter, 'at'>,
  ...ages: readonly number[]
): readonly PastLetter[] => ages.map((age) => ({ kind, isConfirmed, at: NOW - age }));

describe('maySendLetter', () => {
  it.each([
    [[], true],
    [[DAY - 1], false],
    [[DAY], true],
    [[4 * DAY, 3 * DAY - 1], false],
    [[4 * DAY, 3 * DAY], true],
    [[6 * DAY, 5 * DAY, 3 * DAY], false],
    [[7 * DAY, 6 * DAY, 3 * DAY], true],
  ])('N2 allows a confirmation email after emails %j ms ago: %j', (ages, may) => {
    expect(maySendLetter(CONFIRM, ago(CONFIRM, ...ages), NOW)).toBe(may);
  });

  it.each([
    [undefined, true],
    [0, false],
    [MIN_LETTER_INTERVAL - 1, false],
    [MIN_LETTER_INTERVAL, true],
  ])('N2 allows an email to a confirmed address %j ms after the last one: %j', (age, may) => {
    expect(maySendLetter(KNOWN, age === undefined ? [] : ago(KNOWN, age), NOW)).toBe(may);
  });

  it('N2 allows ten emails a day to a confirmed address', () => {
    const hours = Array.from({ length: 9 }, (_, index) => (index + 1) * HOUR);
    expect(maySendLetter(KNOWN, ago(KNOWN, ...hours, DAY), NOW)).toBe(true);
    expect(maySendLetter(KNOWN, ago(KNOWN, ...hours, DAY - 1), NOW)).toBe(false);
  });

  it('N2 counts emails before an address was confirmed apart from those after it', () => {
    expect(maySendLetter(KNOWN, ago(CONFIRM, 0), NOW)).toBe(true);
    expect(maySendLetter(CONFIRM, ago(KNOWN, 3 * HOUR, 2 * HOUR, HOUR), NOW)).toBe(true);
  });

  it('N2 keeps the last of three emails to an unconfirmed address for the confirmation', () => {
    const [asked, unknown] = [
      { kind: 'preferences', isConfirmed: false },
      { kind: 'unknown-address', isConfirmed: false },
    ] as const;
    const others = [...ago(asked, 2 * HOUR), ...ago(unknown, HOUR)];
    expect(maySendLetter(asked, ago(unknown, HOUR), NOW)).toBe(true);
    expect(maySendLetter(asked, ago(CONFIRM, 2 * DAY, HOUR), NOW)).toBe(true);
    expect(maySendLetter(asked, [...ago(asked, 4 * DAY), ...ago(unknown, HOUR)], NOW)).toBe(false);
    expect(maySendLetter(CONFIRM, others, NOW)).toBe(true);
    expect(maySendLetter(CONFIRM, [...others, ...ago(CONFIRM, 6 * DAY)], NOW)).toBe(false);
  });

  it('N2 allows an email after the clock was set back', () => {
    expect(maySendLetter(KNOWN, ago(KNOWN, -2 * MIN_LETTER_INTERVAL), NOW)).toBe(true);
    expect(maySendLetter(CONFIRM, ago(CONFIRM, -8 * DAY), NOW)).toBe(true);
  });

  it('N2 allows at most three emails a week to an unconfirmed address, for any requests', () => {
    const anyAsk = fc.record({
      kind: fc.constantFrom('confirm', 'preferences', 'unknown-address'),
      pause: fc.integer({ min: 0, max: DAY }),
    });
    fc.assert(
      fc.property(fc.array(anyAsk, { maxLength: 60 }), (asks) => {
        let now = NOW;
        const past: PastLetter[] = [];
        for (const { kind, pause } of asks) {
          now += pause;
          if (maySendLetter({ kind, isConfirmed: false }, past, now)) {
            past.push({ kind, isConfirmed: false, at: now });
          }
        }
        for (const { at } of past) {
          const week = past.filter((one) => one.at <= at && one.at > at - LETTER_COUNT_WINDOW);
          expect(week.length).toBeLessThanOrEqual(MAX_UNCONFIRMED_LETTERS);
        }
      }),
    );
  });
});

describe('nextSendTime', () => {
  const LIMITS = [
    { max: 3, period: HOUR },
    { max: 10, period: DAY },
  ];

  it('returns now below all rate limits, and otherwise the earliest time that meets them', () => {
    expect(nextSendTime([], LIMITS, NOW)).toBe(NOW);
    expect(nextSendTime([NOW - 2, NOW - 1], LIMITS, NOW)).toBe(NOW);
    expect(nextSendTime([NOW - 30, NOW - 2, NOW - 1], LIMITS, NOW)).toBe(NOW - 30 + HOUR);
  });

  it('meets every rate limit for any sequence of requests', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: HOUR }), { maxLength: 60 }), (pauses) => {
        let now = NOW;
        const times: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const next = nextSendTime(times, LIMITS, now);
          expect(next).toBeGreaterThanOrEqual(now);
          times.push(next);
        }
        for (const { max, period } of LIMITS) {
          for (const time of times) {
            const within = times.filter((one) => one <= time && one > time - period);
            expect(within.length).toBeLessThanOrEqual(max);
          }
        }
      }),
    );
  });
});
