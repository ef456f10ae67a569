import { formatAddressDocument } from '#src/address/address-document.ts';
import type { Address } from '#src/address/address.ts';
import { validateAddress, type AddressFields } from '#src/address/validate-address.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { OpenCart } from './open-cart.ts';

/* Where the goods, the bill and the news of an order go to (C9). */

export const setShippingAddress = (
  { id, statements }: OpenCart,
  typed: AddressFields,
): readonly CartRefusal[] =>
  keepAddress(typed, (written) => statements.setShippingAddress(id, written));

export const setBillingAddress = (
  { id, statements }: OpenCart,
  typed: AddressFields,
): readonly CartRefusal[] =>
  keepAddress(typed, (written) => statements.setBillingAddress(id, written));

export function setEmail({ id, statements }: OpenCart, typed: string): readonly CartRefusal[] {
  const email = parseEmail(typed);
  if (!email.ok) return [{ kind: 'wrong-email' }];
  statements.setEmail(id, email.value);
  return [];
}

function keepAddress(
  typed: AddressFields,
  keep: (written: string) => void,
): readonly CartRefusal[] {
  const address = validateAddress(typed);
  if (!address.ok) {
    return [{ kind: 'wrong-address', fields: address.error.map(({ field }) => field) }];
  }
  keep(writeAddress(address.value));
  return [];
}

const writeAddress = (address: Address): string => JSON.stringify(formatAddressDocument(address));
