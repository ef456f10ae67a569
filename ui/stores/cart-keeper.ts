import type { CartStorage } from '#ports/cart-storage.ts';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { Cookies } from '../navigation/browser.ts';

/** Where the tab keeps its cart: all of it in storage (C1), its id in the cookie. */
export interface CartKeeper {
  load(): Cart | undefined;
  /** The cart that the server knows this visitor by; empty when it knows none. */
  cookieCartId(): string;
  /** Keeps the cart; one without an id is gone, and forgotten. */
  keep(cart: Cart): void;
  /** Gives up the local cart (C5). The cookie stays: what is still there can be found again. */
  giveUp(): void;
}

export function createCartKeeper(storage: CartStorage, cookies: Cookies): CartKeeper {
  return {
    load: () => storage.load(),
    cookieCartId() {
      const id = cookies.get(CART_COOKIE) ?? '';
      return isCartId(id) ? id : '';
    },
    keep(cart) {
      if (cart.id) storage.save(cart);
      else storage.clear();
      cookies.set(CART_COOKIE, cart.id, cart.id ? CART_COOKIE_LIFETIME : 0);
    },
    giveUp: () => storage.clear(),
  };
}
