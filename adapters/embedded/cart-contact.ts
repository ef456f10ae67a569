import { type Address, type AddressField, formatAddressDocument } from '#src/address/address.ts';
import { type AddressFields, validateAddress } from '#src/address/validate-address.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { CartContext } from './cart-context.ts';

/* Shipping address, billing address and e-mail address of a cart (C9). */

export const setShippingAddress = (
  { id, statements }: CartContext,
  typed: AddressFields,
): readonly CartRefusal[] =>
  storeAddress(typed, (written) => statements.setShippingAddress(id, written));

export const setBillingAddress = (
  { id, statements }: CartContext,
  typed: AddressFields,
): readonly CartRefusal[] =>
  storeAddress(typed, (written) => statements.setBillingAddress(id, written));

export function setEmail({ id, statements }: CartContext, typed: string): readonly CartRefusal[] {
  const email = parseEmail(typed);
  if (!email.ok) return INVALID_EMAIL;
  statements.setEmail(id, email.value);
  return [];
}

/** Returns the refusals of an invalid address, whatever the cart contains. */
export const refuseAddress = (typed: AddressFields): readonly CartRefusal[] | undefined => {
  const address = validateAddress(typed);
  return address.ok ? undefined : invalidAddress(address.error);
};

export const refuseEmail = (typed: string): readonly CartRefusal[] | undefined =>
  parseEmail(typed).ok ? undefined : INVALID_EMAIL;

const INVALID_EMAIL: readonly CartRefusal[] = [{ kind: 'wrong-email' }];

const invalidAddress = (
  errors: readonly { readonly field: AddressField }[],
): readonly CartRefusal[] => [{ kind: 'wrong-address', fields: errors.map(({ field }) => field) }];

function storeAddress(
  typed: AddressFields,
  store: (written: string) => void,
): readonly CartRefusal[] {
  const address = validateAddress(typed);
  if (!address.ok) return invalidAddress(address.error);
  store(writeAddress(address.value));
  return [];
}

const writeAddress = (address: Address): string => JSON.stringify(formatAddressDocument(address));
