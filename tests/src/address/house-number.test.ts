import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddition, parseHouseNumber, splitStreet } from '#src/address/house-number.ts';
import { parseName } from '#src/shared/form.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyText, anyTextOf } from '../../support/arbitraries/texts.ts';
import { readTwice } from '../../support/read-twice.ts';

describe('parseHouseNumber', () => {
  it.each([
    ['12', '12'],
    ['1', '1'],
    ['99999', '99999'],
    ['7a', '7a'],
    ['7 A', '7 A'],
    ['12 bis', '12 bis'],
    ['12-14', '12-14'],
    ['12 - 14', '12-14'],
    ['12–14', '12-14'],
    ['12- 14', '12-14'],
    ['12 -14', '12-14'],
    ['3/ 2', '3/2'],
    ['3 /2', '3/2'],
    ['3/2/14', '3/2/14'],
    ['3 / 2 / 14', '3/2/14'],
    ['12 bus 4', '12 bus 4'],
    ['12-H2', '12-H2'],
    ['  12  ', '12'],
  ])('C9 reads %j as %s', (typed, number) => {
    expect(parseHouseNumber(typed)).toEqual(ok(number));
  });

  it.each([
    '0',
    '012',
    '123456',
    'a',
    'a7',
    '-12',
    '12-',
    '12--14',
    '12,',
    '12//2',
    '½',
    '12\u0000',
  ])('C9 rejects %j', (typed) => {
    expect(parseHouseNumber(typed)).toEqual(err('malformed'));
  });

  it('C9 distinguishes a missing number from one of more than 16 characters', () => {
    expect(parseHouseNumber('')).toEqual(err('missing'));
    expect(parseHouseNumber(`1${'a'.repeat(15)}`).ok).toBe(true);
    expect(parseHouseNumber(`1${'a'.repeat(16)}`)).toEqual(err('too-long'));
  });

  it('C9 accepts the integers from 1 to 99999 only', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (number) => {
        expect(parseHouseNumber(String(number)).ok).toBe(number >= 1 && number <= 99_999);
      }),
    );
  });

  it('C9 is idempotent', () => {
    const anyNumber = fc.oneof(anyText, anyTextOf('129ab -/–'));
    fc.assert(
      fc.property(anyNumber, (typed) => {
        expect(readTwice(parseHouseNumber, typed)).toEqual(parseHouseNumber(typed));
      }),
    );
  });
});

describe('parseAddition', () => {
  it.each([
    ['a', 'a'],
    ['bis', 'bis'],
    ['bus 4', 'bus 4'],
    ['a-b', 'a-b'],
    ['/2/14', '2/14'],
    [' - a', 'a'],
    ['–2', '2'],
    [', Hinterhaus', 'Hinterhaus'],
    ['3. OG links', '3. OG links'],
    ['二', '二'],
  ])('C9 reads %j as %s', (typed, addition) => {
    expect(parseAddition(typed)).toEqual(ok(addition));
  });

  it.each(['-', '/', '...', '#', 'a\u0000'])('C9 rejects %j', (typed) => {
    expect(parseAddition(typed)).toEqual(err('malformed'));
  });

  it('C9 accepts at most 32 characters', () => {
    expect(parseAddition('')).toEqual(err('missing'));
    expect(parseAddition('a'.repeat(32)).ok).toBe(true);
    expect(parseAddition('a'.repeat(33))).toEqual(err('too-long'));
  });

  it('C9 is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyTextOf('a1 -/,')), (typed) => {
        expect(readTwice(parseAddition, typed)).toEqual(parseAddition(typed));
      }),
    );
  });
});

const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

/** Replaces an address that was not split. */
const ONE = { street: 'a', houseNumber: '1', addition: 'a' };

