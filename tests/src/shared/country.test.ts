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
  ] as const)('C9 sells the goods of %s in %s', (locale, country) => {
    expect(countryOf(locale)).toBe(country);
  });

  it('C9 has a shop for every country that goods are delivered to', () => {
    expect(new Set(LOCALES.map(countryOf))).toEqual(new Set(COUNTRIES));
  });
});
