import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTelephone } from '#src/address/telephone.ts';
import type { Country } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyCountry, CALLING_CODES, TELEPHONES } from '../../support/arbitraries/address.ts';
import { anyText, anyTextOf } from '../../support/arbitraries/texts.ts';

/** A number of a country, in its national and international form. */
const anyNumber = anyCountry.chain((country) =>
  TELEPHONES[country].map((rest) => ({
    country,
    rest,
    code: CALLING_CODES[country],
    number: CALLING_CODES[country] + rest,
  })),
);

describe('parseTelephone', () => {
  it.each<[Country, string, string]>([
    ['NL', '0612345678', '+31612345678'],
    ['NL', '06-12345678', '+31612345678'],
    ['NL', '06 - 12 34 56 78', '+31612345678'],
    ['NL', '(030) 123 45 67', '+31301234567'],
    ['NL', '+31 6 1234 5678', '+31612345678'],
    ['NL', '+31 (0)6 1234 5678', '+31612345678'],
    ['NL', '+31(0)612345678', '+31612345678'],
    ['NL', '+31 06 1234 5678', '+31612345678'],
    ['NL', '0031612345678', '+31612345678'],
    ['NL', '0031 (0)6-12345678', '+31612345678'],
    ['NL', '06\u201112345678', '+31612345678'],
    ['BE', '02 123 45 67', '+3221234567'],
    ['BE', '0470/12.34.56', '+32470123456'],
    ['BE', '+32 470 12 34 56', '+32470123456'],
    ['DE', '030 123456', '+4930123456'],
    ['DE', '(0)30 123456', '+4930123456'],
    ['DE', '+49 (0) 30/123-456', '+4930123456'],
    ['DE', '01512 3456789', '+4915123456789'],
    ['AT', '01 234', '+431234'],
    ['AT', '0664 1234567', '+436641234567'],
    ['AT', '0043 1 234567', '+431234567'],
    ['NL', '+49 30 123456', '+4930123456'],
    ['DE', '+31 6 12345678', '+31612345678'],
    ['NL', '+44 (0)20 7946 0958', '+442079460958'],
    ['NL', '+44(0)20 7946 0958', '+442079460958'],
    ['NL', '06 123 00 678', '+31612300678'],
    ['NL', '+39 06 6982', '+39066982'],
    ['AT', '+1 202 555 0123', '+12025550123'],
  ])('C9 reads, in %s, %j as %s', (country, typed, number) => {
    expect(parseTelephone(typed, country)).toEqual(ok(number));
  });

  it.each<[Country, string]>([
    ['NL', '612345678'],
    ['NL', '31612345678'],
    ['NL', '061234567'],
    ['NL', '06123456789'],
    ['NL', '001234567'],
    ['NL', '+31 0612345678 9'],
    ['NL', '+31 00612345678'],
    ['NL', '+31 (0)00 612345678'],
    ['NL', '0800 1234'],
    ['NL', '10612345678'],
    ['BE', '1021234567'],
    ['DE', '1030123456'],
    ['AT', '101234'],
    ['NL', '112'],
    ['NL', '06-1234567a'],
    ['NL', '06+12345678'],
    ['NL', '++31612345678'],
    ['NL', '0612345678 / 0301234567'],
    ['NL', '+'],
    ['NL', '()'],
    ['NL', '+0612345678'],
    ['BE', '0212345'],
    ['BE', '0470123456789'],
    ['DE', '030123'],
    ['DE', '03012345678901'.padEnd(15, '2')],
    ['AT', '0123'],
    ['AT', '0'.padEnd(15, '1')],
    ['NL', '+1234567'],
    ['NL', '+1234567890123456'],
    ['NL', '+44 (0)(0)20 79460958 12345'],
    ['NL', '٠٦١٢٣٤٥٦٧٨'],
  ])('C9 rejects, in %s, %j', (country, typed) => {
    expect(parseTelephone(typed, country)).toEqual(err('malformed'));
  });

  it.each<[Country, number, number]>([
    ['NL', 9, 9],
    ['BE', 8, 9],
    ['DE', 6, 13],
    ['AT', 4, 13],
  ])('C9 accepts in %s from %i to %i digits after the leading zero', (country, least, most) => {
    const lengths = Array.from({ length: 17 }, (_, length) => length);
    const taken = lengths.filter((length) => parseTelephone(`0${'7'.repeat(length)}`, country).ok);
    expect([taken[0], taken.at(-1), taken.length]).toEqual([least, most, most - least + 1]);
  });

  it('C9 accepts 8 to 15 digits, country code included, for other countries', () => {
    const lengths = Array.from({ length: 17 }, (_, length) => length);
    const taken = lengths.filter((length) => parseTelephone(`+${'7'.repeat(length)}`, 'NL').ok);
    expect(taken).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('C9 distinguishes a missing number from one that is too long', () => {
    expect(parseTelephone('', 'NL')).toEqual(err('missing'));
    expect(parseTelephone(`06 12345678 ${'-'.repeat(21)}`, 'NL')).toEqual(err('too-long'));
    expect(parseTelephone(`06 12345678 ${'-'.repeat(20)}`, 'NL')).toEqual(ok('+31612345678'));
  });

  it('C9 parses national and international spellings to the same number', () => {
    fc.assert(
      fc.property(anyNumber, anyCountry, ({ country, rest, code, number }, elsewhere) => {
        expect(parseTelephone(`0${rest}`, country)).toEqual(ok(number));
        for (const abroad of [code, code.replace('+', '00')]) {
          for (const zero of ['', ' ', ' (0)', ' 0']) {
            expect(parseTelephone(abroad + zero + rest, elsewhere)).toEqual(ok(number));
          }
        }
      }),
    );
  });

  it('C9 ignores separators between digits', () => {
    const anySign = fc.constantFrom('', ' ', '-', '.', '/');
    fc.assert(
      fc.property(anyNumber, fc.array(anySign), ({ country, rest, number }, signs) => {
        const digits = Array.from(`0${rest}`);
        const typed = digits.map((digit, index) => digit + (signs[index] ?? '')).join('');
        expect(parseTelephone(typed, country)).toEqual(ok(number));
      }),
    );
  });

  it('C9 returns at most 15 digits and is idempotent', () => {
    const anySpelling = fc.oneof(anyText, anyTextOf('+0123456789 -/()'));
    fc.assert(
      fc.property(anySpelling, anyCountry, anyCountry, (typed, country, elsewhere) => {
        const number = parseTelephone(typed, country);
        const spelled = number.ok ? number.value : '+12345678';
        expect(spelled).toMatch(/^\+[1-9]\d{4,14}$/);
        expect(parseTelephone(spelled, elsewhere)).toEqual(ok(spelled));
      }),
    );
  });
});
