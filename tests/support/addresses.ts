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

/** {@link HOME} with a telephone number as shoppers write it. */
export const TYPED_HOME = { ...HOME, telephone: '0612345678' } as const;

/** A Dutch address as a shopper types it, with an addition and loose spelling. */
export const TYPED_ANNA = {
  ...HOME,
  addition: 'bis',
  postalCode: '3512ph',
  telephone: '06-12345678',
} as const;
