import { describe, expect, it } from 'vitest';
import { STATUTORY_YEARS, warrantyYears } from '#src/catalog/product-type.ts';

const years = (...codes: readonly string[]) =>
  warrantyYears({ attributes: codes.map((code) => ({ code, label: '', value: '' })) });

describe('warrantyYears', () => {
  it.each([
    ['matras_kern', 10],
    ['boxspring_kern', 10],
    ['topper_kern', 5],
    ['bedlampje_led', 2],
  ])('L10 returns the years for %s: %i', (code, count) => {
    expect(years(code)).toBe(count);
  });

  it('L10 returns the statutory years for any other product', () => {
    expect(years()).toBe(STATUTORY_YEARS);
    expect(years('merk', 'constructor')).toBe(STATUTORY_YEARS);
  });
});
