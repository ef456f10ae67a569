import { describe, expect, it } from 'vitest';
import { type AddressReason, validateAddressField } from '#src/address/validate-address.ts';
import { COUNTRIES, LOCALES } from '#src/shared/locale.ts';
import { addressFieldOrder } from '#ui/components/cart/address-field-order.ts';
import { addressErrorText, addressLabel } from '#ui/i18n/address-text.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';

const REASONS: readonly AddressReason[] = ['missing', 'too-long', 'malformed', 'not-delivered'];

describe('addressErrorText', () => {
  it('C9 gives a valid postal code of the chosen country as an example', () => {
    for (const locale of LOCALES) {
      const text = createTranslate(locale, ALL_TEXTS);
      for (const country of COUNTRIES) {
        const words = addressErrorText(text, 'postalCode', 'malformed', country);
        const example = /\d{4,5}(?: [A-Z]{2})?$/.exec(words)?.[0] ?? '';
        expect(validateAddressField('postalCode', example, country)).toMatchObject({ ok: true });
      }
    }
  });

  it('C9 has a label and error texts for every field in every locale', () => {
    for (const locale of LOCALES) {
      const missing: string[] = [];
      const text = createTranslate(locale, ALL_TEXTS, (key) => missing.push(key));
      for (const country of COUNTRIES) {
        for (const field of addressFieldOrder(country)) {
          expect(addressLabel(text, field, country)).not.toBe('');
          for (const reason of REASONS) {
            expect(addressErrorText(text, field, reason, country)).not.toBe('');
          }
        }
      }
      expect(missing).toEqual([]);
    }
  });

  it('distinguishes a missing value from an invalid one', () => {
    const text = createTranslate('nl-nl', ALL_TEXTS);
    expect(addressErrorText(text, 'city', 'missing', 'NL')).toBe('Vul je plaats in');
    expect(addressErrorText(text, 'city', 'too-long', 'BE')).toBe(
      'Gemeente is te lang. Kort het in',
    );
  });
});
