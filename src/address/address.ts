import type { Country } from '../shared/country.ts';

/** Where goods or a bill go to (C9), checked and in the form in which its country writes it. */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  /** Without the house number: `Lange Nieuwstraat`. */
  readonly street: string;
  /** `12`, `12-14`, `7a`. */
  readonly houseNumber: string;
  /** What tells front doors of one number apart: `bis`, `bus 4`, `2/14`. */
  readonly addition?: string;
  /** In the country's own form, without the country: `1234 AB`, `1000`, `01067`, `1010`. */
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  /** In the form of ITU-T E.164: `+31612345678`. */
  readonly telephone: string;
  /** Empty where the commerce side keeps none with an address: it then has one for the cart. */
  readonly email: string;
};

/** The fields of an address form. */
export type AddressField = keyof Address;
