import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIBRE_COMPONENTS,
  fibreComponentName,
  fibreName,
  FIBRE_KEYS,
} from '#src/duties/fibre-names.ts';
import { formatFibres, parseFibres } from '#src/duties/fibres.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyComposition } from '../../support/arbitraries/duties.ts';

describe('parseFibres', () => {
  it('LD1 reads components with fibres, the largest share first', () => {
    expect(parseFibres('cover: polyester 40, cotton  60; filling :virgin-wool 100')).toEqual([
      {
        component: 'cover',
        fibres: [
          { fibre: 'cotton', percent: 60 },
          { fibre: 'polyester', percent: 40 },
        ],
      },
      { component: 'filling', fibres: [{ fibre: 'virgin-wool', percent: 100 }] },
    ]);
  });

  it('LD1 lets a quarter of wool be virgin, mixed with one other fibre', () => {
    expect(parseFibres('fabric:cotton 75,virgin-wool 25')).toHaveLength(1);
  });

  it('LD1 adds tenths of a percent exactly', () => {
    expect(parseFibres('fabric:cotton 33.3,flax 33.3,lyocell 33.4')).toHaveLength(1);
  });

  it.each([
    '',
    'cotton 100',
    'fabric',
    'fabric:',
    'fabric:cotton',
    'fabric:cotton 99',
    'fabric:cotton 60,polyester 41',
    'fabric:cotton 0,polyester 100',
    'fabric:cotton 50,cotton 50',
    'fabric:katoen 100',
    'fabric:cotton 100%',
    'fabric:cotton 100;',
    'fabric:cotton 100;fabric:cotton 100',
    'lid:cotton 100',
    'fabric:cover:cotton 100',
    'fabric:cotton 100:',
    'fabric:cotton 33.33,flax 66.67',
    'fabric:cotton 80,virgin-wool 20',
    'fabric:cotton 40,flax 20,virgin-wool 40',
    'fabric:wool 50,virgin-wool 50',
  ])('LD1 refuses the malformed composition "%s"', (text) => {
    expect(parseFibres(text)).toBeUndefined();
  });

  it('LD1 reads back what formatFibres writes', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        expect(parseFibres(formatFibres(composition))).toEqual(composition);
      }),
    );
  });

  it('LD1 returns whole components only, in order of weight, for any change of a text', () => {
    const anyText = fc
      .tuple(anyComposition, fc.nat(), fc.string({ maxLength: 3 }))
      .map(([composition, at, added]) => {
        const text = formatFibres(composition);
        const index = at % (text.length + 1);
        return text.slice(0, index) + added + text.slice(index + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyText), (text) => {
        for (const { fibres } of parseFibres(text) ?? []) {
          const percents = fibres.map(({ percent }) => percent);
          const sum = percents.reduce((total, percent) => total + percent, 0);
          expect(Math.abs(sum - 100)).toBeLessThan(1e-9);
          expect(percents).toEqual(percents.toSorted((one, other) => other - one));
        }
      }),
    );
  });
});

describe('fibreName', () => {
  it('LD2 names a fibre as the law does in the language of a locale', () => {
    expect(LOCALES.map((locale) => fibreName('virgin-wool', locale))).toEqual([
      'scheerwol',
      'scheerwol',
      'Schurwolle',
      'Schurwolle',
      'virgin wool',
    ]);
    expect(fibreComponentName('filling', 'de-at')).toBe('Füllung');
  });

  it.each(LOCALES)('LD2 has another name for every fibre and every component, in %s', (locale) => {
    const names = FIBRE_KEYS.map((fibre) => fibreName(fibre, locale));
    const components = FIBRE_COMPONENTS.map((one) => fibreComponentName(one, locale));
    expect(new Set(names).size).toBe(FIBRE_KEYS.length);
    expect(new Set(components).size).toBe(FIBRE_COMPONENTS.length);
  });
});
