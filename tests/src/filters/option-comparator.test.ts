import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { anySize } from '../../support/arbitraries/catalog.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';
import { inScope } from '../../support/test-scope.ts';

const sorted = (options: readonly string[]) => options.toSorted(createOptionComparator('nl-nl'));

const anyOption = fc.oneof(
  anyWording,
  anySize,
  fc.integer().map((number) => `${number} cm`),
  fc.constantFrom('1', '1.0', '1,0', '01', ' 1', '1a', '-1', '١', '1'.repeat(400)),
  fc.constantFrom('é', 'é'.normalize('NFD'), 'a', 'a\0', 'A'),
);

describe('createOptionComparator', () => {
  it('L3 sorts numbers numerically and before words', () => {
    expect(
      sorted(['Medium', '100 cm', '20 cm', 'Extra hard', '7,5 cm', '7.25 cm', '-5 °C']),
    ).toEqual(['-5 °C', '7.25 cm', '7,5 cm', '20 cm', '100 cm', 'Extra hard', 'Medium']);
  });

  it('L3 compares all decimals of a number, and then the text after it', () => {
    expect(sorted(['7.3 cm', '7.25 cm', '7.205 cm', '7,5 kg', '7.21 cm', '7.5 cm'])).toEqual([
      '7.205 cm',
      '7.21 cm',
      '7.25 cm',
      '7.3 cm',
      '7.5 cm',
      '7,5 kg',
    ]);
  });

  it('L3 sorts sizes by width, then by length', () => {
    expect(sorted(['140x200', '90x210', '90x200', '90x90', '80x200'])).toEqual([
      '80x200',
      '90x90',
      '90x200',
      '90x210',
      '140x200',
    ]);
  });

  it('L3 sorts words by the rules of the language, with their digits as characters', () => {
    expect(sorted(['zacht', 'Zwart', 'Écru', 'extra', 'H 10', 'H 2'])).toEqual([
      'Écru',
      'extra',
      'H 10',
      'H 2',
      'zacht',
      'Zwart',
    ]);
    expect(['Zart', 'Öko', 'Ofen'].toSorted(createOptionComparator('de-de'))).toEqual([
      'Ofen',
      'Öko',
      'Zart',
    ]);
  });

  it('L3 is a total order: antisymmetric, and 0 only for equal options', () => {
    fc.assert(
      fc.property(anyOption, anyOption, anyLocale, (a, b, locale) => {
        const compare = createOptionComparator(locale);
        expect(compare(a, a)).toBe(0);
        expect(compare(a, b) === 0).toBe(a === b);
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('L3 is transitive', () => {
    fc.assert(
      fc.property(anyOption, anyOption, anyOption, anyLocale, (a, b, c, locale) => {
        const compare = createOptionComparator(locale);
        const [first, second, third] = [a, b, c].toSorted(compare) as [string, string, string];
        expect(compare(first, second)).toBeLessThanOrEqual(0);
        expect(compare(second, third)).toBeLessThanOrEqual(0);
        expect(compare(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('L3 sorts a list the same way from any initial order', () => {
    fc.assert(
      fc.property(fc.array(anyOption), anyLocale, (options, locale) => {
        const compare = createOptionComparator(locale);
        expect(options.toReversed().toSorted(compare)).toEqual(options.toSorted(compare));
      }),
    );
  });
});
