import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '#demo/advice/rules.ts';
import { weightLinks } from '#demo/content/weight-links.ts';
import { bandOf, gradeOf } from '#src/advice/advice-rules.ts';

const titles = weightLinks().map(({ title }) => title ?? { nl: '', de: '', en: '' });

describe('weightLinks', () => {
  it('A6 has one answer to each weight, in every language', () => {
    expect(titles.map(({ nl }) => nl)).toEqual([
      'Tot en met 60 kilo: zacht',
      '61 tot en met 90 kilo: medium',
      '91 tot en met 110 kilo: stevig',
      'Vanaf 111 kilo: extra stevig',
    ]);
    expect(titles.map(({ de }) => de)).toContain('61 bis 90 Kilo: mittel');
    expect(titles.map(({ en }) => en)).toContain('61 to 90 kg (130–200 lb): medium');
  });

  it('A6 gives each weight the grade that the advice gives a sleeper on the back', () => {
    const firstKilograms = titles.map(({ en }) => Number(/\d+/u.exec(en)?.[0]));
    const names = { soft: 'soft', medium: 'medium', firm: 'firm', 'extra-firm': 'extra firm' };
    fc.assert(
      fc.property(
        fc.integer({ min: adviceRules.kilograms.from, max: adviceRules.kilograms.to }),
        (kilograms) => {
          const index = Math.max(
            0,
            firstKilograms.findLastIndex((from, at) => at > 0 && from <= kilograms),
          );
          const band = bandOf(adviceRules, kilograms);
          const grade = band && names[gradeOf(adviceRules, band.firmness)];
          expect(titles[index]?.en.split(': ')[1]).toBe(grade);
        },
      ),
    );
  });
});
