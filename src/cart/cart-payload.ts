import type { CartItemChange, NewCartItem } from './cart.ts';

/* What is sent to change a cart (C2), under the names that the commerce side gave it. */

export type AddToCartPayload = {
  readonly cartId: string;
  readonly cartItems: readonly NewCartItem[];
};

export type UpdateCartPayload = {
  readonly cart_id: string;
  readonly cart_items: readonly { readonly cart_item_uid: string; readonly quantity: number }[];
};

export type RemoveItemPayload = { readonly cart_id: string; readonly cart_item_uid: string };

export const formatUpdate = (
  cart_id: string,
  changes: readonly CartItemChange[],
): UpdateCartPayload => ({
  cart_id,
  cart_items: changes.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity })),
});

/** The changes that {@link formatUpdate} wrote. */
export const changesOf = ({ cart_items }: UpdateCartPayload): readonly CartItemChange[] =>
  cart_items.map(({ cart_item_uid, quantity }) => ({ uid: cart_item_uid, quantity }));
