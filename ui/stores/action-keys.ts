import type { Ids } from '#ports/ids.ts';
import type { NewCartItem } from '#src/cart/cart.ts';

/** An add to a cart, as the shopper meant it. */
export type AddAction = NewCartItem & { readonly cartId: string };

/** Names the shopper's adds, so that the commerce side carries each of them out once. */
export interface ActionKeys {
  /**
   * A key of its own for every add; but an add that was not answered and is tried again keeps its
   * key: the first may have been carried out.
   */
  keyOf(action: AddAction): string;
  /**
   * Notes what a change of the cart came to. Once one is answered the shopper sees the cart as it
   * is, and the next add is another one, be it of the same goods.
   */
  note<Reply extends { readonly ok: boolean }>(reply: Reply): Reply;
}

export function createActionKeys(ids: Ids): ActionKeys {
  let open: (AddAction & { readonly key: string }) | undefined;
  return {
    keyOf(action) {
      if (open && isSame(open, action)) return open.key;
      open = { ...action, key: ids.next() };
      return open.key;
    },
    note(reply) {
      if (reply.ok) open = undefined;
      return reply;
    },
  };
}

const isSame = (one: AddAction, other: AddAction): boolean =>
  one.cartId === other.cartId && one.sku === other.sku && one.quantity === other.quantity;