describe('splitStreet', () => {
  it.each([
    ['Lange Nieuwstraat 12', 'Lange Nieuwstraat', '12', undefined],
    ['Lange Nieuwstraat 12a', 'Lange Nieuwstraat', '12', 'a'],
    ['Lange Nieuwstraat 12 A', 'Lange Nieuwstraat', '12', 'A'],
    ['Lange Nieuwstraat 12-a', 'Lange Nieuwstraat', '12', 'a'],
    ['  Lange   Nieuwstraat, 12 bis ', 'Lange Nieuwstraat', '12', 'bis'],
    ['Keizersgracht 99999 huis', 'Keizersgracht', '99999', 'huis'],
    ['Kerkstraat 12 - 14', 'Kerkstraat', '12-14', undefined],
    ['Kerkstraat 98-102', 'Kerkstraat', '98-102', undefined],
    ['Kerkstraat 12-14a', 'Kerkstraat', '12-14', 'a'],
    ['Wetstraat 16 bus 4', 'Wetstraat', '16', 'bus 4'],
    ['Wetstraat 16bus4', 'Wetstraat', '16', 'bus4'],
    ['Wetstraat 16bus 4', 'Wetstraat', '16', 'bus 4'],
    ['Rue de la Loi 16 bte 1234', 'Rue de la Loi', '16', 'bte 1234'],
    ['Rue de la Loi 16 Boîte 3', 'Rue de la Loi', '16', 'Boîte 3'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', undefined],
    ['Mariahilfer Straße 3/2/14', 'Mariahilfer Straße', '3', '2/14'],
    ['Mariahilfer Straße 3 / 2', 'Mariahilfer Straße', '3', '2'],
    ['Mariahilfer Straße 3/1/2/14', 'Mariahilfer Straße', '3', '1/2/14'],
    ['Mariahilfer Straße 3/A', 'Mariahilfer Straße', '3', 'A'],
    ['Mariahilfer Straße 3 Top 14', 'Mariahilfer Straße', '3', 'Top 14'],
    ['2e Hugo de Grootstraat 12', '2e Hugo de Grootstraat', '12', undefined],
    ['1 Meistraat 5', '1 Meistraat', '5', undefined],
    ['C4, 12', 'C4', '12', undefined],
    ['Straat 12 14', 'Straat 12', '14', undefined],
    ['Straat 12 bus 12345', 'Straat 12 bus', '12345', undefined],
    ['Straat 12 x bus 4', 'Straat 12 x bus', '4', undefined],
    ['Hof, Oost, 12', 'Hof, Oost', '12', undefined],
    ['Plein 1944', 'Plein', '1944', undefined],
  ] as [string, string, string, string | undefined][])(
    'C9 splits %j',
    (typed, street, houseNumber, addition) => {
      expect(splitStreet(typed)).toStrictEqual({
        street,
        houseNumber,
        ...(addition !== undefined && { addition }),
      });
    },
  );

  it.each([
    '',
    'Lange Nieuwstraat',
    '12',
    '12 14',
    '12 High Street',
    '16, rue de la Loi',
    'Straat 0',
    'Straat 012',
    'Straat 123456',
    'Straat 12-123456',
    'Straat 12 hoeve',
    'Straat 12,',
    'Straat 12-',
    'Straat 3/1/2/3/4',
    'Straat 3/12345',
    'Straat a12',
    'Straat 12.a',
    'Straat 12x/2',
  ])('C9 returns undefined for %j', (typed) => {
    expect(splitStreet(typed)).toBeUndefined();
  });

  it('C9 splits no more than 128 characters', () => {
    expect(splitStreet(`${'a'.repeat(125)} 12`)).toBeDefined();
    expect(splitStreet(`${'a'.repeat(126)} 12`)).toBeUndefined();
  });

  const anyStreet = fc.constantFrom('Kerkstraat', 'Lange Nieuwstraat', 'Straße des 17. Juni', 'É');
  const anyAddition = fc.constantFrom('', 'a', ' bis', '-hs', ' bus 4', '/2/14', ' Top 3');

  it('C9 splits a joined street, number and addition', () => {
    fc.assert(
      fc.property(
        anyStreet,
        fc.integer({ min: 1, max: 99_999 }),
        anyAddition,
        (street, houseNumber, addition) => {
          expect(splitStreet(`${street} ${houseNumber}${addition}`)).toStrictEqual({
            street,
            houseNumber: String(houseNumber),
            ...(addition !== '' && { addition: addition.slice(/^\w/.test(addition) ? 0 : 1) }),
          });
        },
      ),
    );
  });

  it('C9 returns parts that the form accepts, with every letter and digit', () => {
    const anyRest = anyTextOf('aé 12/-,');
    fc.assert(
      fc.property(anyRest, anyRest, (start, end) => {
        const typed = `a${start} 1${end}`;
        const { street, houseNumber, ...more } = splitStreet(typed) ?? ONE;
        const { addition } = { ...ONE, ...more };
        const parts = street + houseNumber + (more.addition ?? '');
        const isSplit = splitStreet(typed) !== undefined;
        expect(lettersAndDigits(isSplit ? parts : typed)).toBe(lettersAndDigits(typed));
        expect(parseName(street).ok).toBe(true);
        expect(parseHouseNumber(houseNumber)).toEqual(ok(houseNumber));
        expect(parseAddition(addition)).toEqual(ok(addition));
      }),
    );
  });
});
