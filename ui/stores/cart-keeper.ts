import type { CartStorage } from '#ports/cart-storage.ts';
import { CART_COOKIE, CART_COOKIE_LIFETIME, isCartId } from '#src/cart/cart-cookie.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { Cookies } from '../navigation/browser.ts';

/** Where the tab keeps its cart: all of it in storage (C1), its id in the cookie. */
export interface CartKeeper {
  /** What storage shows. */
  restore(): CartEvent;
  /** What a tab that opens finds: the cart of storage, or the id in the cookie. */
  find(): CartEvent;
  /** The carts that may still be there: that of storage, and the one the server knows. */
  cartIds(): readonly string[];
  keep(cart: Cart): void;
  /**
   * Keeps the cart that an answer has left. One that was only read is kept already, as a rule: tabs
   * that kept what they read of each other would call each other without end. One that is gone is
   * forgotten, unless another has taken its place meanwhile, or what was in it is still wanted.
   */
  keepAnswered(request: CartRequest, state: CartState): void;
  /** Gives up the local cart (C5). The cookie stays: what is still there can be found again. */
  giveUp(): void;
}

export function createCartKeeper(storage: CartStorage, cookies: Cookies): CartKeeper {
  const restore = (): CartEvent => {
    const cart = storage.load();
    return cart ? { type: 'restored', cart } : { type: 'cleared' };
  };
  const cookieCartId = () => {
    const id = cookies.get(CART_COOKIE) ?? '';
    return isCartId(id) ? id : '';
  };
  const keptId = () => storage.load()?.id ?? '';
  const isKept = (cartId: string) => keptId() === cartId && cookieCartId() === cartId;
  const keep = (cart: Cart) => {
    storage.save(cart);
    cookies.set(CART_COOKIE, cart.id, CART_COOKIE_LIFETIME);
  };
  const forget = (cartId: string) => {
    if (keptId() === cartId) storage.clear();
    if (cookieCartId() === cartId) cookies.set(CART_COOKIE, '', 0);
  };
  return {
    restore,
    find() {
      const kept = restore();
      const cartId = cookieCartId();
      return kept.type === 'cleared' && cartId ? { type: 'named', cartId } : kept;
    },
    cartIds: () => [...new Set([keptId(), cookieCartId()])].filter(Boolean),
    keep,
    keepAnswered(request, { cart, lost }) {
      if (cart.id === '') {
        if (!lost && request.kind !== 'create') forget(request.cartId);
      } else if (isChange(request) || !isKept(cart.id)) keep(cart);
    },
    giveUp: () => storage.clear(),
  };
}

const isChange = ({ kind }: CartRequest): boolean => kind !== 'create' && kind !== 'read';
