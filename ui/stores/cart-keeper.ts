import type { CartStorage } from '#ports/cart-storage.ts';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import type { KeptCart } from '#src/cart/kept-cart.ts';
import type { Cookies } from '../navigation/browser.ts';

/** Cart persistence in the browser: the whole cart in storage (C1), its id in the cookie. */
export interface CartKeeper {
  kept(): KeptCart;
  /** Replaces `kept` by `next` unless they are equal. Storing a cart renews the cookie. */
  replace(kept: KeptCart, next: KeptCart): void;
}

export function createCartKeeper(storage: CartStorage, cookies: Cookies): CartKeeper {
  const cookieCartId = () => {
    const id = cookies.get(CART_COOKIE) ?? '';
    return isCartId(id) ? id : '';
  };
  return {
    kept: () => ({ stored: storage.load(), cookieId: cookieCartId() }),
    replace(kept, next) {
      const isStored = next.stored === kept.stored;
      if (isStored && next.cookieId === kept.cookieId) return;
      const lifetime = next.cookieId === '' ? 0 : CART_COOKIE_LIFETIME;
      if (next.stored || next.cookieId !== kept.cookieId) {
        cookies.set(CART_COOKIE, next.cookieId, lifetime);
      }
      if (isStored) return;
      if (next.stored) storage.save(next.stored);
      else storage.clear();
    },
  };
}
