import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTelephone, parseTelephone } from '#src/address/telephone.ts';
import type { Country } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { anyCountry, CALLING_CODES, TELEPHONES } from '../../support/arbitraries/address.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

/** A number as the shop stores it. */
const anyNumber = anyCountry.chain((country) =>
  TELEPHONES[country].map((rest) => CALLING_CODES[country] + rest),
);

describe('formatTelephone', () => {
  it.each<[string, Country, string]>([
    ['+31612345678', 'NL', '06 12345678'],
    ['+31301234567', 'NL', '030 1234567'],
    ['+31111234567', 'NL', '0111234567'],
    ['+32470123456', 'BE', '0470 123456'],
    ['+3221234567', 'BE', '02 1234567'],
    ['+3251123456', 'BE', '051 123456'],
    ['+4930123456', 'DE', '030 123456'],
    ['+49691234567', 'DE', '069 1234567'],
    ['+49221123456', 'DE', '0221 123456'],
    ['+4915123456789', 'DE', '0151 23456789'],
    ['+493322123456', 'DE', '03322123456'],
    ['+431234567', 'AT', '01 234567'],
    ['+436641234567', 'AT', '0664 1234567'],
    ['+31612345678', 'DE', '+31 6 12345678'],
    ['+4930123456', 'AT', '+49 30 123456'],
    ['+31111234567', 'BE', '+31 111234567'],
    ['+442079460958', 'NL', '+442079460958'],
  ])('C9 formats %s for a reader in %s as %j', (number, reader, written) => {
    expect(formatTelephone(number, reader)).toBe(written);
  });

  it('C9 is parsed back to the same number for every reader country', () => {
    fc.assert(
      fc.property(anyNumber, anyCountry, (number, reader) => {
        expect(parseTelephone(formatTelephone(number, reader), reader)).toEqual(ok(number));
      }),
    );
  });

  it('C9 returns any other text unchanged', () => {
    fc.assert(
      fc.property(anyText, anyCountry, (text, reader) => {
        fc.pre(!/^\+\d+$/.test(text));
        expect(formatTelephone(text, reader)).toBe(text);
      }),
    );
    expect(formatTelephone('+31 6', 'NL')).toBe('+31 6');
  });
});
