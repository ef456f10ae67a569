import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eanCheckDigit, isEan } from '#src/catalog/ean.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('eanCheckDigit', () => {
  it.each([
    ['400638133393', 1],
    ['978014300723', 4],
    ['9638507', 4],
    ['000000000000', 0],
  ])('completes %s with %i', (digits, check) => {
    expect(eanCheckDigit(digits)).toBe(check);
  });

  it('completes any seven or twelve digits to a valid EAN', () => {
    fc.assert(
      fc.property(anyDigits, (digits) => {
        expect(isEan(digits + eanCheckDigit(digits))).toBe(true);
      }),
    );
  });
});

describe('isEan', () => {
  it.each(['4006381333931', '9780143007234', '96385074'])('L10 accepts %s', (ean) => {
    expect(isEan(ean)).toBe(true);
  });

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['a digit too few', '006381333931'],
    ['a digit too many', '40063813339310'],
    ['spaces', ' 4006381333931'],
    ['hyphens', '4-006381-333931'],
    ['digits of other scripts', '٤٠٠٦٣٨١٣٣٣٩٣١'],
    ['a line end', '4006381333931\n'],
    ['nothing', ''],
  ])('L10 rejects %s', (_, text) => {
    expect(isEan(text)).toBe(false);
  });

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(anyEan, fc.nat(), fc.integer({ min: 1, max: 9 }), (ean, at, shift) => {
        const index = at % ean.length;
        const wrong = (Number(ean[index]) + shift) % 10;
        expect(isEan(ean.slice(0, index) + wrong + ean.slice(index + 1))).toBe(false);
      }),
    );
  });

  it('detects swapped adjacent digits unless they are equal or differ by five', () => {
    fc.assert(
      fc.property(anyEan, fc.nat(), (ean, at) => {
        const index = at % (ean.length - 1);
        const [first = '', second = ''] = ean.slice(index, index + 2);
        const swapped = ean.slice(0, index) + second + first + ean.slice(index + 2);
        expect(isEan(swapped)).toBe((Number(first) - Number(second)) % 5 === 0);
      }),
    );
  });

  it('L10 rejects any other length, even with a correct check digit', () => {
    fc.assert(
      fc.property(fc.array(anyDigit, { maxLength: 20 }), (list) => {
        const number = list.join('') + eanCheckDigit(list.join(''));
        expect(isEan(number)).toBe(number.length === 8 || number.length === 13);
      }),
    );
    expect(eanCheckDigit('1001234567890')).toBe(2);
    expect(isEan('10012345678902')).toBe(false);
    expect(isEan('963850748')).toBe(false);
  });

  it('returns true for eight or thirteen digits only', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyEan), (text) => {
        expect(!isEan(text) || /^(\d{8}|\d{13})$/.test(text)).toBe(true);
      }),
    );
  });
});

const anyDigit = fc.integer({ min: 0, max: 9 });

/** All digits of an EAN but the check digit. */
const anyDigits = fc
  .constantFrom(7, 12)
  .chain((length) => fc.array(anyDigit, { minLength: length, maxLength: length }))
  .map((digits) => digits.join(''));

const anyEan = anyDigits.map((digits) => digits + eanCheckDigit(digits));
