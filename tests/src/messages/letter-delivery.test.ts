import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  outcomeAfterFailure,
  MAX_LETTER_RETRY_PERIOD,
  letterRetryDelay,
} from '#src/messages/letter-delivery.ts';

const letter = { writtenAt: 1000, attempts: 1 };

describe('letterRetryDelay', () => {
  it.each([
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
    [9, 7_680_000],
    [10, 14_400_000],
    [5000, 14_400_000],
  ])('N2 after attempt %i is %i ms', (attempts, pause) => {
    expect(letterRetryDelay(attempts)).toBe(pause);
  });
});

describe('outcomeAfterFailure', () => {
  it.each(['later', 'unconfirmed'] as const)(
    'N2 retries after a failure of kind %s, with backoff',
    (failure) => {
      expect(outcomeAfterFailure(failure, letter, 5000)).toEqual({ kind: 'waits', dueAt: 35_000 });
    },
  );

  it.each(['refused', 'later', 'unconfirmed'] as const)(
    'never gives up an email that must arrive after a failure of kind %s',
    (failure) => {
      const old = { ...letter, mustArrive: true };
      expect(outcomeAfterFailure(failure, old, 1000 + 2 * MAX_LETTER_RETRY_PERIOD)).toMatchObject({
        kind: 'waits',
      });
    },
  );

  it('N2 gives up an email that was refused', () => {
    expect(outcomeAfterFailure('refused', letter, 1000)).toEqual({ kind: 'given-up' });
  });

  it.each(['later', 'unconfirmed'] as const)(
    'N2 gives up after five days of failures of kind %s',
    (failure) => {
      const end = letter.writtenAt + MAX_LETTER_RETRY_PERIOD;
      expect(MAX_LETTER_RETRY_PERIOD).toBe(432_000_000);
      expect(outcomeAfterFailure(failure, letter, end - 1).kind).toBe('waits');
      expect(outcomeAfterFailure(failure, letter, end).kind).toBe('given-up');
    },
  );

  it('N2 retries at once and without an age limit while no email is accepted', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (writtenAt, attempts, later) => {
        const now = writtenAt + later * 1000;
        expect(outcomeAfterFailure('unavailable', { writtenAt, attempts }, now)).toEqual({
          kind: 'waits',
          dueAt: now,
        });
      }),
    );
  });
});
