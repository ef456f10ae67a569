import { describe, expect, it } from 'vitest';
import { FIRMNESS } from '#demo/catalogue/attributes/options.ts';
import { FIRMNESSES, firmnessesOf, firmnessRank, parseFirmnesses } from '#src/catalog/firmness.ts';

const said = (value: string) => ({ code: 'matras_hardheid', label: 'Hardheid', value });

describe('parseFirmnesses', () => {
  it('P4 parses every grade in every language', () => {
    const grades = Object.values(FIRMNESS);
    for (const language of ['nl', 'de', 'en'] as const) {
      expect(grades.flatMap((words) => parseFirmnesses(words[language]))).toEqual(FIRMNESSES);
    }
  });

  it.each([
    ['Stevig, Medium', ['medium', 'firm']],
    ['Fest (H3)', ['firm']],
    ['H2/H3', ['medium', 'firm']],
    ['Extra stevig', ['extra-firm']],
    ['Donzig', []],
    ['', []],
  ])('P4 reads "%s"', (text, grades) => {
    expect(parseFirmnesses(text)).toEqual(grades);
  });
});

describe('firmnessesOf', () => {
  it('P4 prefers the grade of the variant to those of the product', () => {
    const product = { attributes: [said('Medium, Stevig')] };
    const options = [{ ...said('Stevig'), key: 'stevig' }];
    expect(firmnessesOf(product, { options })).toEqual(['firm']);
    expect(firmnessesOf(product, {})).toEqual(['medium', 'firm']);
    expect(firmnessesOf({ attributes: [] }, {})).toEqual([]);
  });
});

describe('firmnessRank', () => {
  it('L3 ranks an unknown grade last', () => {
    const values = ['Wolkig', 'Stevig', 'Zacht'].map((value) => ({ value }));
    const sorted = values.toSorted((a, b) => firmnessRank(a) - firmnessRank(b));
    expect(sorted.map(({ value }) => value)).toEqual(['Zacht', 'Stevig', 'Wolkig']);
  });
});
