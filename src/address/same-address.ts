import type { Address } from './address.ts';
import { formatAddress } from './format-address.ts';

/** Whether two addresses look the same to the shopper; the e-mail address is not compared. */
export const sameAddress = (a: Address, b: Address): boolean => written(a) === written(b);

const written = (address: Address): string =>
  [...formatAddress(address), address.country, address.telephone].join('\n');
