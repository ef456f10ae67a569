import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePostalCode } from '#src/address/postal-code.ts';
import type { Country } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyCountry, POSTAL_CODES } from '../../support/arbitraries/address.ts';
import { anyText, anyTextOf } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

const anyPostalCode = anyCountry.chain((country) =>
  POSTAL_CODES[country].map((code) => ({ country, code })),
);

describe('parsePostalCode', () => {
  it.each<[Country, string, string]>([
    ['NL', '1234 AB', '1234 AB'],
    ['NL', '1234ab', '1234 AB'],
    ['NL', ' 1 2 3 4 a b ', '1234 AB'],
    ['NL', 'nl-1234 ab', '1234 AB'],
    ['NL', 'NL\u20131234\u00A0AB', '1234 AB'],
    ['DE', 'D \u2013 10623', '10623'],
    ['NL', '1000 AA', '1000 AA'],
    ['NL', '9999 ZZ', '9999 ZZ'],
    ['NL', '3512 SB', '3512 SB'],
    ['NL', '3512 AS', '3512 AS'],
    ['BE', '1000', '1000'],
    ['BE', 'B-1000', '1000'],
    ['BE', 'be 9999', '9999'],
    ['DE', '01001', '01001'],
    ['DE', '99998', '99998'],
    ['DE', 'D-10117', '10117'],
    ['DE', 'de10117', '10117'],
    ['AT', '1010', '1010'],
    ['AT', 'A-9992', '9992'],
    ['AT', 'AT-5020', '5020'],
  ])('C9 reads %s %j as %s', (country, typed, code) => {
    expect(parsePostalCode(typed, country)).toEqual(ok(code));
  });

  it.each<[Country, string]>([
    ['NL', '0123 AB'],
    ['NL', '0999 ZZ'],
    ['NL', '1234 SA'],
    ['NL', '1234 sd'],
    ['NL', '1234 SS'],
    ['NL', '1234'],
    ['NL', '1234 A'],
    ['NL', '1234 ABC'],
    ['NL', '12345 AB'],
    ['NL', '123 AB'],
    ['NL', 'X1234 AB'],
    ['NL', 'B1234 AB'],
    ['NL', '1234 ÄB'],
    ['NL', '1234.AB'],
    ['NL', 'NL NL 1234 AB'],
    ['NL', '1234 ABNL'],
    ['BE', '0999'],
    ['BE', '10000'],
    ['BE', '100'],
    ['BE', 'D-1000'],
    ['BE', 'E1000'],
    ['BE', '1000 AB'],
    ['BE', '1000 B'],
    ['DE', '01000'],
    ['DE', '99999'],
    ['DE', '1067'],
    ['DE', '10117 D'],
    ['DE', '101D17'],
    ['DE', '010671'],
    ['DE', 'E10117'],
    ['DE', 'A-10117'],
    ['AT', '1009'],
    ['AT', '9993'],
    ['AT', '0101'],
    ['AT', '10100'],
    ['AT', '101'],
    ['AT', '1010 A'],
    ['AT', '10A10'],
    ['AT', 'T1010'],
    ['AT', '１０１０'],
    ['AT', 'Wien'],
  ])('C9 rejects %s %j', (country, typed) => {
    expect(parsePostalCode(typed, country)).toEqual(err('malformed'));
  });

  it('C9 distinguishes a missing code from one that is too long', () => {
    expect(parsePostalCode(' ', 'NL')).toEqual(err('missing'));
    expect(parsePostalCode('1234 AB, Utrecht!', 'NL')).toEqual(err('too-long'));
    expect(parsePostalCode('1234 AB, Utrecht', 'NL')).toEqual(err('malformed'));
  });

  it('C9 keeps every code that is already in the format of its country', () => {
    fc.assert(
      fc.property(anyPostalCode, ({ country, code }) => {
        expect(parsePostalCode(code, country)).toEqual(ok(code));
      }),
    );
  });

  it('C9 ignores case, spaces and a country prefix', () => {
    const prefixes = { NL: 'NL', BE: 'B', DE: 'D', AT: 'A' };
    fc.assert(
      fc.property(anyPostalCode, fc.boolean(), ({ country, code }, capitals) => {
        const typed = ` ${prefixes[country]}-${code.replace(' ', '')}  `;
        const spelled = capitals ? typed : typed.toLowerCase();
        expect(parsePostalCode(spelled, country)).toEqual(ok(code));
      }),
    );
  });

  it('C9 rejects the letters SA, SD and SS', () => {
    const pairs = fc.constantFrom('SA', 'SD', 'SS', 'sa', 'Sd', 'sS');
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), pairs, (digits, letters) => {
        expect(parsePostalCode(`${digits} ${letters}`, 'NL')).toEqual(err('malformed'));
      }),
    );
  });

  it('C9 is idempotent for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, anyTextOf('0123456789ABSdbe- ')),
        anyCountry,
        (typed, country) => {
          const read = (text: string) => parsePostalCode(text, country);
          expect(readTwice(read, typed)).toEqual(read(typed));
        },
      ),
    );
  });
});
