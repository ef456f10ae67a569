import { describe, expect, it } from 'vitest';
import { FIRMNESS } from '#demo/catalogue/attributes/options.ts';
import {
  FIRMNESSES,
  firmnessesOf,
  firmnessesOfSides,
  firmnessRank,
  parseFirmnesses,
} from '#src/catalog/firmness.ts';

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

const features = (value: string) => ({ code: 'bijzonderheden', label: '', value });

describe('firmnessesOfSides', () => {
  const firmness = said('Medium, Stevig');

  it.each([
    'Twee hardheden: keer het matras om',
    'twee hardheden: keer de matras om',
    'Anti-allergisch, Zwei Härtegrade: Matratze wenden ',
    'Two firmnesses: turn it over, Washable',
  ])('P4 are both grades of a mattress that is turned over: %s', (value) => {
    const attributes = [features(value), firmness];
    expect(firmnessesOfSides({ attributes }, {})).toEqual(['medium', 'firm']);
    const options = [{ code: 'kleur', label: '', value: 'Wit', key: 'wit' }];
    expect(firmnessesOfSides({ attributes }, { options })).toEqual(['medium', 'firm']);
  });

  it('P4 are none of one that is not turned over, or has one firmness to choose', () => {
    const turned = features('Two firmnesses: turn it over');
    const options = [
      { code: 'kleur', label: '', value: 'Wit', key: 'wit' },
      { ...said('Stevig'), key: 'stevig' },
    ];
    expect(firmnessesOfSides({ attributes: [turned, firmness] }, { options })).toEqual([]);
    const others = [[features('Washable'), firmness], [firmness], [{ ...turned, code: 'merk' }]];
    for (const attributes of others) expect(firmnessesOfSides({ attributes }, {})).toEqual([]);
    expect(firmnessesOfSides({ attributes: [{ ...turned, code: 'merk' }, firmness] }, {})).toEqual(
      [],
    );
  });
});

describe('firmnessRank', () => {
  it('L3 ranks an unknown grade last', () => {
    const values = ['Wolkig', 'Stevig', 'Zacht'].map((value) => ({ value }));
    const sorted = values.toSorted((a, b) => firmnessRank(a) - firmnessRank(b));
    expect(sorted.map(({ value }) => value)).toEqual(['Zacht', 'Stevig', 'Wolkig']);
  });
});
