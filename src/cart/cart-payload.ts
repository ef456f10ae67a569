import {
  formatTypedAddress,
  type TypedAddressDocument,
} from '../address/typed-address-document.ts';
import type { AddressFields } from '../address/validate-address.ts';
import type { CartItemChange, NewCartItem } from './cart.ts';

/* Request payloads of cart changes (C2), with the field names of the commerce backend. */

export type AddToCartPayload = {
  readonly cartId: string;
  readonly cartItems: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly selected_options?: readonly string[] | undefined;
  }[];
};

export type UpdateCartPayload = {
  readonly cart_id: string;
  readonly cart_items: readonly { readonly cart_item_uid: string; readonly quantity: number }[];
};

export type RemoveItemPayload = { readonly cart_id: string; readonly cart_item_uid: string };

export type CouponPayload = { readonly cart_id: string; readonly coupon_code: string };

export type RemoveCouponPayload = { readonly cart_id: string };

/** Exactly one address: the commerce backend takes a list, but refuses more than one entry. */
export type ShippingAddressPayload = {
  readonly cart_id: string;
  readonly shipping_addresses: readonly [{ readonly address: TypedAddressDocument }];
};

export type BillingAddressPayload = {
  readonly cart_id: string;
  readonly billing_address: { readonly address: TypedAddressDocument };
};

export type GuestEmailPayload = { readonly cart_id: string; readonly email: string };

export const formatAdd = (cartId: string, items: readonly NewCartItem[]): AddToCartPayload => ({
  cartId,
  cartItems: items.map(({ sku, quantity, optionUids }) => ({
    sku,
    quantity,
    ...(optionUids && { selected_options: optionUids }),
  })),
});

/** Parses the items that {@link formatAdd} wrote. */
export const itemsOf = ({ cartItems }: AddToCartPayload): readonly NewCartItem[] =>
  cartItems.map(({ sku, quantity, selected_options: optionUids }) => ({
    sku,
    quantity,
    ...(optionUids && { optionUids }),
  }));

export const formatShippingAddress = (
  cart_id: string,
  typed: AddressFields,
): ShippingAddressPayload => ({
  cart_id,
  shipping_addresses: [{ address: formatTypedAddress(typed) }],
});

export const formatBillingAddress = (
  cart_id: string,
  typed: AddressFields,
): BillingAddressPayload => ({ cart_id, billing_address: { address: formatTypedAddress(typed) } });

export const formatUpdate = (
  cart_id: string,
  changes: readonly CartItemChange[],
): UpdateCartPayload => ({
  cart_id,
  cart_items: changes.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity })),
});

/** Parses the changes that {@link formatUpdate} wrote. */
export const changesOf = ({ cart_items }: UpdateCartPayload): readonly CartItemChange[] =>
  cart_items.map(({ cart_item_uid, quantity }) => ({ uid: cart_item_uid, quantity }));

export const formatRemoval = (cart_id: string, cart_item_uid: string): RemoveItemPayload => ({
  cart_id,
  cart_item_uid,
});

export const formatCoupon = (cart_id: string, coupon_code: string): CouponPayload => ({
  cart_id,
  coupon_code,
});

export const formatCouponRemoval = (cart_id: string): RemoveCouponPayload => ({ cart_id });

export const formatGuestEmail = (cart_id: string, email: string): GuestEmailPayload => ({
  cart_id,
  email,
});
