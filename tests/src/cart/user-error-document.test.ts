import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUserErrors, parseUserErrors } from '#src/cart/user-error-document.ts';
import { anyUserError } from '../../support/arbitraries/cart-parts.ts';

describe('parseUserErrors', () => {
  it('C4 reads back what formatUserErrors writes, through JSON', () => {
    fc.assert(
      fc.property(fc.array(anyUserError), (errors) => {
        const text = JSON.stringify(formatUserErrors(errors));
        expect(parseUserErrors(JSON.parse(text))).toEqual(errors);
      }),
    );
  });

  it('C4 keeps the message of a code that the shop does not know', () => {
    expect(parseUserErrors([{ code: 'NEW_CODE', message: 'Nee' }])).toEqual([
      { code: 'UNDEFINED', message: 'Nee' },
    ]);
  });

  it.each([
    [{ message: 'Nee' }, { code: 'UNDEFINED', message: 'Nee' }],
    [
      { code: null, message: 'Nee' },
      { code: 'UNDEFINED', message: 'Nee' },
    ],
    [{ code: 'NOT_SALABLE' }, { code: 'NOT_SALABLE', message: '' }],
    [
      { code: 1, message: 1 },
      { code: 'UNDEFINED', message: '' },
    ],
    [{}, { code: 'UNDEFINED', message: '' }],
  ])('C4 loses nothing of %j', (written, read) => {
    expect(parseUserErrors([written])).toStrictEqual([read]);
  });

  it.each([[null], [{}], [[1]], [[{ code: 'UNDEFINED', message: 'Nee' }, null]]])(
    'C4 refuses %j',
    (value) => {
      expect(parseUserErrors(value)).toBeUndefined();
    },
  );
});

describe('formatUserErrors', () => {
  it('C4 writes code and message, and no other fields of an error', () => {
    const errors = [{ code: 'NOT_SALABLE', message: 'Op', cause: new Error('secret') } as const];
    expect(formatUserErrors(errors)).toStrictEqual([{ code: 'NOT_SALABLE', message: 'Op' }]);
  });
});
