import {
  type Country,
  languageTag,
  type Locale,
  localizedText,
  type LocalizedText,
} from '../shared/locale.ts';

/** The company that runs the shop, as its register knows it. */
export type Company = {
  /** Name with legal form: `Sluimer B.V.` */
  readonly legalName: string;
  /** Street and house number. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  /** Trade register, as the locale's shoppers know it, and the company's number in it. */
  readonly register?: { readonly name: string; readonly number: string };
  /** VAT identification number with its country prefix: `NL001234567B01`. */
  readonly vatId?: string;
};

/**
 * Returns the company's data for the footer and letters, one line each: name, postal address,
 * register and VAT number. Shoppers in another country read the company's country too.
 */
export function companyLines(company: Company, locale: Locale): readonly string[] {
  const { legalName, street, postalCode, city, country, register, vatId } = company;
  const tag = languageTag(locale);
  const isAbroad = new Intl.Locale(tag).region !== country;
  const place = `${postalCode} ${city}`;
  return [
    legalName,
    street,
    isAbroad ? `${place}, ${countryName(country, tag)}` : place,
    ...(register ? [`${register.name} ${register.number}`] : []),
    ...(vatId === undefined ? [] : [`${localizedText(VAT_ID, locale)} ${vatId}`]),
  ];
}

const countryName = (country: Country, tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;

const VAT_ID: LocalizedText = {
  nl: 'Btw-nummer',
  de: 'USt-IdNr.',
  'de-at': 'UID-Nr.',
  en: 'VAT number',
};
