import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EXTRA_DAYS_TO_ISLANDS,
  maxExtraDeliveryDays,
  extraDeliveryDays,
} from '#src/delivery/extra-delivery-days.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

describe('extraDeliveryDays', () => {
  it.each([
    ['1791 AA', 'NL'],
    ['8899bv', 'NL'],
    ['NL-9166 PP', 'NL'],
    ['25980', 'DE'],
    ['D-27498', 'DE'],
  ] as const)('C9 adds the island days for the postal code %s in %s', (code, country) => {
    expect(extraDeliveryDays(code, country)).toBe(EXTRA_DAYS_TO_ISLANDS);
  });

  it.each([
    ['1790 AA', 'NL'],
    ['1798 AA', 'NL'],
    ['8900 AA', 'NL'],
    ['25995', 'DE'],
    ['1791', 'BE'],
    ['1791', 'AT'],
  ] as const)('C9 adds no days for the postal code %s in %s', (code, country) => {
    expect(extraDeliveryDays(code, country)).toBe(0);
  });

  it('C9 adds no days for a text that is not a postal code of the country', () => {
    for (const typed of ['', '1791', '25980', '１７９１ AA', '1791 AAA']) {
      expect(extraDeliveryDays(typed, 'NL')).toBe(0);
    }
  });

  it('C9 returns 0 or the island days for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...COUNTRIES), (typed, country) => {
        expect([0, EXTRA_DAYS_TO_ISLANDS]).toContain(extraDeliveryDays(typed, country));
      }),
    );
  });
});

describe('maxExtraDeliveryDays', () => {
  it.each([
    ['NL', EXTRA_DAYS_TO_ISLANDS],
    ['DE', EXTRA_DAYS_TO_ISLANDS],
    ['BE', 0],
    ['AT', 0],
  ] as const)('C9 is that of the islands of a country, or 0 without any: %s', (country, days) => {
    expect(maxExtraDeliveryDays(country)).toBe(days);
  });
});
