import type { LocalizedText } from '#src/shared/locale.ts';
import type { WrittenShell } from './written-shell.ts';

/** The company that runs the demo shop. */
export const company = {
  legalName: 'Sluimer B.V.',
  street: 'Dommelpad 12',
  postalCode: '3800 ZZ',
  city: 'Amersfoort',
  country: 'NL',
  register: {
    name: { nl: 'KvK', de: 'Handelsregister (KvK)', en: 'Dutch trade register (KvK)' },
    number: '12345678',
  },
} satisfies WrittenShell['company'];

const { street, postalCode, city, country } = company;

/**
 * Its postal address in one line. Where post offices ask for it, the country's code stands before the
 * postal code of a letter from abroad.
 */
export const COMPANY_ADDRESS = {
  nl: `${street}, ${postalCode} ${city}, Nederland`,
  'nl-be': `${street}, ${country}-${postalCode} ${city}, Nederland`,
  de: `${street}, ${country}-${postalCode} ${city}, Niederlande`,
  en: `${street}, ${postalCode} ${city}, the Netherlands`,
} satisfies LocalizedText;
