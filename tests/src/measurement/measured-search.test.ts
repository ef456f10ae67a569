import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedEvent } from '#src/measurement/measured-search.ts';

describe('searchedEvent', () => {
  it.each(['topper', 'matras 160x200', '160 x 200', 'box-spring 180x210 nr 12'])(
    'H14 tells that %j was looked for',
    (text) => {
      expect(searchedEvent(text)).toEqual({ kind: 'searched', text });
    },
  );

  it.each(['', 'ada@example.com', 'bestelling 000123456', '06 12 34 56 78', '+31 (0)6-12345678'])(
    'H14 keeps %j to itself',
    (text) => {
      expect(searchedEvent(text)).toBeUndefined();
    },
  );

  it('H14 never tells an e-mail address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (email, words) => {
        expect(searchedEvent(`${words} ${email}`)).toBeUndefined();
      }),
    );
  });
});
