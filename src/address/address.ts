import type { Country } from '../shared/country.ts';

/** A shipping or billing address (C9), validated and in the format of its country. */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  /** Without the house number: `Lange Nieuwstraat`. */
  readonly street: string;
  /** `12`, `12-14`, `7a`. */
  readonly houseNumber: string;
  /** Distinguishes front doors with the same number: `bis`, `bus 4`, `2/14`. */
  readonly addition?: string;
  /** In the country's format, without a country prefix: `1234 AB`, `1000`, `01067`, `1010`. */
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  /** In ITU-T E.164 format: `+31612345678`. */
  readonly telephone: string;
  /** Empty if the commerce backend stores the e-mail address with the cart instead. */
  readonly email: string;
};

/** The fields of an address form. */
export type AddressField = keyof Address;
