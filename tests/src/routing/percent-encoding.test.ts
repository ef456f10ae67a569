import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePercent, encodePercent } from '#src/routing/percent-encoding.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('encodePercent', () => {
  it('writes what a path may not hold as escapes', () => {
    expect(encodePercent('140 × 200/%?')).toBe('140%20%C3%97%20200%2F%25%3F');
  });

  it('F10 writes half a character as the sign for one', () => {
    expect(encodePercent('a\uD83D')).toBe('a%EF%BF%BD');
  });

  it('F10 writes what decodePercent reads back, of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodePercent(encodePercent(text))).toBe(
          text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'),
        );
      }),
    );
  });
});

describe('decodePercent', () => {
  it.each(['%', '%zz', '%ff', 'a%C3'])('F10 does not read %s', (text) => {
    expect(decodePercent(text)).toBeUndefined();
  });
});
