import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldText,
  tokensIn,
  withoutStopWords,
  wordsIn,
} from '#adapters/embedded/text-search/text-tokens.ts';
import { anyText } from '../../../support/arbitraries/texts.ts';

describe('wordsIn', () => {
  it('ignores case, accents and punctuation', () => {
    expect(wordsIn('Crème-kleurig, GROSSE Größe!')).toEqual([
      'creme',
      'kleurig',
      'grosse',
      'grosse',
    ]);
    expect(wordsIn(' ?!  ')).toEqual([]);
  });

  it.each([
    '160x200',
    '160 x 200',
    '160X200 cm',
    '160 × 200',
    '160*200',
    '160/200',
    '160 bij 200',
    '160 op 200',
    '160 auf 200 cm',
    '160 mal 200',
    '160 by 200',
    '160cm x 200cm',
    '160-200',
    '160 200 cm',
    '1.60x2.00',
    '1,6 x 2,0 m',
    '1,60 m x 2,00 m',
  ])('reads a size as one word: %s', (text) => {
    expect(wordsIn(text)).toEqual(['160x200']);
    expect(wordsIn(`matras ${text} blauw`)).toEqual(['matras', '160x200', 'blauw']);
  });

  it('reads an incomplete size as its prefix', () => {
    expect(wordsIn('160 x')).toEqual(['160x']);
    expect(wordsIn('160 x 2')).toEqual(['160x2']);
    expect(wordsIn('160 bij')).toEqual(['160', 'bij']);
    expect(wordsIn('160x200x')).toEqual(['160x200x']);
  });

  it('reads two numbers as a size only if the second is as long as a bed', () => {
    expect(wordsIn('90 200')).toEqual(['90x200']);
    expect(wordsIn('0,9 x 2 0,9x2,1')).toEqual(['0', '9', 'x', '2', '90x210']);
    expect(wordsIn('60-80 60–200 5 200')).toEqual(['60', '80', '60', '200', '5', '200']);
  });

  it('reads a width as a number and its unit', () => {
    expect(wordsIn('90cm 90 cm')).toEqual(['90', 'cm', '90', 'cm']);
  });

  it.each(['H3', 'h 3', 'H-3', 'Härtegrad 3', 'hardheid 3'])('reads %s as a grade', (text) => {
    expect(wordsIn(text)).toEqual(['h3']);
  });

  it('leaves other letters and digits alone', () => {
    expect(wordsIn('H30 h6 2h3 3D')).toEqual(['h30', 'h6', '2h3', '3d']);
  });
});

describe('tokensIn', () => {
  it('returns the positions of words', () => {
    expect(tokensIn('Bed: 90 x 200')).toEqual([
      { word: 'bed', start: 0, end: 3 },
      { word: '90x200', start: 5, end: 13 },
    ]);
  });

  it('returns non-empty words in order, without overlap, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { word, start, end } of tokensIn(text)) {
          expect(word).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('foldText', () => {
  it('folds case, accents and ligatures', () => {
    expect(['Weiß', 'WEISS', 'ﬁjn', 'İstanbul', 'Sør', 'Ærø'].map(foldText)).toEqual([
      'weiss',
      'weiss',
      'fijn',
      'istanbul',
      'sor',
      'aero',
    ]);
  });
});

describe('withoutStopWords', () => {
  it('keeps filler words if there are no others', () => {
    const fillers = new Set(['voor', 'de']);
    expect(withoutStopWords(['voor', 'de', 'zij'], fillers)).toEqual(['zij']);
    expect(withoutStopWords(['voor', 'de'], fillers)).toEqual(['voor', 'de']);
  });
});
