import { type Country, countryOf, type Locale } from '../shared/locale.ts';
import { euroCents, type Money } from './money.ts';

/**
 * The standard VAT rate of each delivery country, in percent; it applies to everything the shop
 * sells. NL: Wet op de omzetbelasting 1968, article 9. BE: Koninklijk besluit no. 20, article 1.
 * DE: UStG, section 12 (1). AT: UStG 1994, section 10 (1).
 *
 * Prices include VAT: this is for splitting a total, as for an order or for a commerce backend with
 * prices per country.
 */
export const VAT_PERCENT: Readonly<Record<Country, number>> = { NL: 21, BE: 21, DE: 19, AT: 20 };

/**
 * The VAT rate included in the prices of a cart: that of the destination country if known, as the
 * law requires for sales to consumers within the Union; otherwise that of the shop's country. For
 * the English shop this is the Netherlands, from where its products are shipped.
 */
export const vatPercent = (locale: Locale, destination: Country = countryOf(locale)): number =>
  VAT_PERCENT[destination];

/** The two parts of an amount. */
export type VatParts = { readonly net: Money; readonly vat: Money };

/**
 * Splits off the VAT included in a price: € 21,- of € 121,- at 21 percent. The VAT is rounded to
 * the cent, half a cent up; the net amount is the rest.
 */
export function includedVat(total: Money, percent: number): VatParts {
  const vat = Math.round((total.cents * percent) / (100 + percent)) + 0;
  return { net: euroCents(total.cents - vat), vat: euroCents(vat) };
}
