import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import { bandOf, brandWordOf, gradeOf, readAdviceRules } from '#src/advice/advice-rules.ts';
import { ok } from '#src/shared/result.ts';

const issuesOf = (table: unknown): readonly string[] => {
  const read = readAdviceRules(table);
  return read.ok ? [] : read.error.issues;
};

const withBands = (...firmness: readonly number[]) => ({
  ...rules,
  bands: rules.bands.map((band, index) => ({
    ...band,
    firmness: firmness[index] ?? band.firmness,
  })),
});

const withGrades = (...from: readonly number[]) => ({
  grades: rules.grades.map(({ grade, words }, index) => ({
    grade,
    words,
    from: from[index] ?? 0,
  })),
});

/** Lists of the words of a brand, each of the same brand. */
const withBrands = (...brands: readonly (readonly unknown[])[]) => ({
  ...rules,
  brands: brands.map((grades) => ({ brand: 'Lunaro', grades })),
});

describe('readAdviceRules', () => {
  it('A4 reads the demo table as it is written', () => {
    expect(readAdviceRules(structuredClone(rules))).toEqual(ok(rules));
  });

  it('A4 says where a table is malformed, and what is', () => {
    const { shapes: _, ...shapeless } = rules;
    expect(issuesOf(shapeless)).toEqual(['shapes: must be an object']);
    expect(issuesOf({ ...rules, two: { kilograms: '20', minWidth: 160 } })).toEqual([
      'two.kilograms: must be a number',
    ]);
    expect(readAdviceRules(null)).toMatchObject({ error: { kind: 'advice-rules-malformed' } });
  });

  it('A4 refuses a table that advises more weight a softer mattress', () => {
    expect(issuesOf(withBands(4, 3.5, 5))).toEqual(['bands: must never get softer']);
  });

  it('A4 refuses a table in which one kilogram jumps two grades', () => {
    expect(issuesOf(withBands(3.5, 5.5, 6))).toEqual([
      'bands: one kilogram must not jump two grades',
    ]);
    expect(issuesOf({ ...rules, build: { ...rules.build, heavyFrom: 0.81 } })).toEqual([
      'build: light and heavy must be more than a kilogram apart',
    ]);
  });

  it('A4 refuses a table with results that have no code', () => {
    const { build, positions, shapes, back, pillows, widths, two, lengths } = rules;
    const halves = 'firmness: must be in halves';
    const sizes = 'widths, lengths: must be tens of centimetres from 70 and 190 to 350';
    const lacking: readonly (readonly [Partial<typeof rules>, string])[] = [
      [withBands(3.7), halves],
      [{ build: { ...build, by: 0.3 } }, halves],
      [{ positions: { ...positions, side: -0.4 } }, halves],
      [{ shapes: { ...shapes, H: { ...shapes.H, side: -0.2 } } }, halves],
      [{ shoulder: -0.25 }, halves],
      [{ back: { ...back, towards: 5.2 } }, halves],
      [{ back: { ...back, by: 0.1 } }, halves],
      [
        { pillows: { ...pillows, side: { from: 10.5, to: 13 } } },
        'pillows: must be whole and rise to at most 35',
      ],
      [{ widths: { ...widths, one: 85 } }, sizes],
      [{ widths: { ...widths, two: 360 } }, sizes],
      [{ widths: { ...widths, minTwo: 60 } }, sizes],
      [{ two: { ...two, minWidth: 165 } }, sizes],
      [{ lengths: { ...lengths, sizes: [180, 200] } }, sizes],
      [{ lengths: { ...lengths, sizes: [200, 205] } }, sizes],
    ];
    for (const [part, issue] of lacking) expect(issuesOf({ ...rules, ...part })).toContain(issue);
  });

  it('A4 refuses two words of a brand for a grade, an unknown grade and a word that is empty', () => {
    const word = { grade: 'firm', word: 'H3' };
    const once = 'brands: a brand must have one word per grade';
    expect(issuesOf(withBrands([word]))).toEqual([]);
    expect(issuesOf(withBrands())).toEqual([]);
    expect(issuesOf(withBrands([word, { ...word, word: 'H4' }]))).toEqual([once]);
    expect(issuesOf(withBrands([word], [word]))).toEqual([once]);
    expect(issuesOf(withBrands([{ ...word, grade: 'H3' }]))).toHaveLength(1);
    expect(issuesOf(withBrands([{ ...word, word: ' ' }]))).toHaveLength(1);
    expect(issuesOf(withBrands([]))).toHaveLength(1);
  });

  it('A4 refuses grades, weights, lengths and pillows that lead to no answer', () => {
    const { grades, bands, lengths, pillows, build } = rules;
    const pillow = 'pillows: must be whole and rise to at most 35';
    const lacking: readonly (readonly [Partial<typeof rules>, string])[] = [
      [{ grades: grades.slice(1) }, 'grades: must be soft, medium, firm, extra-firm'],
      [{ grades: grades.slice(1) }, 'grades: must begin with 1'],
      [{ grades: grades.toReversed() }, 'grades: must rise'],
      [{ bands: bands.slice(0, -1) }, 'bands: must end with the heaviest sleeper'],
      [{ bands: bands.toReversed() }, 'bands: weights must rise'],
      [{ kilograms: { from: 180, to: 30 } }, 'kilograms: must rise'],
      [{ kilograms: { from: 180, to: 180 } }, 'kilograms: must rise'],
      [{ heights: { from: 100, to: 220 } }, 'heights: must rise from above 100'],
      [{ heights: { from: 220, to: 130 } }, 'heights: must rise from above 100'],
      [{ lengths: { ...lengths, sizes: [210, 200] } }, 'lengths: must rise'],
      [{ pillows: { ...pillows, back: { from: 8, to: 36 } } }, pillow],
      [{ pillows: { ...pillows, back: { from: -1, to: 8 } } }, pillow],
      [{ pillows: { ...pillows, back: { from: 9, to: 8 } } }, pillow],
      [{ back: { towards: 11, by: 0.5 } }, 'back: must be on the scale'],
      [{ back: { towards: 0.5, by: 0.5 } }, 'back: must be on the scale'],
      [{ back: { towards: 5, by: -0.5 } }, 'build, back: must not be negative'],
      [{ build: { ...build, by: -0.5 } }, 'build, back: must not be negative'],
      [withBands(0), 'bands: must be on the scale'],
      [withGrades(1, 4, 7, 8), 'bands: one kilogram must not jump two grades'],
    ];
    for (const [part, issue] of lacking) expect(issuesOf({ ...rules, ...part })).toContain(issue);
  });

  it('A4 takes what is just enough for an answer', () => {
    const { lengths, pillows, build, widths } = rules;
    const enough: readonly Partial<typeof rules>[] = [
      { version: '1970-01-01' },
      { pillows: { ...pillows, back: { from: 0, to: 0 }, side: { from: 35, to: 35 } } },
      { build: { ...build, by: 0 }, back: { towards: 1, by: 0 } },
      { widths: { ...widths, one: 70, two: 350 }, lengths: { ...lengths, sizes: [190, 350] } },
      withBands(4.5, 4.5),
      withBands(4.5, 5.5, 6.5, 7.5, 9, 10),
    ];
    for (const part of enough) expect(issuesOf({ ...rules, ...part })).toEqual([]);
    expect(issuesOf({ ...rules, version: '1969-12-31' })).toEqual([
      'version: must be a day, such as 2026-11-27',
    ]);
    expect(issuesOf({ ...rules, version: '2026' })).toHaveLength(1);
  });
});

describe('gradeOf', () => {
  it('A1 changes at the firmness that the table names', () => {
    expect([1, 3.5, 4, 5.5, 6, 8, 10].map((firmness) => gradeOf(rules, firmness))).toEqual([
      'soft',
      'soft',
      'medium',
      'medium',
      'firm',
      'extra-firm',
      'extra-firm',
    ]);
  });
});

describe('brandWordOf', () => {
  it('A1 has the word of a brand for a grade, and none of another brand or grade', () => {
    expect(brandWordOf(rules, 'Lunaro', 'firm')).toBe('H3');
    expect(brandWordOf(rules, 'Noorderlicht', 'firm')).toBe('N3');
    expect(brandWordOf(rules, 'Zirbental', 'soft')).toBeUndefined();
    expect(brandWordOf(rules, 'Halmstad', 'firm')).toBeUndefined();
    expect(brandWordOf({}, 'Lunaro', 'firm')).toBeUndefined();
  });
});

describe('bandOf', () => {
  it('A1 includes its upper weight', () => {
    expect([30, 60, 61, 180, 181].map((kilograms) => bandOf(rules, kilograms)?.firmness)).toEqual([
      3.5, 3.5, 4.5, 9, 9,
    ]);
  });
});
