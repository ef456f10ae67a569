import type { Address } from '#src/address/address.ts';

/** A shopper's address, normalized (C9). */
export const HOME = {
  firstName: 'Anna',
  lastName: 'de Vries',
  street: 'Lange Nieuwstraat',
  houseNumber: '12',
  postalCode: '3512 PH',
  city: 'Utrecht',
  country: 'NL',
  telephone: '+31612345678',
  email: 'anna@example.nl',
} as const satisfies Address;
