import type { CartStorage } from '#ports/browser-storage.ts';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart.ts';
import { isSamePersistedCart, type PersistedCart } from '#src/cart/persisted-cart.ts';
import type { Cookies } from '../navigation/browser.ts';

/** Cart persistence in the browser: the whole cart in storage (C1), its id in the cookie. */
export interface CartPersistence {
  load(): PersistedCart;
  /** Replaces the loaded cart by `next` unless they are the same. Storing a cart renews the cookie. */
  replace(loaded: PersistedCart, next: PersistedCart): void;
}

export function createCartPersistence(storage: CartStorage, cookies: Cookies): CartPersistence {
  const cookieCartId = () => {
    const id = cookies.get(CART_COOKIE) ?? '';
    return isCartId(id) ? id : '';
  };
  return {
    load: () => ({ stored: storage.load(), cookieId: cookieCartId() }),
    replace(loaded, next) {
      if (isSamePersistedCart(loaded, next)) return;
      const isStored = next.stored === loaded.stored;
      const lifetime = next.cookieId === '' ? 0 : CART_COOKIE_LIFETIME;
      if (next.stored || next.cookieId !== loaded.cookieId) {
        cookies.set(CART_COOKIE, next.cookieId, lifetime);
      }
      if (isStored) return;
      if (next.stored) storage.save(next.stored);
      else storage.clear();
    },
  };
}
