import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailure, LETTER_PATIENCE, letterPause } from '#src/newsletter/letter-delivery.ts';

const letter = { writtenAt: 1000, attempts: 1 };

describe('letterPause', () => {
  it.each([
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
    [9, 7_680_000],
    [10, 14_400_000],
    [5000, 14_400_000],
  ])('N2 waits after try %i for %i ms', (attempts, pause) => {
    expect(letterPause(attempts)).toBe(pause);
  });
});

describe('afterFailure', () => {
  it.each(['later', 'unconfirmed'] as const)(
    'N2 tries again after %s, when the pause is over',
    (failure) => {
      expect(afterFailure(failure, letter, 5000)).toEqual({ kind: 'waits', dueAt: 35_000 });
    },
  );

  it.each(['refused', 'later', 'unconfirmed'] as const)(
    'never gives up what must arrive: after %s it waits',
    (failure) => {
      const old = { ...letter, mustArrive: true };
      expect(afterFailure(failure, old, 1000 + 2 * LETTER_PATIENCE)).toMatchObject({
        kind: 'waits',
      });
    },
  );

  it('N2 gives up what nobody will ever take', () => {
    expect(afterFailure('refused', letter, 1000)).toEqual({ kind: 'given-up' });
  });

  it.each(['later', 'unconfirmed'] as const)('N2 gives up after five days of %s', (failure) => {
    const end = letter.writtenAt + LETTER_PATIENCE;
    expect(LETTER_PATIENCE).toBe(432_000_000);
    expect(afterFailure(failure, letter, end - 1).kind).toBe('waits');
    expect(afterFailure(failure, letter, end).kind).toBe('given-up');
  });

  it('N2 loses no letter while nobody takes any mail', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (writtenAt, attempts, later) => {
        const now = writtenAt + later * 1000;
        expect(afterFailure('away', { writtenAt, attempts }, now)).toEqual({
          kind: 'waits',
          dueAt: now,
        });
      }),
    );
  });
});
