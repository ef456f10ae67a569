import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedEvent } from '#src/measurement/measured-listing.ts';

describe('searchedEvent', () => {
  it.each(['topper', 'matras 160x200', '160 x 200', 'box-spring 180x210 nr 12'])(
    'H14 returns an event for %j',
    (text) => {
      expect(searchedEvent(text)).toEqual({ kind: 'searched', text });
    },
  );

  it.each(['', 'ada@example.com', 'bestelling 000123456', '06 12 34 56 78', '+31 (0)6-12345678'])(
    'H14 returns undefined for %j',
    (text) => {
      expect(searchedEvent(text)).toBeUndefined();
    },
  );

  it('H14 returns undefined for any text with an email address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (email, words) => {
        expect(searchedEvent(`${words} ${email}`)).toBeUndefined();
      }),
    );
  });
});
