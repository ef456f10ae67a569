import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '#src/shared/locale.ts';
import { formatAverage } from '#ui/format-numbers.ts';

describe('formatAverage', () => {
  it.each([
    ['nl-nl', 4, '4,0'],
    ['de-at', 4.3, '4,3'],
    ['en-us', 4.3, '4.3'],
  ] as const)('formats an average in %s', (locale, average, written) => {
    expect(formatAverage(average, locale)).toBe(written);
  });

  it('formats like Intl.NumberFormat, to one decimal', () => {
    const anyAverage = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), anyAverage, (locale, average) => {
        const options = { minimumFractionDigits: 1 };
        const usual = new Intl.NumberFormat(languageTag(locale), options).format(average);
        expect(formatAverage(average, locale)).toBe(usual);
      }),
    );
  });
});
