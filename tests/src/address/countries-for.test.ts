import { describe, expect, it } from 'vitest';
import { countriesFor } from '#src/shared/locale.ts';

describe('countriesFor', () => {
  it.each([
    ['nl-nl', ['NL', 'BE', 'DE', 'AT']],
    ['nl-be', ['BE', 'NL', 'DE', 'AT']],
    ['de-de', ['DE', 'NL', 'BE', 'AT']],
    ['de-at', ['AT', 'NL', 'BE', 'DE']],
    ['en-us', ['NL', 'BE', 'DE', 'AT']],
  ] as const)('C9 orders the delivery countries for %s', (locale, countries) => {
    expect(countriesFor(locale)).toEqual(countries);
  });
});
