import { parseEmail } from '#src/shared/email.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartChange } from './change-cart.ts';
import {
  checkAddress,
  parseAddress,
  writeAddress,
  type MagentoAddress,
} from './magento-address.ts';
import { refuse } from './cart-errors.ts';

/* Addresses and e-mail address of a cart. */

/** `ShippingAddressInput` of the schema, for guests only. */
export type ShippingInput = { readonly address?: MagentoAddress | null };

/** `BillingAddressInput` of the schema, for guests only. */
export type BillingInput = {
  readonly address?: MagentoAddress | null;
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
};

export const setShippingAddresses =
  (input: { readonly shipping_addresses: readonly (ShippingInput | null)[] }): CartChange<object> =>
  (quote) => {
    const [first, ...others] = input.shipping_addresses;
    if (others.length > 0) {
      const phrase = 'You cannot specify multiple shipping addresses.';
      return err(refuse(quote, 'graphql-input', phrase));
    }
    if (!first?.address) {
      const phrase = 'The shipping address must contain either "customer_address_id" or "address".';
      return err(refuse(quote, 'graphql-input', phrase));
    }
    const address = checkAddress(quote, first.address);
    if (!address.ok) return address;
    quote.statements.setShippingAddress(quote.id, writeAddress(address.value));
    quote.setAddresses.add('shipping');
    return ok({});
  };

export const setBillingAddress =
  ({ billing_address: input }: { readonly billing_address: BillingInput }): CartChange<object> =>
  (quote) => {
    const { id, statements } = quote;
    const inputAddress = input.address ?? undefined;
    const shipping = input.same_as_shipping
      ? parseAddress(statements.cart(id)?.shippingAddress)
      : undefined;
    const chosen = inputAddress ?? shipping;
    if (!chosen || (inputAddress && input.same_as_shipping)) {
      const phrase =
        'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".';
      return err(refuse(quote, 'graphql-input', phrase));
    }
    const address = checkAddress(quote, chosen);
    if (!address.ok) return address;
    statements.setBillingAddress(id, writeAddress(address.value));
    quote.setAddresses.add('billing');
    if (input.use_for_shipping) statements.setShippingAddress(id, writeAddress(address.value));
    return ok({});
  };

export const setGuestEmail =
  ({ email: typed }: { readonly email: string }): CartChange<object> =>
  (quote) => {
    if (quote.faults.isGuestCheckoutOff) {
      const phrase =
        'Guest checkout is not allowed. Register a customer account or login with existing one.';
      return err(refuse(quote, 'graphql-authorization', phrase));
    }
    const email = parseEmail(typed);
    if (!email.ok) return err(refuse(quote, 'graphql-input', 'Invalid email format'));
    quote.statements.setEmail(quote.id, email.value);
    return ok({});
  };
