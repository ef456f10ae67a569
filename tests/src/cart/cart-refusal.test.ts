import { describe, expect, it } from 'vitest';
import { toUserError, type CartRefusal } from '#src/cart/cart-refusal.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';

const nameOf = (sku: string) => (sku === 'M1-90' ? 'Matratze Wölkchen' : sku);
const userErrorOf = (locale: Locale, refusal: CartRefusal) =>
  toUserError({ locale, productNameOf: nameOf }, refusal);

const REFUSALS: readonly CartRefusal[] = [
  { kind: 'cart-not-found' },
  { kind: 'cart-not-active' },
  { kind: 'cart-changed' },
  { kind: 'not-sold-so' },
  { kind: 'refused-coupon' },
  { kind: 'coupon-below-minimum' },
  { kind: 'refused-address' },
  { kind: 'product-not-found' },
  { kind: 'line-not-found' },
  { kind: 'odd-quantity' },
  { kind: 'cart-full' },
  { kind: 'wrong-email' },
  { kind: 'wrong-address', fields: ['street', 'telephone'] },
  { kind: 'choice-missing', sku: 'M1-90' },
  { kind: 'sold-out', sku: 'M1-90' },
  { kind: 'too-few-left', sku: 'M1-90', stock: 5 },
  { kind: 'coupon', refusal: { kind: 'unknown' } },
  { kind: 'coupon', refusal: { kind: 'not-yet', from: '2026-11-27' } },
  { kind: 'coupon', refusal: { kind: 'expired', until: '2026-11-30' } },
  { kind: 'coupon', refusal: { kind: 'below-minimum', missing: euroCents(12_050) } },
  { kind: 'coupon', refusal: { kind: 'nothing-to-discount' } },
  { kind: 'coupon', refusal: { kind: 'used' } },
];

describe('toUserError', () => {
  it.each(LOCALES)('C4 has a full sentence for every refusal in %s', (locale) => {
    for (const refusal of REFUSALS) {
      expect(userErrorOf(locale, refusal).message).toMatch(/^[^{}]{20,}[.?]$/u);
    }
  });

  it.each([
    ['nl-nl', 'Deze kortingscode geldt vanaf 27 november 2026.'],
    ['de-de', 'Dieser Gutscheincode gilt ab dem 27. November 2026.'],
    ['en-us', 'This discount code is valid from November 27, 2026.'],
  ] as const)('C4 formats days as in %s', (locale, message) => {
    const refusal = { kind: 'not-yet', from: '2026-11-27' } as const;
    expect(userErrorOf(locale, { kind: 'coupon', refusal })).toStrictEqual({
      code: 'COUPON_NOT_YET_VALID',
      message,
    });
  });

  it('C4 names the amount missing to the minimum of a coupon', () => {
    const refusal = { kind: 'below-minimum', missing: euroCents(12_050) } as const;
    expect(userErrorOf('nl-nl', { kind: 'coupon', refusal })).toStrictEqual({
      code: 'COUPON_BELOW_MINIMUM',
      message: 'Nog voor €\u00A0120,50 erbij en deze kortingscode geldt.',
      missing: euroCents(12_050),
    });
  });

  it('C4 names no amount where none is known to reach the minimum of a coupon', () => {
    expect(userErrorOf('nl-nl', { kind: 'coupon-below-minimum' })).toStrictEqual({
      code: 'COUPON_BELOW_MINIMUM',
      message: 'Voor deze kortingscode moet je bestelbedrag hoger zijn.',
    });
  });

  it('C4 names the quantity left, in words and as a number', () => {
    const refusal = { kind: 'too-few-left', sku: 'M1-90', stock: 5 } as const;
    expect(userErrorOf('de-at', refusal)).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'Von Matratze Wölkchen sind in dieser Ausführung noch 5 Stück auf Lager.',
      quantity: 5,
    });
  });

  it('C4 names the fields of an address to check, and the quantities to choose from', () => {
    const address = { kind: 'wrong-address', fields: ['street', 'telephone'] } as const;
    expect(userErrorOf('de-de', address)).toEqual({
      code: 'INVALID_ADDRESS',
      message: 'Bitte prüfen Sie diese Adresse. Es geht um: Straße und Telefonnummer.',
    });
    expect(userErrorOf('en-us', { kind: 'odd-quantity' }).message).toBe(
      'Choose a quantity from 1 to 999.',
    );
  });

  it('C4 names the product whose size is to be chosen', () => {
    expect(userErrorOf('de-de', { kind: 'choice-missing', sku: 'M1-90' })).toEqual({
      code: 'REQUIRED_PARAMETER_MISSING',
      message:
        'Bitte wählen Sie zuerst eine Ausführung von Matratze Wölkchen, zum Beispiel die Größe.',
    });
  });

  it('C4 names the last day of a coupon that has expired', () => {
    const refusal = { kind: 'expired', until: '2026-11-30' } as const;
    expect(userErrorOf('nl-nl', { kind: 'coupon', refusal }).message).toBe(
      'Deze kortingscode was geldig tot en met 30 november 2026.',
    );
  });

  it('C4 names products that are no longer sold by their SKU', () => {
    expect(userErrorOf('nl-nl', { kind: 'sold-out', sku: 'GONE' }).message).toMatch(/^GONE /u);
  });
});
