import type {
  Organization,
  PostalAddress,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { parseTelephone } from '#src/address/telephone.ts';
import type { Company } from '#src/content/company.ts';
import { type Shell, socialProfileUrls } from '#src/content/shell.ts';
import { SEARCH_PATH, SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { countryOf, languageOf, languageTag, type Locale } from '#src/shared/locale.ts';

/** The company that runs the shop, and its contact data. */
export function organization(shell: Shell, { locale, absoluteUrl }: UrlContext): Organization {
  const profiles = socialProfileUrls(shell);
  const telephone = telephoneOf(shell, locale);
  return {
    '@type': 'Organization',
    '@id': organizationId(absoluteUrl),
    name: shell.shopName,
    url: absoluteUrl('/'),
    logo: absoluteUrl(LOGO_PATH),
    ...(shell.company && companyFacts(shell.company)),
    ...(telephone !== undefined && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
        availableLanguage: languageOf(locale),
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** What the trade register and the tax office know of the company. */
const companyFacts = ({ legalName, register, vatId, ...address }: Company) =>
  ({
    legalName,
    address: postalAddress(address),
    ...(register && {
      identifier: { '@type': 'PropertyValue', propertyID: register.name, value: register.number },
    }),
    ...(vatId !== undefined && { vatID: vatId }),
  }) satisfies Partial<Organization>;

export const postalAddress = ({
  street,
  postalCode,
  city,
  country,
}: Pick<Company, 'street' | 'postalCode' | 'city' | 'country'>) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  }) satisfies PostalAddress;

/** The shop as a web site with a search (S1). */
export function webSite({ shopName }: Shell, { locale, absoluteUrl }: UrlContext): WebSite {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(SEARCH_PATH)}?${SEARCH_TEXT_PARAM}={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: shopName,
    url: absoluteUrl('/'),
    inLanguage: languageTag(locale),
    publisher: { '@id': organizationId(absoluteUrl) },
    potentialAction: action,
  };
}

/** The company, for pages other than the one that describes it. */
export const organizationReference = (
  { shopName }: Pick<Shell, 'shopName'>,
  address: UrlContext['absoluteUrl'],
) => ({ '@type': 'Organization', '@id': organizationId(address), name: shopName }) satisfies Thing;

const organizationId = (address: UrlContext['absoluteUrl']): string => address('/#organization');

/** In international format; as entered if it is not a number of a known country. */
function telephoneOf({ phone: { number } }: Shell, locale: Locale): string | undefined {
  if (number === '') return undefined;
  const read = parseTelephone(number, countryOf(locale));
  return read.ok ? read.value : number;
}

/** The logo in the header of every page. */
const LOGO_PATH = '/logo.svg';

/** Locale and base URL of a page: search engines need absolute URLs. */
export type UrlContext = {
  readonly locale: Locale;
  /** Absolute public URL of a path of the shop. */
  readonly absoluteUrl: (path: string) => string;
};
