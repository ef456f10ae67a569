import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The countries that the shop delivers to (C9), by their codes of ISO 3166-1. */
export const COUNTRIES = ['NL', 'BE', 'DE', 'AT'] as const;

export type Country = (typeof COUNTRIES)[number];

/**
 * The country of a shop: where its goods are sold, for want of a shopper's address. The English
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

/** Where the firm itself is: its goods leave from there, and come back to it from every shop. */
export const HOME_COUNTRY: Country = countryOf(DEFAULT_LOCALE);
