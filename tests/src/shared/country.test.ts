import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryOf } from '#src/shared/country.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('countryOf', () => {
  it.each([
    ['nl-nl', 'NL'],
    ['nl-be', 'BE'],
    ['de-de', 'DE'],
    ['de-at', 'AT'],
    ['en-us', 'NL'],
  ] as const)('C9 maps locale %s to country %s', (locale, country) => {
    expect(countryOf(locale)).toBe(country);
  });

  it('C9 covers every country of COUNTRIES', () => {
    expect(new Set(LOCALES.map(countryOf))).toEqual(new Set(COUNTRIES));
  });
});
