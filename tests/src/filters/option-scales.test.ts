import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { optionWord, orderByScale } from '#src/filters/option-scales.ts';
import type { Locale } from '#src/shared/locale.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';

const sorted = (name: string, options: readonly string[], locale: Locale = 'nl-nl') =>
  options.toSorted(orderByScale([name], createOptionComparator(locale)));

const anyOption = fc.oneof(
  anyWording,
  fc.constantFrom('Zacht', 'Stevig', 'Fest (H3)', 'Extra warm', 'Op 60 graden', 'Alleen luchten'),
  fc.integer({ min: 0 }).map((number) => `Op ${number} graden`),
);

const anyName = fc.constantFrom('matras_hardheid', 'dekbed_warmteklasse', 'matras_wasbaar', 'merk');

describe('orderByScale', () => {
  it('L3a sorts firmness from soft to firm, and an unknown grade after all', () => {
    expect(
      sorted('matras_hardheid', ['Extra stevig', 'Donzig', 'Medium', 'Stevig', 'Zacht']),
    ).toEqual(['Zacht', 'Medium', 'Stevig', 'Extra stevig', 'Donzig']);
    expect(sorted('topper_hardheid', ['Fest (H3)', 'Weich (H1)', 'Mittel'], 'de-at')).toEqual([
      'Weich (H1)',
      'Mittel',
      'Fest (H3)',
    ]);
  });

  it('L3a sorts warmth from cool to warm', () => {
    expect(
      sorted('dekbed_warmteklasse', ['Extrawarm', 'Leicht', 'Medium', 'Warm'], 'de-de'),
    ).toEqual(['Leicht', 'Medium', 'Warm', 'Extrawarm']);
  });

  it('L3a sorts by the first number in the text where the scale is one of degrees', () => {
    expect(
      sorted(
        'matras_wasbaar',
        ['Bei 60 Grad', 'Nur lüften', 'Bei 30 Grad', 'Bei 40 Grad'],
        'de-de',
      ),
    ).toEqual(['Nur lüften', 'Bei 30 Grad', 'Bei 40 Grad', 'Bei 60 Grad']);
  });

  it('L3a sorts by the whole number, and a text without one before 0', () => {
    const washed = ['Op 100 graden', 'Op 95 graden', 'Op 0 graden', 'Alleen luchten'];
    expect(sorted('matras_wasbaar', washed)).toEqual(washed.toReversed());
    expect(sorted('matras_wasbaar', ['0 graden', 'Zonder water'])).toEqual([
      'Zonder water',
      '0 graden',
    ]);
  });

  it('L3a takes the scale of any of the keys under one label', () => {
    const order = orderByScale(['grade', 'topper_hardheid'], createOptionComparator('en-us'));
    expect(['Firm', 'Soft'].toSorted(order)).toEqual(['Soft', 'Firm']);
  });

  it('L3 leaves the order of all other attributes as it is', () => {
    const plain = createOptionComparator('nl-nl');
    expect(orderByScale(['matras_kern', 'merk'], plain)).toBe(plain);
  });

  it('L3a is a total order: a list is sorted the same way from any initial order', () => {
    fc.assert(
      fc.property(anyName, fc.array(anyOption), anyLocale, (name, options, locale) => {
        expect(sorted(name, options.toReversed(), locale)).toEqual(sorted(name, options, locale));
      }),
    );
  });
});

describe('optionWord', () => {
  it.each([
    ['Fest (H3)', 'fest'],
    ['(H3) Fest', 'fest'],
    ['Extra  stevig', 'extra-stevig'],
    ['Extra (H4) stevig', 'extra-stevig'],
    ['extra_firm', 'extra-firm'],
    ['Fest (H3', 'fest-(h3'],
    ['H3) fest', 'h3)-fest'],
    ['a) b (c', 'a)-b-(c'],
  ])('L3a writes %j as %s', (option, word) => {
    expect(optionWord(option)).toBe(word);
  });
});
