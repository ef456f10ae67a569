import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#src/shared/locale.ts';
import {
  addressFieldOrder,
  lastStreetAddressField,
} from '#ui/components/cart/address-field-order.ts';

describe('addressFieldOrder', () => {
  it('C9 orders postal code and house number before the street in NL', () => {
    expect(addressFieldOrder('NL').slice(4, 9)).toEqual([
      'postalCode',
      'houseNumber',
      'addition',
      'street',
      'city',
    ]);
  });

  it.each(['BE', 'DE', 'AT'] as const)(
    'C9 orders street and house number before the postal code in %s',
    (country) => {
      expect(addressFieldOrder(country).slice(4, 9)).toEqual([
        'street',
        'houseNumber',
        'addition',
        'postalCode',
        'city',
      ]);
    },
  );

  it('C9 has the same fields in every country, the country first', () => {
    const dutch = addressFieldOrder('NL').toSorted();
    for (const country of COUNTRIES) {
      expect(addressFieldOrder(country)[0]).toBe('country');
      expect(addressFieldOrder(country).toSorted()).toEqual(dutch);
    }
  });

  it('has street, house number and addition up to lastStreetAddressField', () => {
    for (const country of COUNTRIES) {
      const order = addressFieldOrder(country);
      const shown = order.slice(0, order.indexOf(lastStreetAddressField(country)) + 1);
      expect(shown).toEqual(expect.arrayContaining(['street', 'houseNumber', 'addition']));
    }
  });
});
