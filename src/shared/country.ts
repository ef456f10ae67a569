import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** Countries that the shop delivers to (C9), by their ISO 3166-1 codes. */
export const COUNTRIES = ['NL', 'BE', 'DE', 'AT'] as const;

export type Country = (typeof COUNTRIES)[number];

/**
 * Country of a shop, where its products are sold until the shopper's address is known. The English
 * shop sells from the Netherlands, as the default locale does; no shop delivers to America.
 */
export const countryOf = (locale: Locale): Country => COUNTRY_OF[locale];

const COUNTRY_OF: Readonly<Record<Locale, Country>> = {
  'nl-nl': 'NL',
  'nl-be': 'BE',
  'de-de': 'DE',
  'de-at': 'AT',
  'en-us': 'NL',
};

/** Country of the company: products are sent from there, and returned there from every shop. */
export const HOME_COUNTRY: Country = countryOf(DEFAULT_LOCALE);
