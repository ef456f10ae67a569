import type { Address } from './address.ts';
import { formatAddress } from './format-address.ts';

/** Whether two addresses are one to the shopper: whoever is written to by it makes no difference. */
export const sameAddress = (a: Address, b: Address): boolean => written(a) === written(b);

const written = (address: Address): string =>
  [...formatAddress(address), address.country, address.telephone].join('\n');
