import { countryOf, type Country } from '../shared/country.ts';
import type { Locale } from '../shared/locale.ts';
import { euros, type Money } from './money.ts';

/**
 * The general rate of VAT, in percent, of each country that the shop delivers to: the rate of
 * everything it sells. NL: Wet op de omzetbelasting 1968, article 9. BE: Koninklijk besluit no. 20,
 * article 1. DE: UStG, section 12 (1). AT: UStG 1994, section 10 (1).
 *
 * Prices are kept with VAT: this is for whoever takes a total apart, as an order or a commerce side
 * with prices per country has to.
 */
export const VAT_PERCENT: Readonly<Record<Country, number>> = { NL: 21, BE: 21, DE: 19, AT: 20 };

/**
 * The rate that the prices of a cart hold: that of the country its goods go to, where that is known,
 * for so the law has it of what is sent to consumers within the Union; else that of the shop's own.
 * The English shop's is the Dutch one, since its goods leave from the Netherlands.
 */
export const vatPercent = (locale: Locale, destination: Country = countryOf(locale)): number =>
  VAT_PERCENT[destination];

/** An amount in two parts that add up to it. */
export type VatParts = { readonly net: Money; readonly vat: Money };

/**
 * The VAT that a price holds: of € 121,- at 21 percent, € 21,-. The VAT is rounded to the cent,
 * half a cent up; the net amount is the rest.
 */
export function includedVat(total: Money, percent: number): VatParts {
  const vat = Math.round((total.cents * percent) / (100 + percent)) + 0;
  return { net: euros(total.cents - vat), vat: euros(vat) };
}
