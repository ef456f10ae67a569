import {
  formatTypedAddress,
  readTypedAddress,
  type TypedAddressDocument,
} from '../address/typed-address-document.ts';
import type { AddressFields } from '../address/validate-address.ts';
import { readSku } from '../catalog/sku.ts';
import { readTypedText } from '../shared/form.ts';
import {
  readAs,
  type Reader,
  readListOf,
  readObject,
  type ValueOf,
} from '../shared/json-reader.ts';
import {
  readCartId,
  readCartItemUid,
  readNewQuantity,
  readOptionUids,
  readQuantity,
} from './cart-fields.ts';
import type { CartItemChange, NewCartItem } from './cart.ts';

/*
 * Request payloads of cart changes (C2), with the field names of the commerce backend. Typed texts
 * are validated by the commerce side: its errors come with the cart, and are no failure.
 */

/** Maximum number of lines per call. */
const MAX_LINES_PER_CALL = 100;

const readAddPayload = readObject({
  cartId: readCartId,
  cartItems: readListOf(
    readObject(
      { sku: readSku, quantity: readQuantity },
      { selected_options: readOptionUids, parent_sku: readSku },
    ),
    1,
    MAX_LINES_PER_CALL,
  ),
});

type AddPayload = ValueOf<typeof readAddPayload>;

export const formatAdd = (cartId: string, items: readonly NewCartItem[]): AddPayload => ({
  cartId,
  cartItems: items.map(({ sku, quantity, optionUids, productSku }) => ({
    sku,
    quantity,
    ...(optionUids && { selected_options: optionUids }),
    ...(productSku !== undefined && { parent_sku: productSku }),
  })),
});

/** Parses what {@link formatAdd} writes. */
export const parseAdd: Reader<{
  readonly cartId: string;
  readonly items: readonly NewCartItem[];
}> = readAs(readAddPayload, ({ cartId, cartItems }) => ({
  cartId,
  items: cartItems.map(
    ({ sku, quantity, selected_options: optionUids, parent_sku: productSku }) => ({
      sku,
      quantity,
      ...(optionUids && { optionUids }),
      ...(productSku !== undefined && { productSku }),
    }),
  ),
}));

const readUpdatePayload = readObject({
  cart_id: readCartId,
  cart_items: readListOf(
    readObject({ cart_item_uid: readCartItemUid, quantity: readNewQuantity }),
    1,
    MAX_LINES_PER_CALL,
  ),
});

type UpdatePayload = ValueOf<typeof readUpdatePayload>;

export const formatUpdate = (
  cart_id: string,
  changes: readonly CartItemChange[],
): UpdatePayload => ({
  cart_id,
  cart_items: changes.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity })),
});

/** Parses what {@link formatUpdate} writes. */
export const parseUpdate: Reader<{
  readonly cartId: string;
  readonly changes: readonly CartItemChange[];
}> = readAs(readUpdatePayload, ({ cart_id: cartId, cart_items }) => ({
  cartId,
  changes: cart_items.map(({ cart_item_uid: uid, quantity }) => ({ uid, quantity })),
}));

export const readRemoval = readObject({ cart_id: readCartId, cart_item_uid: readCartItemUid });

export const formatRemoval = (
  cart_id: string,
  cart_item_uid: string,
): ValueOf<typeof readRemoval> => ({ cart_id, cart_item_uid });

export const readCoupon = readObject({ cart_id: readCartId, coupon_code: readTypedText });

export const formatCoupon = (cart_id: string, coupon_code: string): ValueOf<typeof readCoupon> => ({
  cart_id,
  coupon_code,
});

export const readCouponRemoval = readObject({ cart_id: readCartId });

export const formatCouponRemoval = (cart_id: string): ValueOf<typeof readCouponRemoval> => ({
  cart_id,
});

export const readGuestEmail = readObject({ cart_id: readCartId, email: readTypedText });

export const formatGuestEmail = (
  cart_id: string,
  email: string,
): ValueOf<typeof readGuestEmail> => ({ cart_id, email });

type AddressPayload = { readonly address: TypedAddressDocument };

/** Exactly one address: the commerce backend takes a list, but refuses more than one entry. */
type ShippingAddressPayload = {
  readonly cart_id: string;
  readonly shipping_addresses: readonly [AddressPayload];
};

type BillingAddressPayload = {
  readonly cart_id: string;
  readonly billing_address: AddressPayload;
};

/** A cart and an address as typed. */
type AddressOfCart = { readonly cartId: string; readonly typed: AddressFields };

const readAddress = readObject({ address: readTypedAddress });

export const formatShippingAddress = (
  cart_id: string,
  typed: AddressFields,
): ShippingAddressPayload => ({
  cart_id,
  shipping_addresses: [{ address: formatTypedAddress(typed) }],
});

/** Parses what {@link formatShippingAddress} writes. */
export const parseShippingAddress: Reader<AddressOfCart> = readAs(
  readObject({ cart_id: readCartId, shipping_addresses: readListOf(readAddress, 1, 1) }),
  ({ cart_id: cartId, shipping_addresses: [first] }) => first && { cartId, typed: first.address },
);

export const formatBillingAddress = (
  cart_id: string,
  typed: AddressFields,
): BillingAddressPayload => ({ cart_id, billing_address: { address: formatTypedAddress(typed) } });

/** Parses what {@link formatBillingAddress} writes. */
export const parseBillingAddress: Reader<AddressOfCart> = readAs(
  readObject({ cart_id: readCartId, billing_address: readAddress }),
  ({ cart_id: cartId, billing_address: { address: typed } }) => ({ cartId, typed }),
);
