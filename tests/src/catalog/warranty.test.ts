import { describe, expect, it } from 'vitest';
import { STATUTORY_YEARS, warrantyYears } from '#src/catalog/warranty.ts';

const years = (...codes: readonly string[]) =>
  warrantyYears({ attributes: codes.map((code) => ({ code, label: '', value: '' })) });

describe('warrantyYears', () => {
  it.each([
    ['matras_kern', 10],
    ['boxspring_kern', 10],
    ['topper_kern', 5],
    ['bedlampje_led', 2],
  ])('L10 of what has %s is %i', (code, count) => {
    expect(years(code)).toBe(count);
  });

  it('L10 is never less than the law wants, whatever is known', () => {
    expect(years()).toBe(STATUTORY_YEARS);
    expect(years('merk', 'constructor')).toBe(STATUTORY_YEARS);
  });
});
